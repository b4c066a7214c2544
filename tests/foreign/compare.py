#!/usr/bin/env python3
"""Compares tratto with foreign pairing programs on random tournaments, in batches that can be interrupted.

    compare.py theirs START STOP   made by bbpPairings, checked by `tratto check`
    compare.py ours   START STOP   made by `tratto generate`, checked by bbpPairings
    compare.py old    START STOP   made by `tratto generate --rules 2017`, checked by bbpPairings 5
    compare.py gacrux START STOP   those of `ours`, pairings and standings checked by Gacrux
    compare.py sum                 counts so far, and every line that tells of a difference

START and STOP are numbers of tournaments, 500 a batch; a batch that is done is not done again. The number is also the
seed and gives the size, so that the same numbers are the same tournaments everywhere. Folders and programs come from
the environment: FOREIGN (where everything is kept, `foreign` without it), BATCH (tournaments a batch, 500 without it),
TRATTO (the program), BBP and BBP5 (bbpPairings
6 and 5). For `gacrux`, start this script with a Python that has the package gacrux.
"""

import contextlib
import io
import os
import pathlib
import random
import subprocess
import sys

FOLDER = pathlib.Path(os.environ.get("FOREIGN", "foreign"))
TRATTO = os.environ.get("TRATTO", "target/release/tratto")
BBP = os.environ.get("BBP", "bbpPairings.exe")
BBP5 = os.environ.get("BBP5", "bbpPairings5.exe")
BATCH = int(os.environ.get("BATCH", "500"))

# Share of the tournaments, fewest and most players. bbpPairings needs time with the cube of the players.
SIZES = [(0.80, 4, 30), (0.15, 31, 60), (0.043, 61, 120), (0.005, 121, 200), (0.002, 201, 300)]


def shape(number):
    """Dice, players and rounds of a tournament."""
    dice = random.Random(number)
    roll = dice.random()
    for share, low, high in SIZES:
        if roll < share:
            break
        roll -= share
    players = dice.randint(low, high)
    most = min(11, players - 1 if players < 8 else players // 2 + 2)
    return dice, players, dice.randint(min(3, most), most)


def configuration(number):
    """For the generator of bbpPairings: a rate of n is one in n."""
    dice, players, rounds = shape(number)
    lines = [
        f"PlayersNumber={players}",
        f"RoundsNumber={rounds}",
        f"DrawPercentage={dice.choice([10, 20, 30, 40, 50])}",
        f"ForfeitRate={dice.choice([8, 15, 20, 30, 60, 500])}",
        f"RetiredRate={dice.choice([20, 50, 100, 500, 5000])}",
        f"HalfPointByeRate={dice.choice([10, 20, 50, 100, 500])}",
        f"HighestRating={dice.choice([2300, 2600, 2800])}",
        f"LowestRating={dice.choice([1000, 1400, 2000])}",
    ]
    if dice.random() < 0.06:
        lines += ["PointsForWin=3.0", "PointsForDraw=1.0"]
    return "\n".join(lines) + "\n"


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True)
    decode = lambda text: text.decode(errors="replace").strip()
    return done.returncode, decode(done.stdout), decode(done.stderr)


def batches(kind, start, stop, result):
    for batch in range(start, stop, BATCH):
        folder = FOLDER / kind / f"{batch:06}"
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / result).exists():
            yield folder, range(batch, min(batch + BATCH, stop))


def finish(path, lines):
    """The last thing of a batch, so that an interrupted one is done again."""
    part = path.with_suffix(".part")
    part.write_text("".join(line + "\n" for line in lines))
    part.rename(path)


def theirs(start, stop):
    for folder, numbers in batches("theirs", start, stop, "result.txt"):
        lines, made = [], []
        for number in numbers:
            (folder / "configuration").write_text(configuration(number))
            trf = folder / f"{number:06}.trf"
            code, _, error = run(BBP, "--dutch", "-g", folder / "configuration", "-o", trf, "-s", number)
            if code == 0:
                made.append(trf)
            else:
                trf.unlink(missing_ok=True)
                lines.append(f"NOT MADE {number} exit {code} {error[:200]}")
        _, out, error = run(TRATTO, "check", *made, "--jobs", 1)
        finish(folder / "result.txt", lines + out.splitlines() + error.splitlines())


# What bbpPairings 5, which reads TRF16, cannot be told.
OLD = ["--rules", "2017", "--baku", "false", "--forbidden", 0, "--scoring", "1-0.5-0"]


def as_trf16(path):
    """Without the records of TRF26, which bbpPairings 5 does not know; rounds and colour as the engines' records."""
    kept = []
    for line in path.read_text().splitlines():
        code, rest = line[:3], line[4:].strip()
        if code == "142":
            kept.append(f"XXR {rest}")
        elif code == "152":
            kept.append("XXC white1" if rest == "W" else "XXC black1")
        elif code == "001":
            kept.append(line)
    path.write_text("\n".join(kept) + "\n")


def old(start, stop):
    check_by_bbp("old", OLD, as_trf16, BBP5, start, stop)


def ours(start, stop):
    check_by_bbp("ours", [], lambda path: None, BBP, start, stop)


def check_by_bbp(kind, options, convert, bbp, start, stop):
    for folder, numbers in batches(kind, start, stop, "result.txt"):
        lines, made, rounds, differ = [], 0, 0, 0
        for number in numbers:
            _, players, most = shape(number)
            code, _, error = run(TRATTO, "generate", "--players", players, "--rounds", most, "--seed", number,
                                 "--out", folder, "--jobs", 1, *options)
            if code != 0:
                lines.append(f"NOT MADE {number} exit {code} {error[:200]}")
                continue
            made += 1
            trf = folder / f"{number:09}.trf"
            convert(trf)
            code, out, error = run(bbp, "--dutch", trf, "-c")
            rounds += out.count(": Round #")
            if code != 0 or "Checker" in out or "No valid" in out:
                differ += 1
                lines.append(f"DIFFERS {number} exit {code} {error[:200]}")
                lines.extend(out.splitlines())
        lines.append(f"{made} files, {rounds} rounds, {differ} files differ")
        finish(folder / "result.txt", lines)


def gacrux(start, stop):
    for folder, _ in batches("ours", start, stop, "gacrux.txt"):
        files = sorted(folder.glob("*.trf"))
        lines, rounds, pairings, standings = [], 0, 0, 0
        for path in files:
            code, found = gacrux_pairings(path)
            rounds += len(found)
            if code != 0:
                pairings += 1
                lines.append(f"PAIRINGS {path.name} status {code} {[r for r in found if not r['check']]}")
            code = gacrux_standings(path)
            if code != 0:
                standings += 1
                lines.append(f"STANDINGS {path.name} status {code}")
        lines.append(f"{len(files)} files, {rounds} rounds, {pairings} files differ in pairings, "
                     f"{standings} in standings")
        finish(folder / "gacrux.txt", lines)


def gacrux_run(program, path):
    sys.argv = ["gacrux", "-c", "-i", str(path), "-o", os.devnull]
    with contextlib.redirect_stdout(io.StringIO()):
        program.common_main()
    return program.resultjson["status"]["code"]


def gacrux_pairings(path):
    from gacrux.pairingchecker import pairingchecker

    program = pairingchecker()
    code = gacrux_run(program, path)
    rounds = getattr(program.chessfile, "result", {}).get("roundpairing", [])
    return code, [{key: found[key] for key in ("round", "check", "pairs", "current")} for found in rounds]


def gacrux_standings(path):
    from gacrux.tiebreakchecker import tiebreakchecker

    return gacrux_run(tiebreakchecker(), path)


def total():
    for kind, result in (
        ("theirs", "result.txt"),
        ("ours", "result.txt"),
        ("ours", "gacrux.txt"),
        ("old", "result.txt"),
    ):
        sums, words, not_made = [0] * 4, [], 0
        for path in sorted((FOLDER / kind).glob(f"*/{result}")):
            for line in path.read_text().splitlines():
                head = line.split(", ")
                if head[0].endswith(" files"):
                    sums = [a + int(part.split()[0]) for a, part in zip(sums, head + ["0"])]
                    words = [part.split(" ", 1)[1] for part in head]
                elif line.startswith("NOT MADE"):
                    not_made += 1
                else:
                    print(f"{path.parent.name}: {line}")
        print(f"{kind}, {result}: " + ", ".join(f"{n} {w}" for n, w in zip(sums, words))
              + f"; {not_made} not made")


if __name__ == "__main__":
    what, *numbers = sys.argv[1:] or ["help"]
    if what == "sum":
        total()
    elif what in ("theirs", "ours", "old", "gacrux") and len(numbers) == 2:
        {"theirs": theirs, "ours": ours, "old": old, "gacrux": gacrux}[what](*map(int, numbers))
    else:
        sys.exit(__doc__)

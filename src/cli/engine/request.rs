//! The request of an engine call.

use std::{ffi::OsString, path::PathBuf};

/// A parsed call.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The system of `--dutch` or `--burstein`; `None` if the report decides.
    pub system: Option<CalledSystem>,
    /// `-r`: print the version of the program.
    pub release: bool,
    /// `-l`: write a checklist, to a file or to the standard output.
    pub checklist: Option<Option<PathBuf>>,
    /// The task of the call.
    pub task: Task,
}

/// The system that a call names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalledSystem {
    /// `--dutch`: the FIDE (Dutch) System.
    Dutch,
    /// `--burstein`: the Burstein System.
    Burstein,
}

/// The task of a call.
#[derive(Debug, Default, PartialEq, Eq)]
pub enum Task {
    /// No task besides the options.
    #[default]
    Nothing,
    /// `in.trf -p [out]`
    Pair {
        /// The report.
        input: PathBuf,
        /// Output file for the pairs; the standard output if not given.
        output: Option<PathBuf>,
    },
    /// `in.trf -c`
    Check {
        /// The report.
        input: PathBuf,
    },
    /// `[model.trf] -g [configuration] -o out.trf [-s seed]`
    Generate(Wanted),
}

/// The files and the seed of [`Task::Generate`].
#[derive(Debug, PartialEq, Eq)]
pub struct Wanted {
    /// A report that gives the number of rounds and the ratings.
    pub model: Option<PathBuf>,
    /// A file with lines `Key=Value`.
    pub configuration: Option<PathBuf>,
    /// Output file for the report.
    pub output: PathBuf,
    /// The seed; if not given, it comes from the clock.
    pub seed: Option<u64>,
}

/// Why a call is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RequestError {
    /// An unknown option.
    #[error("{0}: no such option")]
    Unknown(String),
    /// Two of `-p`, `-c`, `-g`, two systems, or two input files.
    #[error("{0}: one thing at a time")]
    Twice(String),
    /// `-p` and `-c` need an input file.
    #[error("no input file")]
    NoInput,
    /// An input file without a task for it.
    #[error("{0}: one of -p, -c and -g is missing")]
    NoTask(String),
    /// `-g` needs an output file `-o`.
    #[error("-g: no output file (-o)")]
    NoOutput,
    /// The seed is not a whole number.
    #[error("-s {0}: not a seed")]
    Seed(String),
}

/// Whether the arguments are those of an engine call. They begin with `--dutch`, `--burstein`, `-r`, `-p`, `-c` or `-g`; or
/// they begin with a file that is not one of `commands`, followed somewhere by `-p`, `-c`, `-g` or `-l`.
pub fn is_engine_call(arguments: &[OsString], commands: &[&str]) -> bool {
    let texts: Vec<&str> = arguments.iter().filter_map(|a| a.to_str()).collect();
    let tasks = ["-p", "-c", "-g"];
    match texts.as_slice() {
        [first, ..] if ["--dutch", "--burstein", "-r"].contains(first) || tasks.contains(first) => {
            true
        }
        [first, rest @ ..] => {
            !commands.contains(first)
                && !first.starts_with('-')
                && rest
                    .iter()
                    .any(|text| *text == "-l" || tasks.contains(text))
        }
        [] => false,
    }
}

impl Request {
    /// Parses a call.
    pub fn read(arguments: &[OsString]) -> Result<Self, RequestError> {
        let mut request = Self::default();
        let (mut input, mut output, mut seed, mut task) = (None, None, None, None);
        let mut operand = None;
        let mut rest = arguments.iter().peekable();
        while let Some(argument) = rest.next() {
            let text = argument.to_string_lossy();
            // The file that may follow an option.
            let mut file = || {
                rest.next_if(|next| !next.to_string_lossy().starts_with('-'))
                    .map(PathBuf::from)
            };
            match text.as_ref() {
                // `-w` and `-q` choose among the methods of JaVaFo; here there is only one.
                "-w" => {}
                "-q" => drop(file()),
                "--dutch" => request.name(CalledSystem::Dutch, &text)?,
                "--burstein" => request.name(CalledSystem::Burstein, &text)?,
                "-r" => request.release = true,
                "-l" => request.checklist = Some(file()),
                "-o" => output = file(),
                "-s" | "-b" => {
                    let text = file().map(|path| path.to_string_lossy().into_owned());
                    let text = text.unwrap_or_default();
                    seed = Some(text.parse().map_err(|_| RequestError::Seed(text))?);
                }
                "-p" | "-c" | "-g" => {
                    if task.is_some() {
                        return Err(RequestError::Twice(text.into_owned()));
                    }
                    if text != "-c" {
                        operand = file();
                    }
                    task = Some(text.into_owned());
                }
                other if other.starts_with('-') && other.len() > 1 => {
                    return Err(RequestError::Unknown(other.to_owned()));
                }
                other => {
                    if input.is_some() {
                        return Err(RequestError::Twice(other.to_owned()));
                    }
                    input = Some(PathBuf::from(argument));
                }
            }
        }
        request.task = match task.as_deref() {
            Some("-p") => Task::Pair {
                input: input.ok_or(RequestError::NoInput)?,
                output: operand,
            },
            Some("-c") => Task::Check {
                input: input.ok_or(RequestError::NoInput)?,
            },
            Some(_) => Task::Generate(Wanted {
                model: input,
                configuration: operand,
                output: output.ok_or(RequestError::NoOutput)?,
                seed,
            }),
            None => match input {
                Some(input) => {
                    return Err(RequestError::NoTask(input.display().to_string()));
                }
                None => Task::Nothing,
            },
        };
        Ok(request)
    }

    /// Notes the system of the option `text`; an error if another system was named before.
    fn name(&mut self, system: CalledSystem, text: &str) -> Result<(), RequestError> {
        if self.system.is_some_and(|named| named != system) {
            return Err(RequestError::Twice(text.to_owned()));
        }
        self.system = Some(system);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<OsString> {
        text.split_whitespace().map(OsString::from).collect()
    }

    #[test]
    fn engine_calls_are_told_from_commands() {
        let commands = ["check", "pair"];
        for (call, is) in [
            ("--dutch in.trf -p out.txt", true),
            ("-r", true),
            ("in.trf -p", true),
            ("in.trf -c", true),
            ("in.trf -l", true),
            ("--burstein in.trf -c", true),
            ("pair -l", false),
            ("-g config -o out.trf", true),
            ("check -c", false),
            ("pair in.trf", false),
            ("--help", false),
            ("in.trf", false),
            ("", false),
        ] {
            assert_eq!(is_engine_call(&words(call), &commands), is, "{call}");
        }
    }

    #[test]
    fn calls_are_read() {
        let read = |call: &str| Request::read(&words(call));
        let pair = |output: Option<&str>| Task::Pair {
            input: "in.trf".into(),
            output: output.map(PathBuf::from),
        };
        assert_eq!(read("--dutch in.trf -p").unwrap().task, pair(None));
        assert_eq!(
            read("-r --dutch in.trf -p out.txt -l"),
            Ok(Request {
                system: Some(CalledSystem::Dutch),
                release: true,
                checklist: Some(None),
                task: pair(Some("out.txt")),
            })
        );
        assert_eq!(
            read("in.trf -q 2000 -p out.txt").unwrap().task,
            pair(Some("out.txt"))
        );
        assert_eq!(
            read("--dutch -g config -o out.trf -s 7").unwrap().task,
            Task::Generate(Wanted {
                model: None,
                configuration: Some("config".into()),
                output: "out.trf".into(),
                seed: Some(7),
            })
        );
        for (call, system) in [
            ("in.trf -p", None),
            ("--dutch in.trf -p", Some(CalledSystem::Dutch)),
            ("--burstein in.trf -p", Some(CalledSystem::Burstein)),
            (
                "in.trf -p --burstein --burstein",
                Some(CalledSystem::Burstein),
            ),
        ] {
            assert_eq!(read(call).unwrap().system, system, "{call}");
        }
        for (call, error) in [
            (
                "--dutch --burstein in.trf -p",
                RequestError::Twice("--burstein".to_owned()),
            ),
            ("--dutch -p", RequestError::NoInput),
            ("--dutch in.trf", RequestError::NoTask("in.trf".to_owned())),
            ("in.trf -l", RequestError::NoTask("in.trf".to_owned())),
            ("--dutch -g", RequestError::NoOutput),
            ("in.trf -p -c", RequestError::Twice("-c".to_owned())),
            (
                "in.trf two.trf -c",
                RequestError::Twice("two.trf".to_owned()),
            ),
            ("in.trf -c -z", RequestError::Unknown("-z".to_owned())),
            ("-g -o a -s x", RequestError::Seed("x".to_owned())),
        ] {
            assert_eq!(read(call), Err(error), "{call}");
        }
    }
}

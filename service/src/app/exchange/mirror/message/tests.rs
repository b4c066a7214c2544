//! Messages that are written and read, and messages that cannot be read.

use super::*;

fn head() -> Head {
    Head::new("e".to_owned(), ("torre".to_owned(), "Torre".to_owned()))
}

fn packed(lines: &[&str]) -> Vec<u8> {
    let mut writing = Writing::begin(&head()).unwrap();
    for line in lines {
        writing.line(line).unwrap();
    }
    writing.end().unwrap()
}

#[test]
fn what_is_written_is_read() {
    let mut writing = Writing::begin(&head()).unwrap();
    let values = vec![Value::from(3), Value::from(1), Value::from("H")];
    writing.row(&row_line("byes", 7, values.clone())).unwrap();
    writing.gone("byes", 5).unwrap();
    let message = read(writing.end().unwrap().as_slice()).unwrap();
    assert_eq!(message.head, head());
    assert_eq!(message.rows["byes"], [(7, values)]);
    assert_eq!(message.gone["byes"], [5]);
}

/// Each message has one faulty line.
#[test]
fn lines_that_are_none_are_refused() {
    for line in [
        "",
        "{}",
        r#"["byes"]"#,
        r#"["nothing",1,[]]"#,
        r#"["byes",0,[3,1,"H"]]"#,
        r#"["byes",1,[3,1]]"#,
        r#"["byes",1,[3,"one","H"]]"#,
        r#"["byes",1,[-3,1,"H"]]"#,
        r#"["byes",1,"H"]"#,
        r#"["check_ins",1]"#,
        r#"["trail",1]"#,
        r#"["trail",1,[]]"#,
        r#"["door",0]"#,
        r#"["door",0,[]]"#,
        r#"["door",0,[{"is_open":"yes"}]]"#,
        r#"["request",1,[{"state":"perhaps"}]]"#,
    ] {
        let read = read(packed(&[r#"["byes",5]"#, line]).as_slice());
        assert_eq!(read.unwrap_err(), Unread::Line(3), "{line}");
    }
}

#[test]
fn a_message_that_breaks_off_is_none() {
    let whole = packed(&[r#"["byes",5]"#]);
    assert!(read(whole.as_slice()).is_ok());
    for length in 0..whole.len() {
        let read = read(&whole[..length]);
        assert_eq!(read.unwrap_err(), Unread::Broken, "{length}");
    }
    assert_eq!(read(&b"plain"[..]).unwrap_err(), Unread::Broken);
}

#[test]
fn a_head_that_names_nothing_or_too_much_is_refused() {
    let fault = |head: &Head| {
        let bytes = Writing::begin(head).unwrap().end().unwrap();
        read(bytes.as_slice()).unwrap_err()
    };
    let mut other = head();
    other.event.clear();
    assert_eq!(fault(&other), Unread::Line(1));
    for by in ["\0".to_owned(), "a\nb".to_owned(), "a".repeat(401)] {
        let other = Head { by, ..head() };
        assert_eq!(fault(&other), Unread::Line(1));
    }
}

#[test]
fn a_newer_message_is_said_to_be_newer() {
    let mut newer = head();
    newer.tables += 1;
    let bytes = Writing::begin(&newer).unwrap().end().unwrap();
    assert_eq!(read(bytes.as_slice()).unwrap_err(), Unread::Newer);
    newer = head();
    newer.version += 1;
    let bytes = Writing::begin(&newer).unwrap().end().unwrap();
    assert_eq!(read(bytes.as_slice()).unwrap_err(), Unread::Newer);
}

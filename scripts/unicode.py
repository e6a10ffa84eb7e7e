#!/usr/bin/env python3
"""Writes the tables that come from Unicode's data, each as one Swift string literal.

Needs the package unicodedata2 of exactly the version below (pip install unicodedata2==17.0.0), so that the tables are
of the same Unicode as the Swift standard library, whoever makes them. Run it in the root of the repository:

    python3 scripts/unicode.py
"""

import random
import sys
import unicodedata
import unicodedata2 as ucd

VERSION = "17.0.0"
SCALARS = [code for code in range(0x110000) if not 0xD800 <= code < 0xE000]
HANGUL = range(0xAC00, 0xD7A4)


def hexes(text):
    return " ".join(f"{ord(character):X}" for character in text)


def nfc(text):
    return ucd.normalize("NFC", text)


def nfd(text):
    return ucd.normalize("NFD", text)


def decompositions():
    """`scalar=NFD`, and `=NFC` after it where that is not the scalar itself; Hangul is left to arithmetic."""
    for code in SCALARS:
        scalar = chr(code)
        if code not in HANGUL and nfd(scalar) != scalar:
            entry = f"{code:X}={hexes(nfd(scalar))}"
            yield entry if nfc(scalar) == scalar else f"{entry}={hexes(nfc(scalar))}"


def sequences(count=600):
    """`text=NFC` of random bases, marks in any order, jamo and syllables: what no scalar by itself can show."""
    draw = random.Random(5)
    assigned = [code for code in SCALARS if ucd.category(chr(code)) not in ("Cn", "Co")]
    marks = [code for code in assigned if ucd.combining(chr(code))]
    bases = sorted({ord(nfd(chr(code))[0]) for code in assigned if len(nfd(chr(code))) > 1} - set(HANGUL))
    latin = [ord(letter) for letter in "aeiouyAEIOUYscnSCN"]
    common = [0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30A, 0x30C, 0x31B, 0x323, 0x327, 0x328]
    jamo = [*range(0x1100, 0x1113), *range(0x1161, 0x1176), *range(0x11A7, 0x11C3), 0xAC00, 0xAC1C, 0xD55C]
    kinds = [(latin, common), (bases, marks), (bases, bases), (jamo, jamo)]
    for number in range(count):
        first, rest = kinds[number % len(kinds)]
        text = "".join(map(chr, draw.choices(first) + draw.choices(rest, k=draw.randint(1, 4))))
        yield f"{hexes(text)}={hexes(nfc(text))}"


def foldings():
    """`scalar=folding` of every scalar that Python, whose Unicode may be older, folds."""
    for code in SCALARS:
        if chr(code).casefold() != chr(code):
            yield f"{code:X}={hexes(chr(code).casefold())}"


def wide_ranges():
    """Runs of scalars that take two columns: East Asian Wide and Fullwidth, and what may yet come to planes 2 and 3."""
    start = None
    for code in range(0x110001):
        wide = 0x20000 <= code <= 0x2FFFD or 0x30000 <= code <= 0x3FFFD
        wide = wide or (code < 0x110000 and ucd.east_asian_width(chr(code)) in "WF")
        if wide and start is None:
            start = code
        elif not wide and start is not None:
            yield f"0x{start:X}...0x{code - 1:X}"
            start = None


def literal(name, comment, entries, version=VERSION):
    """A Swift declaration of the entries, joined by semicolons, in lines of at most 110 columns."""
    lines, line = [], ""
    for entry in entries:
        if len(line) + len(entry) + 1 > 105:
            lines.append(line)
            line = ""
        line += entry + ";"
    lines.append(line)
    body = "\\\n".join(f"  {line}" for line in lines)
    return f'/// {comment}\n///\n/// Unicode {version}.\nlet {name} = """\n{body}\n  """\n'


def rows(entries, each=5):
    entries = list(entries)
    return [", ".join(entries[at : at + each]) for at in range(0, len(entries), each)]


def write(path, declaration):
    with open(path, "w", encoding="utf-8") as file:
        file.write("// Made by scripts/unicode.py; do not edit.\n\n")
        file.write(declaration)


def main():
    if ucd.unidata_version != VERSION:
        sys.exit(f"unicodedata2 is {ucd.unidata_version}; {VERSION} is needed")
    write(
        "Tests/LineupCoreTests/Text/DecompositionData.swift",
        literal(
            "decompositions",
            "`scalar=NFD` of every scalar but Hangul that has one, and `=NFC` where that is not the scalar itself.",
            decompositions(),
        ),
    )
    write(
        "Tests/LineupCoreTests/Text/SequenceData.swift",
        literal(
            "sequences",
            "`text=NFC` of bases with marks in any order, of jamo and of syllables.",
            sequences(),
        ),
    )
    write(
        "Sources/LineupShell/Output/Text/WideRanges.swift",
        "/// What takes two columns of a terminal (East Asian Wide and Fullwidth), in order.\n///\n"
        f"/// Unicode {VERSION}, UAX #11.\nlet wideRanges: [ClosedRange<UInt32>] = [\n"
        + "".join(f"  {line},\n" for line in rows(wide_ranges()))
        + "]\n",
    )
    write(
        "Tests/LineupCoreTests/Text/FoldingData.swift",
        literal(
            "foldings",
            "`scalar=folding`: all that fold, of Python's `str.casefold`.",
            foldings(),
            unicodedata.unidata_version,
        ),
    )


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Draws comments and texts for somebody who has not seen the code, to find those that have to be read twice.

    Tests/readers-list.py SEED [COUNT]

Prints COUNT (60) doc comments of Sources, each with the line that it explains, and COUNT paragraphs of what the recorded
sessions show, each with the command that was typed. The same seed draws the same list from the same commit.
"""
import pathlib
import random
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def comments():
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        lines = path.read_text(encoding="utf-8").split("\n")
        start = None
        for number, line in enumerate(lines):
            if line.lstrip().startswith("///"):
                start = number if start is None else start
            elif start is not None:
                block = [part.strip() for part in lines[start:number]]
                yield f"{path.relative_to(ROOT)}:{start + 1}", "\n".join(block + [line.strip()])
                start = None


def paragraphs():
    seen = set()
    for path in sorted((ROOT / "Fixtures" / "sessions").rglob("*.session")):
        command, block, first = "", [], 0
        for number, line in enumerate(path.read_text(encoding="utf-8").split("\n") + [""]):
            if line[:2] in ("$ ", "< ", "? ") or line.startswith("%") or not line.strip("! ") or line.startswith("#"):
                text = "\n".join(block)
                shape = re.sub(r"\d", "0", text)
                words = re.findall(r"[a-z]{3,}", text)
                if len(words) >= 3 and shape not in seen and not text.lstrip("! ").startswith(("{", "[", "<")):
                    seen.add(shape)
                    yield f"{path.relative_to(ROOT)}:{first}", f"{command}\n{text}" if command else text
                block = []
                if line.startswith("$ "):
                    command = line
            else:
                block.append(line.removeprefix("! "))
                if len(block) == 1:
                    first = number + 1


def main():
    words = [word for word in sys.argv[1:] if not word.startswith("--")]
    if not words:
        sys.exit(__doc__)
    seed, count = int(words[0]), int(words[1]) if len(words) > 1 else 60
    draw = random.Random(seed)
    for title, items in (("comments", list(comments())), ("texts", list(paragraphs()))):
        print(f"== {title}: {count} of {len(items)}, seed {seed}\n")
        for number, (place, text) in enumerate(draw.sample(items, count), 1):
            print(f"-- {title[0]}{number}  ({place})\n{text}\n")


main()

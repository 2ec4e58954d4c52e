#!/usr/bin/env python3
"""Puts the tables that `make bench` printed into docs/performance.md.

    make bench | tee bench.txt; Tests/Bench/into-page.py bench.txt

A table of the page is replaced by the printed one that shares at least half of its first column. Names the tables of the page
that nothing was printed for, and the printed ones that the page does not have.
"""
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).resolve().parent.parent.parent / "docs" / "performance.md"


def tables(lines):
    """The tables, each as the number of its first line and of the line behind its last."""
    start = None
    for number, line in enumerate(lines + [""]):
        if line.startswith("|"):
            start = number if start is None else start
        elif start is not None:
            yield start, number
            start = None


def names(lines):
    """The first column; numbers are left out, since a row may name a size."""
    cells = (line.split("|")[1] for line in lines[2:])
    return {re.sub(r"\d[\d,.]*", "", cell).strip() for cell in cells}


def searches(printed):
    """The table of searches: a row for what is typed, medians and 95 % of both banks beside each other."""
    cells = {}
    for line in (line for table in printed for line in table[2:]):
        fields = [field.strip() for field in line.split("|")]
        bank, colon, what = fields[1].partition(": ")
        if colon and bank in ("10000", "500000"):
            cells[bank, what] = (fields[2], fields[4], fields[6])
    typed = [what.rpartition(", ")[0] for bank, what in cells if bank == "10000" and what.endswith(", median")]
    rows = [
        "| what is typed | 10,000: median | 95 % | 500,000: median | 95 % | bm25 at 500,000: median | 95 % |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for what in typed[:-1]:
        values = [cells[bank, f"{what}, {part}"] for bank in ("10000", "500000") for part in ("median", "95 %")]
        rows.append("| " + " | ".join([what] + [value[0] for value in values] + [value[1] for value in values[2:]]) + " |")
    whole = [cells[bank, f"all, {part}"] for bank in ("10000", "500000") for part in ("median", "95 %")]
    rows.append("| all (at most) | " + " | ".join(f"{value} ({most})" for value, _, most in whole) + " | | |")
    return rows


def main():
    printed_lines = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines()
    printed = [printed_lines[start:end] for start, end in tables(printed_lines)]
    page = PAGE.read_text(encoding="utf-8").splitlines()
    used = set()
    for start, end in reversed(list(tables(page))):
        if page[start].startswith("| what is typed"):
            page[start:end] = searches(printed)
            continue
        wanted = names(page[start:end])
        shared = [len(wanted & names(table)) if table[0].split("|")[2:] else 0 for table in printed]
        best = max(range(len(printed)), key=shared.__getitem__, default=None)
        if best is None or shared[best] * 2 < len(wanted) or not wanted:
            print(f"not printed: {page[start]}")
            continue
        used.add(best)
        page[start:end] = printed[best]
    PAGE.write_text("\n".join(page) + "\n", encoding="utf-8")
    for number, table in enumerate(printed):
        if number not in used:
            print("not on the page:", "\n".join(table[:3]), sep="\n")


main()

#!/usr/bin/env python3
"""How well and how fast recipes are read from pages, and what damaged pages do.

usage: pages.py LARDER FOLDER SCORER [--variants N] [--seed N]

FOLDER has `pages` with saved pages; SCORER is the scorer of recipe pages. First the scorer's figures; then every page, each
cut at N places, with bits turned over or with parts in another order (20 variants of each), each read by a process of its
own: no crash, no hang. Last, made pages of a megabyte: how long each takes, the start of the program in it.
Exits with 1 if anything crashes, hangs, or takes longer than its bound.
"""

import argparse
import gzip
import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time

PATIENCE = 10.0
# What a page of a megabyte may take, in seconds, without the start of the program.
BOUND = 0.1


def contents(path):
    with open(path, "rb") as file:
        data = file.read()
    return gzip.decompress(data) if path.endswith(".gz") else data


def variant(page, kind, rng):
    """A damaged page: cut off, with bits turned over, or with its parts in another order."""
    if kind == "cut":
        return page[: rng.randrange(1, max(2, len(page)))]
    if kind == "flipped":
        damaged = bytearray(page)
        for _ in range(max(1, len(page) // 2000)):
            damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
        return bytes(damaged)
    size = max(1, len(page) // 12)
    parts = [page[start : start + size] for start in range(0, len(page), size)]
    rng.shuffle(parts)
    return b"".join(parts)


def made():
    """Pages of about a megabyte whose shape is meant to be slow to read."""
    recipe = b'{"@type":"Recipe","name":"Soup","recipeIngredient":['
    return {
        "200,000 nested elements": b"<div>" * 200_000,
        "200,000 nested brackets": b'<script type="application/ld+json">' + b"[" * 200_000 + b"</script>",
        "an attribute of 3 MB": b'<p title="' + b"a" * 3_000_000 + b'">x</p>',
        "15,000 items within each other": b'<div itemscope itemtype="https://schema.org/Recipe" itemprop="x">' * 15_000,
        "20,000 headings and lists": b"<h2>Ingredients</h2><ul><li>1 egg<li>2 g salt</ul>" * 20_000,
        "60,000 ingredients": b'<script type="application/ld+json">' + recipe + b'"1 egg",' * 60_000 + b'"x"]}</script>',
        "a million references": b"<h1>Soup</h1><p>" + b"&amp;" * 200_000 + b"</p>",
        "a million bytes of text": b"Soup\n\n" + b"200 g flour and 2 eggs\n" * 43_000,
        "a megabyte of Cooklang": b"Add @salt{2%tsp} and wait ~{5%minutes}. " * 25_000,
        "zeros": b"<html>" + b"\0" * 1_000_000,
        "UTF-16": ("\ufeff<h1>Soup</h1><h2>Ingredients</h2><ul>" + "<li>1 Ei" * 60_000).encode("utf-16-le"),
    }


def read(program, path):
    """Seconds, and the exit status or `hangs`."""
    begin = time.perf_counter()
    run = subprocess.Popen(
        [program, "--db", os.path.join(os.path.dirname(path), "none.db"), "recipe", "import", path, "--dry-run", "--json"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    # A wait with a timeout looks only every 50 ms whether the program has ended.
    patience = threading.Timer(PATIENCE, run.kill)
    patience.start()
    status = run.wait()
    seconds = time.perf_counter() - begin
    patience.cancel()
    return seconds, "hangs" if seconds >= PATIENCE else status


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("folder")
    parser.add_argument("scorer")
    parser.add_argument("--variants", type=int, default=20)
    parser.add_argument("--seed", type=int, default=20261128)
    wish = parser.parse_args()
    program = os.path.abspath(wish.program)
    os.environ["LARDER_BACKUPS"] = "off"
    subprocess.run([sys.executable, wish.scorer, "pages", program, "--data", wish.folder], check=False)

    folder = os.path.join(wish.folder, "pages")
    pages = [contents(os.path.join(folder, name)) for name in sorted(os.listdir(folder))]
    rng = random.Random(wish.seed)
    failed = []
    with tempfile.TemporaryDirectory() as work:
        path = os.path.join(work, "page.html")
        subprocess.run([program, "--db", os.path.join(work, "none.db"), "recipe", "list"],
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        def tried(page):
            with open(path, "wb") as file:
                file.write(page)
            return read(program, path)

        start = statistics.median(tried(b"<h1>x</h1>")[0] for _ in range(9))
        times = [tried(page)[0] - start for page in pages]
        print(f"\nseconds a page, without the start of the program ({start * 1000:.1f} ms): "
              f"mean {statistics.mean(times) * 1000:.1f} ms, slowest {max(times) * 1000:.1f} ms")

        slowest, count = 0.0, 0
        for number, page in enumerate(pages):
            for turn in range(wish.variants):
                kind = ("cut", "flipped", "shuffled")[turn % 3]
                seconds, status = tried(variant(page, kind, rng))
                count += 1
                slowest = max(slowest, seconds - start)
                if status == "hangs" or status < 0:
                    failed.append(f"page {number}, {kind}, variant {turn}: {status}")
        print(f"{count} damaged variants, seed {wish.seed}: {len(failed)} crashed or hung, slowest {slowest * 1000:.0f} ms")

        print("\n| made page | size | ms | at most | |\n|---|--:|--:|--:|---|")
        for name, page in made().items():
            runs = [tried(page) for _ in range(3)]
            seconds = statistics.median(run[0] for run in runs) - start
            bound = BOUND * max(1.0, len(page) / 1_000_000)
            mark = "ok" if seconds <= bound else "OVER"
            print(f"| {name} | {len(page) / 1e6:.1f} MB | {seconds * 1000:.0f} | {bound * 1000:.0f} | {mark} |")
            if mark == "OVER" or any(status == "hangs" or status < 0 for _, status in runs):
                failed.append(name)
    for line in failed:
        print(line)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

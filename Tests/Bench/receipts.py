#!/usr/bin/env python3
"""Reads real receipts with a Larder program and scores what it read.

usage: receipts.py LARDER RECEIPTS SCORER

RECEIPTS is a folder of receipts with their truth in truth/; SCORER compares predictions with it. Needs no other packages.
"""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

larder, receipts, scorer = sys.argv[1:]
kinds = {".txt": "texts", ".pdf": "PDFs", ".jpg": "pictures", ".png": "pictures"}
seconds = {}
checked = []
with tempfile.TemporaryDirectory() as folder:
    predictions = os.path.join(folder, "predictions")
    os.mkdir(predictions)
    for name in sorted(os.listdir(receipts)):
        stem, suffix = os.path.splitext(name)
        if suffix not in kinds or stem == "README":
            continue
        start = time.monotonic()
        command = [larder, "--db", os.path.join(folder, "larder.db"), "parse", "receipt", "--json", os.path.join(receipts, name)]
        done = subprocess.run(command, capture_output=True, text=True)
        seconds.setdefault(kinds[suffix], []).append(time.monotonic() - start)
        if done.returncode:
            print(name, done.stderr.strip())
            continue
        trip = json.loads(done.stdout)["trip"]
        if trip["checked"]:
            checked.append(stem)
        items = [
            {"name": i["text"], "qty": i["quantity"], "unit": i["unit"], "unit_price": i["unitPrice"], "price": i["price"], "kind": i["kind"]}
            for i in trip["items"]
        ]
        with open(os.path.join(predictions, stem + ".json"), "w") as file:
            json.dump({"store": trip["store"], "date": trip["date"], "total": trip["total"], "items": items}, file)
    print(subprocess.run([sys.executable, scorer, predictions, os.path.join(receipts, "truth"), "-v"], capture_output=True, text=True).stdout)
print("checked:", len(checked), ", ".join(checked))
for kind, values in seconds.items():
    print(f"{kind}: median {statistics.median(values):.1f} s, longest {max(values):.1f} s")

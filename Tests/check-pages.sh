#!/bin/sh
# Looks at saved pages in headless Chromium, in a window of 390 CSS pixels, as a phone has it: nothing wider than the
# window, no text smaller than 12 pixels, one headline, and the bar of the macros drawn.
#
#   Tests/check-pages.sh PAGE...
#
# Says each fault in a line, and exits with 1 if there is any; with 77 if there is no Chromium.
set -eu

browser=
for name in chromium chromium-browser google-chrome; do
  if command -v "$name" > /dev/null; then browser=$name; break; fi
done
if [ -z "$browser" ]; then echo "check-pages: no Chromium is installed" >&2; exit 77; fi
if [ $# -eq 0 ]; then echo "check-pages: name the pages" >&2; exit 64; fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# A window of Chromium cannot be as narrow as a phone, so each page is in a frame; each tells the outer page its faults.
cat > "$folder/measure.html" << 'END'
<script>
addEventListener('load', () => {
  const faults = [], width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width) faults.push(`is ${document.documentElement.scrollWidth} pixels wide`);
  for (const element of document.querySelectorAll('body *')) {
    const box = element.getBoundingClientRect();
    if (!box.width || element.closest('table, details')) continue;
    if (box.right > width + 0.5 && !faults.length) faults.push(`<${element.tagName}> ends at ${box.right}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let smallest = 99, words = '', count = 0;
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !parent.getClientRects().length || parent.closest('script, title, desc')) continue;
    const svg = parent.closest('svg');
    const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    count += 1;
    if (size < smallest) { smallest = size; words = walker.currentNode.data.trim(); }
  }
  if (smallest < 11.99) faults.push(`has text of ${smallest.toFixed(1)} pixels: ${words}`);
  if (!count) faults.push('has no text');
  const headlines = document.querySelectorAll('h1').length;
  if (headlines !== 1) faults.push(`has ${headlines} headlines`);
  for (const term of document.querySelectorAll('dt')) {
    if (term.textContent !== 'Macros') continue;
    const parts = [...term.nextElementSibling.querySelectorAll('svg rect')].filter(part => part.getBoundingClientRect().width > 1);
    if (parts.length < 3) faults.push(`draws ${parts.length} parts of the macros`);
  }
  const drawn = [...document.querySelectorAll('figure svg')].filter(svg => svg.getBoundingClientRect().width > 0).length;
  if (drawn !== document.querySelectorAll('figure').length) faults.push(`draws ${drawn} images`);
  parent.postMessage(JSON.stringify({ page: location.hash.slice(1), smallest, faults }), '*');
});
</script>
END

cat > "$folder/all.html" << 'END'
<!DOCTYPE html><meta charset="utf-8"><pre id="said"></pre>
<script>
addEventListener('message', event => {
  const { page, smallest, faults } = JSON.parse(event.data);
  const lines = faults.length ? faults.map(fault => `FAULT ${page} ${fault}`) : [`GOOD ${page} ${smallest.toFixed(1)}`];
  for (const line of lines) document.getElementById('said').append(line, '\n');
});
</script>
END
{
  number=0
  for page in "$@"; do
    number=$((number + 1))
    cat "$page" "$folder/measure.html" > "$folder/$number.html"
    echo "<iframe width=\"390\" height=\"900\" style=\"border:0\" src=\"$number.html#$(basename "$page")\"></iframe>"
  done
} >> "$folder/all.html"

said=$("$browser" --headless --no-sandbox --disable-gpu --user-data-dir="$folder/profile" --virtual-time-budget=10000 \
  --dump-dom "file://$folder/all.html" 2> /dev/null | sed 's/.*<pre id="said">//' | grep -E '^(FAULT|GOOD) ' || true)
echo "$said"
if [ "$(echo "$said" | grep -c '^GOOD ')" -ne $# ]; then exit 1; fi

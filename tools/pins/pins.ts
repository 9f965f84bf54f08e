// Records what must not change when files move, and shows what an intended change affects: names of tests, stories and journeys, API
// responses, accessibility trees, stored data, chunk sizes. None depends on the folder of a file.
//   pnpm pins [names]          writes tools/pins/kept
//   pnpm pins:check [names]    compares with it, and prints the differences
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../exit-with-parent.mjs';
import { root } from '../run.ts';
import { compare, type Differences, type Pins, readPins, writePins } from './kept-file.ts';
import { kinds } from './kinds.ts';

/** How many changes per file to explain here, and with how many lines each. */
const SHOWN = 10;
const LINES = 12;
const WHOLE = 'node_modules/.cache/lifedesk/pins-differences.txt';

const words = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const isCheck = process.argv.includes('--check');

let different = 0;
const whole: string[] = [];
for (const { name, collect, same = () => false, explained } of kinds) {
  if (words.length > 0 && !words.includes(name)) continue;
  const since = performance.now();
  const found = await collect();
  for (const [file, pins] of found)
    if (isCheck) check(file, pins, same, explained);
    else writePins(file, pins);
  const count = [...found.values()].reduce((sum, pins) => sum + pins.size, 0);
  console.log(`${name}: ${count} pins, ${((performance.now() - since) / 1000).toFixed(0)} s`);
}
if (isCheck) console.log(different === 0 ? 'Nothing differs.' : `${different} differences, all of them in ${WHOLE}`);
if (isCheck) writeFileSync(join(root, WHOLE), whole.join('\n'));
process.exit(different > 0 ? 1 : 0);

function check(
  file: string,
  found: Pins,
  same: (before: string, after: string) => boolean,
  explained?: (before: string, after: string) => string[],
): void {
  const differences: Differences = compare(readPins(file), found, same);
  const { added, removed, changed } = differences;
  const count = added.length + removed.length + changed.length;
  if (count === 0) return;
  different += count;
  say(`\n${file}: ${removed.length} gone, ${added.length} new, ${changed.length} changed`);
  for (const key of removed) say(`  gone     ${key}`);
  for (const key of added) say(`  new      ${key}`);
  for (const [at, { key, before, after }] of changed.entries()) {
    say(`  changed  ${key}`);
    const lines = explained?.(before, after) ?? [`${before} → ${after}`];
    for (const [line, text] of lines.entries()) say(`           ${text}`, at < SHOWN && line < LINES);
  }
}

/** Prints it, or only writes it to the file with everything. */
function say(text: string, isShown = true): void {
  whole.push(text);
  if (isShown) console.log(text);
}

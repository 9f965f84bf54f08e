// What must not change while files move, and what an intended change changes: names of tests, stories and journeys, answers
// of the API, accessibility trees, what is stored, bytes of the chunks. None depends on where a file lies.
//   pnpm pins [names]          writes tools/pins/kept
//   pnpm pins:check [names]    compares with it, and says what differs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import '../exit-with-parent.mjs';
import { root } from '../run.ts';
import { compare, type Differences, type Pins, readPins, writePins } from './kept-file.ts';
import { kinds } from './kinds.ts';

/** So many changes of a file are explained here, with so many lines each. */
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
if (isCheck) console.log(different === 0 ? 'Nothing differs.' : `${different} differences, whole in ${WHOLE}`);
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

/** Says it here, or only in the file that has everything. */
function say(text: string, isShown = true): void {
  whole.push(text);
  if (isShown) console.log(text);
}

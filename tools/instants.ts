// npm run instants: runs steps of `npm test` at eight points in time, to prove that they pass at any hour and on any date.
//   npm run instants -- unit api             the steps whose names contain one of these words
//   npm run instants -- e2e --at=06:45       only the instants whose name contains this; may be repeated
//   npm run instants -- e2e --device         also moves the browser's clock; otherwise it is wrong, as on some phones
// Each run prints the output of `npm test`; the last lines list the result for every instant.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import './exit-with-parent.mjs';
import { root } from './run.ts';

/** Hours and dates at which time-dependent code tends to fail, in India. The core system is down on some mornings. */
const INSTANTS = {
  '06:45 on an ordinary day': '2027-06-16T06:45',
  '10:30 on an ordinary day': '2027-06-16T10:30',
  '23:55 on an ordinary day': '2027-06-16T23:55',
  'last Sunday of a month, 07:00': '2027-08-29T07:00',
  '29 February': '2028-02-29T11:00',
  '31 March, 23:50': '2027-03-31T23:50',
  '1 April, 00:10': '2027-04-01T00:10',
  '31 December, 23:55': '2027-12-31T23:55',
} as const;

const preload = pathToFileURL(join(root, 'tools/instants/preload.mjs'));

/** Runs `npm test` with these words. The clock of its processes starts at the instant and ticks from there. */
function testAt(instant: string, words: readonly string[], device: boolean): Promise<boolean> {
  const shift = String(Date.parse(`${instant}:00+05:30`) - Date.now());
  const env = {
    ...process.env,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`.trim(),
    LIFEDESK_CLOCK_SHIFT: shift,
    ...(device && { LIFEDESK_DEVICE_CLOCK_SHIFT: shift }),
  };
  const test = spawn(process.execPath, [join(root, 'tools/test.ts'), ...words], { cwd: root, env, stdio: 'inherit' });
  process.once('SIGTERM', () => test.kill('SIGTERM'));
  return new Promise((resolve) => test.on('exit', (code) => resolve(code === 0)));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', multiple: true, default: [''] }, device: { type: 'boolean', default: false } },
});
const chosen = Object.entries(INSTANTS).filter(([name]) => values.at.some((word) => name.includes(word)));
if (chosen.length === 0) throw new Error(`There is no instant called ${values.at.join(' or ')}`);

const outcomes: string[] = [];
for (const [name, instant] of chosen) {
  console.log(`\n${name} (${instant} in India)`);
  const ok = await testAt(instant, positionals, values.device);
  outcomes.push(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  if (!ok) process.exitCode = 1;
}
console.log(`\n${outcomes.join('\n')}`);

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const LEAP_DAY = Date.parse('2028-02-29T05:30:00.000Z');

/** Prints the time of a program, its child, a worker, and the program again a little later. */
const PROGRAM = `
  import { Worker } from 'node:worker_threads';
  import { execFileSync } from 'node:child_process';
  const times = () => [Date.now(), new Date().getTime(), Date.parse(Date()), performance.timeOrigin + performance.now()];
  const child = JSON.parse(execFileSync(process.execPath, ['-p', 'JSON.stringify([Date.now()])'], { encoding: 'utf8' }));
  const worker = new Worker('import { parentPort } from "node:worker_threads"; parentPort.postMessage(Date.now())', { eval: true });
  const inWorker = await new Promise((resolve) => worker.once('message', resolve));
  await new Promise((resolve) => setTimeout(resolve, 30));
  class Special extends Date {}
  const kinds = [new Date() instanceof Date, new Date().constructor === Date, new Special() instanceof Date];
  console.log(JSON.stringify({ times: [...times(), ...child, inWorker], given: new Date(5).getTime(), kinds, later: Date.now() }));
`;

describe('a shifted clock', () => {
  it('is the same in a program, its children and its workers, and ticks', () => {
    const realNow = Date.now() - Number(process.env.LIFEDESK_CLOCK_SHIFT ?? 0);
    const env = {
      ...process.env,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'instants/preload.mjs'))}`,
      LIFEDESK_CLOCK_SHIFT: String(LEAP_DAY - realNow),
    };
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { env, encoding: 'utf8' });
    const { times, given, kinds, later } = JSON.parse(printed);
    for (const time of times) expect(Math.abs(time - LEAP_DAY)).toBeLessThan(60_000);
    expect(later).toBeGreaterThanOrEqual(times.at(-1) + 30);
    expect([given, ...kinds]).toEqual([5, true, true, true]);
  });
});

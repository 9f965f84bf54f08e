// What the portal stores on the device, sets as cookies and sends to analytics on the main browser journeys.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPortal } from '../prepare.ts';
import { run } from '../run.ts';
import type { Pins } from './kept-file.ts';

/** Words in the file names of these journeys: signing in and out, paying, a company, a change with an OTP. */
const JOURNEYS = [
  'login.spec',
  'logout.spec',
  'pay.spec',
  'pay-online.spec',
  'company.spec',
  'dashboard.spec',
  'date-of-incorporation.spec',
  'update-(nationality|mobile|email).spec',
  'session.spec',
  'change-bonus.spec',
  'revival-scheme.spec',
];
/** Ids in a key, such as a policy's behind `navSubscribed.`. */
const IDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{5,}/g;

export async function readStored(): Promise<Pins> {
  if (!(await buildPortal())) throw new Error('the portal build failed');
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-pins-'));
  const file = join(folder, 'stored');
  // a failed journey stores less, which the pins show. Some journeys run on the phone only
  const { ok, output } = await run(['playwright', 'test', '--reporter=line', ...JOURNEYS], {
    env: { LIFEDESK_STORED: file },
  });
  if (!ok) console.error(output.slice(-4_000));
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  const found = new Set(
    lines.map((line) => {
      const { area, key }: { area: string; key: string } = JSON.parse(line);
      return `${area}: ${key.replaceAll(IDS, '<id>')}`;
    }),
  );
  return new Map(Array.from(found, (one): [string, string] => [one, 'yes']));
}

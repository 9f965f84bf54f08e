// Calls from many connections at once, from a separate process.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from './measure.ts';

export const CONNECTIONS = 32;
/** Of a round. */
export const SECONDS = 3;
const ROUNDS = 5;

/** Like production, except that bodies are not encrypted: no movable clock, no scenarios to look up. */
export const WITHOUT_SANDBOX = {
  LIFEDESK_ENV: 'UAT',
  LIFEDESK_PUBLIC_URL: 'http://localhost',
  LIFEDESK_SMS_URL: 'http://localhost:9',
  LIFEDESK_SMS_TOKEN: 'none',
  LIFEDESK_SMS_SENDER: 'NONE',
  LIFEDESK_MAIL_URL: 'smtp://localhost:9',
  LIFEDESK_MAIL_FROM: 'no-reply@merulife.example',
  LIFEDESK_GATEWAY_URL: 'http://localhost:9',
  LIFEDESK_GATEWAY_MERCHANT: 'none',
  LIFEDESK_GATEWAY_SECRET: 'none',
  LIFEDESK_BACK_OFFICE_URL: 'http://127.0.0.1:9',
  LIFEDESK_BACK_OFFICE_SECRET: 'none',
};

/** Calls per second. */
export async function callsPerSecond(load: object): Promise<number> {
  const what = JSON.stringify({ connections: CONNECTIONS, seconds: SECONDS, ...load });
  const running = promisify(execFile)(process.execPath, [join(import.meta.dirname, 'load.ts')]);
  running.child.stdin?.end(what);
  const { stdout } = await running;
  return JSON.parse(stdout).perSecond;
}

/** Calls per second of ours and of the baseline: the medians of alternating rounds, after one of each to warm up. */
export async function loadInTurns(
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<{ ours: number; baseline: number }> {
  await ours();
  await baseline();
  const rounds: { ours: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ ours: await ours(), baseline: await baseline() });
  return {
    ours: median(rounds.map((each) => each.ours)),
    baseline: median(rounds.map((each) => each.baseline)),
  };
}

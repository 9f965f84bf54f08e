import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedBody } from '../ports/signed-body.ts';

/** How far the clocks of the two sides may differ, in seconds. */
const TOLERANCE_SECONDS = 300;

const mac = (secret: string, timestamp: string, body: Uint8Array | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** The timestamp and signature that prove who sent this body and when. */
export function signBody(secret: string, body: string, now: Date): { timestamp: string; signature: string } {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { timestamp, signature: mac(secret, timestamp, body) };
}

/** Whether the body was signed with the secret within five minutes of `now`. Compares in constant time. */
export function isSignedBody(secret: string, { body, timestamp, signature }: SignedBody, now: Date): boolean {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(mac(secret, timestamp, body));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

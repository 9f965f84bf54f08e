import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far apart the clocks of the two sides may be, in seconds. */
const TOLERANCE_SECONDS = 300;
export const TIMESTAMP_HEADER = 'x-gateway-timestamp';
export const SIGNATURE_HEADER = 'x-gateway-signature';

const mac = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Headers that prove who sent this body and when: HMAC-SHA-256 in hex over `timestamp.body`, timestamp in Unix seconds. */
export function sign(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: mac(secret, timestamp, body) };
}

/** True when the body was signed with the secret within the tolerance around `now`. */
export function isSigned(
  secret: string,
  body: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(mac(secret, timestamp, body));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

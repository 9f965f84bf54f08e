import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;
const TIMESTAMP = 'x-bank-timestamp';
const SIGNATURE = 'x-bank-signature';

const mac = (secret: string, timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Headers that prove who sent this body and when. */
export function sign(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [TIMESTAMP]: timestamp, [SIGNATURE]: mac(secret, timestamp, body) };
}

/** True when the body was signed with the secret within the tolerance around `now`. */
export function isSigned(secret: string, body: string, headers: Readonly<Record<string, unknown>>, now: Date): boolean {
  const timestamp = String(headers[TIMESTAMP] ?? '');
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(mac(secret, timestamp, body));
  const given = Buffer.from(String(headers[SIGNATURE] ?? ''));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

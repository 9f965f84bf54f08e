import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of the two sides may differ, in seconds. */
const TOLERANCE_SECONDS = 300;

export interface Signature {
  /**
   * Headers that prove who sent this body and when: HMAC-SHA-256 in hex over `timestamp.body`, timestamp in Unix
   * seconds.
   */
  sign(secret: string, body: string, now: Date): Record<string, string>;
  /** Whether the body was signed with the secret within the tolerance around `now`. */
  isSigned(secret: string, body: string, headers: Readonly<Record<string, unknown>>, now: Date): boolean;
}

/** The signature scheme of the simulated parties, with each party's own header prefix. */
export function signatureOf(prefix: string): Signature {
  const [timestampHeader, signatureHeader] = [`${prefix}-timestamp`, `${prefix}-signature`];
  const mac = (secret: string, timestamp: string, body: string): string =>
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    sign(secret, body, now) {
      const timestamp = String(Math.floor(now.getTime() / 1000));
      return { [timestampHeader]: timestamp, [signatureHeader]: mac(secret, timestamp, body) };
    },
    isSigned(secret, body, headers, now) {
      const { [timestampHeader]: timestamp, [signatureHeader]: signature } = headers;
      if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
      if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
      const expected = Buffer.from(mac(secret, timestamp, body));
      const given = Buffer.from(signature);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}

import { describe, expect, it } from 'vitest';
import { isSigned, SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from './signature.ts';

const now = new Date('2026-11-21T04:30:00Z');
const body = '{"orderId":"ord_1"}';

describe('the signature of the gateway', () => {
  it('is the hex HMAC-SHA-256 of timestamp, dot and body', () => {
    // printf '1795235400.{"orderId":"ord_1"}' | openssl dgst -sha256 -hmac secret
    expect(sign('secret', body, now)).toEqual({
      [TIMESTAMP_HEADER]: '1795235400',
      [SIGNATURE_HEADER]: '1ec71655eae712a4bdde2a044045944b93c18c06157a1ead1cf4db30a176e367',
    });
  });

  it('is valid within five minutes and not beyond', () => {
    const headers = sign('secret', body, now);
    for (const seconds of [-300, 0, 300]) {
      expect(isSigned('secret', body, headers, new Date(now.getTime() + seconds * 1000))).toBe(true);
    }
    for (const seconds of [-301, 301]) {
      expect(isSigned('secret', body, headers, new Date(now.getTime() + seconds * 1000))).toBe(false);
    }
  });

  it('is invalid for another body, secret or time, and without headers', () => {
    const headers = sign('secret', body, now);
    expect(isSigned('secret', `${body} `, headers, now)).toBe(false);
    expect(isSigned('other', body, headers, now)).toBe(false);
    expect(isSigned('secret', body, { ...headers, [TIMESTAMP_HEADER]: '1795235401' }, now)).toBe(false);
    expect(isSigned('secret', body, { ...headers, [SIGNATURE_HEADER]: 'ab' }, now)).toBe(false);
    expect(isSigned('secret', body, {}, now)).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGNED_DOCUMENT_KINDS, SIGNED_PARTS, type SignedDocument } from './document-facts.ts';
import { formatSignedDocument } from './format-facts.ts';
import { readSignedDocument } from './read-code.ts';
import { readSigningKeys, signingKeyOf } from './signing-keys.ts';

const SIGNATURE = `${'k'.repeat(85)}A`;
const receipt: SignedDocument = {
  kind: 'receipt',
  number: 'RC-2026-0000311',
  amount: 2_450_000,
  parts: { premium: 2_500_000, fromSuspense: -50_000 },
  date: '2026-11-21',
  policy: { ending: '4567' },
  initials: 'AK',
  signedAt: 1_795_235_472,
  keyId: 'abcDEF_-012',
};
const TEXT = 'LD1~R~RC-2026-0000311~2450000~P2500000.E-50000~20261121~4567~AK~1795235472~abcDEF_-012';
const CODE = `${TEXT}~${SIGNATURE}`;

const letters = (letters: string, maxLength: number) => fc.string({ unit: fc.constantFrom(...letters), maxLength });
const documents: fc.Arbitrary<SignedDocument> = fc.record({
  kind: fc.constantFrom(...(Object.keys(SIGNED_DOCUMENT_KINDS) as SignedDocument['kind'][])),
  number: letters('ABCXYZ0189-', 40),
  amount: fc.nat(),
  parts: fc.dictionary(
    fc.constantFrom(...Object.keys(SIGNED_PARTS)),
    fc.integer().filter((amount) => amount !== 0),
  ),
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as SignedDocument['date']),
  policy: fc.oneof(
    fc.record({ ending: letters('0189', 4).filter((ending) => ending.length === 4) }),
    fc.record({ count: fc.integer({ min: 2, max: 1000 }) }),
  ),
  initials: letters('ABKZ', 2),
  signedAt: fc.integer({ min: 1_700_000_000, max: 9_999_999_999 }),
  keyId: fc.constant('abcDEF_-012'),
});

describe('the text of a signed document', () => {
  it('has its facts in one order and one spelling', () => {
    expect(formatSignedDocument(receipt)).toBe(TEXT);
    expect(formatSignedDocument({ ...receipt, policy: { count: 12 }, initials: '', parts: {} })).toBe(
      'LD1~R~RC-2026-0000311~2450000~~20261121~X12~~1795235472~abcDEF_-012',
    );
  });

  it('reads back exactly as written', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const signed = formatSignedDocument(document);
        expect(readSignedDocument(`${signed}~${SIGNATURE}`)).toEqual({
          state: 'read',
          document,
          signed,
          signature: SIGNATURE,
          code: `${signed}~${SIGNATURE}`,
        });
      }),
    );
  });

  it('is read from an address, even with escaped separators', () => {
    for (const text of [CODE, ` ${CODE}\n`, `https://portal.example/cs/verify#${CODE}`, CODE.replaceAll('~', '%7E')])
      expect(readSignedDocument(text)).toMatchObject({ state: 'read', document: receipt, code: CODE });
  });

  it.each([
    ['of another kind of code', 'upi://pay?pa=someone@bank&am=24500', 'not-ours'],
    ['that is empty', '', 'not-ours'],
    ['of a newer version', CODE.replace('LD1', 'LD2'), 'newer-version'],
    ['without its end', CODE.slice(0, -1), 'damaged'],
    ['without a signature', TEXT, 'damaged'],
    ['with another spelling of the same signature', `${CODE.slice(0, -1)}B`, 'damaged'],
    ['with an amount that begins with 0', CODE.replace('~2450000', '~02450000'), 'damaged'],
    ['with parts in another order', CODE.replace('P2500000.E-50000', 'E-50000.P2500000'), 'damaged'],
    ['with a part of zero', CODE.replace('.E-50000', '.G0'), 'damaged'],
    ['of an unknown kind', CODE.replace('~R~', '~Z~'), 'damaged'],
    ['of a day that does not exist', CODE.replace('20261121', '20261131'), 'damaged'],
    ['with something after it', `${CODE} `.replace(/ $/, '!'), 'damaged'],
  ])('%s is refused', (_, text, state) => {
    expect(readSignedDocument(text)).toEqual({ state });
  });

  it('is never taken for the same text once a character changes', () => {
    fc.assert(
      fc.property(fc.nat({ max: CODE.length - 1 }), fc.string({ minLength: 1, maxLength: 1 }), (at, other) => {
        fc.pre(CODE[at] !== other);
        const changed = CODE.slice(0, at) + other + CODE.slice(at + 1);
        const read = readSignedDocument(changed);
        // what can still be read is another text or another signature, which the key then rejects
        if (read.state === 'read') expect([read.signed, read.signature]).not.toEqual([TEXT, SIGNATURE]);
      }),
    );
  });
});

describe('the key of a signed document', () => {
  const x = 'p'.repeat(43);
  const jwk = { kty: 'OKP', crv: 'Ed25519', use: 'sig', kid: 'abcDEF_-012', x };
  const at = receipt.signedAt;
  it.each([
    ['in use', jwk, 'usable'],
    ['that signed until the next second', { ...jwk, iat: 1, exp: at + 1 }, 'usable'],
    ['that was not valid before', { ...jwk, iat: at + 301 }, 'unknown-key'],
    ['that is valid since that moment', { ...jwk, iat: at }, 'usable'],
    ['that was registered by a clock five minutes ahead', { ...jwk, iat: at + 300 }, 'usable'],
    ['that had been replaced', { ...jwk, exp: at }, 'withdrawn-key'],
    ['that was revoked later', { ...jwk, revoked: { revoked_at: at + 1 } }, 'usable'],
    ['that had been revoked', { ...jwk, revoked: { revoked_at: at } }, 'withdrawn-key'],
    ['that was revoked without a date', { ...jwk, revoked: {} }, 'withdrawn-key'],
    ['of another id', { ...jwk, kid: 'abcDEF_-013' }, 'unknown-key'],
    ['of another kind', { ...jwk, crv: 'X25519' }, 'unknown-key'],
    ['for encryption', { ...jwk, use: 'enc' }, 'unknown-key'],
    ['that is truncated', { ...jwk, x: x.slice(1) }, 'unknown-key'],
  ])('%s', (_, key, state) => {
    expect(signingKeyOf(receipt, readSigningKeys({ keys: [null, key] })).state).toBe(state);
  });

  it('is not found without a key set', () => {
    for (const set of [null, 'keys', {}, { keys: {} }]) expect(readSigningKeys(set)).toEqual([]);
  });
});

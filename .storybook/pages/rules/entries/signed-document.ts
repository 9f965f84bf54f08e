import {
  formatSignedDocument,
  readSignedDocument,
  readSigningKeys,
  type SignedDocument,
  type SigningKey,
  signingKeyOf,
} from '@lifedesk/rules';
import { json, number, type RuleEntry, rule, text } from '../entry.ts';

const receipt: SignedDocument = {
  kind: 'receipt',
  number: 'RC-2026-0000311',
  amount: 2450000,
  parts: { premium: 2450000 },
  date: '2026-11-21',
  policy: { ending: '4567' },
  initials: 'AK',
  signedAt: 1795235472,
  keyId: 'abcDEF_-012',
};
const code = `${formatSignedDocument(receipt)}~${'k'.repeat(85)}A`;
const key: SigningKey = { id: 'abcDEF_-012', publicKey: 'p'.repeat(43), validFrom: 1790000000 };
const jwk = { kty: 'OKP', crv: 'Ed25519', use: 'sig', kid: key.id, x: key.publicKey, iat: 1790000000 };

export const signedDocumentRules: readonly RuleEntry[] = [
  rule('formatSignedDocument', { document: json(receipt) }, (given) => formatSignedDocument(given.document), [
    {},
    { document: { ...receipt, policy: { count: 12 }, initials: '' } },
  ]),
  rule('readSignedDocument', { text: text(code) }, (given) => readSignedDocument(given.text), [
    {},
    { text: `https://portal.example/cs/verify#${code}` },
    { text: code.replace('LD1', 'LD2') },
    { text: code.slice(0, -1) },
    { text: 'https://portal.example' },
  ]),
  rule('readSigningKeys', { jwks: json<unknown>({ keys: [jwk] }) }, (given) => readSigningKeys(given.jwks), [
    {},
    { jwks: { keys: [{ ...jwk, revoked: { revoked_at: 1795000000 } }] } },
    { jwks: { keys: [{ ...jwk, crv: 'X25519' }] } },
  ]),
  rule(
    'signingKeyOf',
    { document: json(receipt), keys: json<SigningKey[]>([key]), revokedAt: number(1795235473) },
    ({ document, keys, revokedAt }) =>
      signingKeyOf(
        document,
        keys.map((one) => ({ ...one, revokedAt })),
      ),
    [{}, { revokedAt: 1795235472 }, { keys: [] }],
  ),
];

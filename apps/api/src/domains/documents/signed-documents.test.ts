import { readSignedDocument, type SignedDocument } from '@lifedesk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { signerOf } from '../../platform/signing/signer.ts';
import { publishedKeys, registerSigningKey } from '../../platform/signing/signing-keys.ts';
import { type Caller, callerFor, post } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide } from '../../testing/payer.ts';
import { scanQrOf } from '../../testing/pdf-qr.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
let asha: Caller;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  await api.deps.db.deleteFrom('limit_counter').execute();
  asha = await callerFor(api, 'full', CLIENTS.asha);
});

const POLICY = { policyNo: '501234567' };
const check = (code: string) => post(api, 'checkDocument', JSON.stringify({ code }), {});

async function pay(caller: Caller): Promise<string> {
  const order = (await create(caller)).body;
  await decide(api, order.gatewayUrl, 'approve');
  return order.orderId;
}

/** Reads the code from a PDF as a tool does that does not render it. */
async function codeIn(url: string): Promise<string> {
  const bytes = Buffer.from(await (await fetch(new URL(url, api.url))).arrayBuffer());
  const code = /\((LD1~[\w.~-]+)\)/.exec(bytes.toString('latin1'))?.[1];
  if (!code) throw new Error('the PDF has no code');
  return code;
}
const documentCode = async (documentId: string): Promise<string> =>
  codeIn((await asha.call('downloadPolicyDocument', { ...POLICY, documentId })).body.url);

function factsOf(code: string): SignedDocument {
  const read = readSignedDocument(code);
  if (read.state !== 'read') throw new Error(read.state);
  return read.document;
}

describe('every document of a policy', () => {
  it('carries its signed facts, and no name, full policy number or client id', async () => {
    const { documents } = (await asha.call('policyDocumentList', POLICY)).body;
    const seen = new Map<string, string>();
    for (const { kind, documentId } of documents) if (!seen.has(kind)) seen.set(kind, documentId);
    const found: Record<string, SignedDocument> = {};
    for (const [kind, documentId] of seen) {
      const code = await documentCode(documentId);
      found[kind] = factsOf(code);
      for (const hidden of ['501234567', 'Asha', 'KULKARNI', CLIENTS.asha]) expect(code).not.toContain(hidden);
      expect((await check(code)).body.state).toBe(
        kind === 'notice' || kind === 'policy-document' ? 'not-tracked' : 'valid',
      );
    }
    const common = { policy: { ending: '4567' }, initials: 'AK', signedAt: api.now().getTime() / 1000 };
    expect(found).toMatchObject({
      'premium-receipt': { ...common, kind: 'receipt', number: expect.stringMatching(/^RC-/) },
      'premium-certificate': {
        ...common,
        kind: 'certificate',
        number: expect.stringMatching(/^PC-\d{10}$/),
        amount: 2_450_000,
        date: '2026-03-31',
      },
      'account-statement': { ...common, kind: 'statement', number: expect.stringMatching(/^PS-\d{10}$/) },
      notice: { ...common, kind: 'notice', number: '', amount: 2_450_000, date: '2026-12-01' },
      'policy-document': { ...common, kind: 'schedule', number: '', parts: {}, date: '2026-11-21' },
    });
  });

  it('explains how to check it, with the same number each time', async () => {
    const id = 'premium-certificate-501234567-2025-26';
    const { url } = (await asha.call('downloadPolicyDocument', { ...POLICY, documentId: id })).body;
    const { text } = await readPdf(new Uint8Array(await (await fetch(new URL(url, api.url))).arrayBuffer()));
    const { number, keyId } = factsOf(await documentCode(id));
    for (const said of ['Check this document', number, keyId, `${api.url}/cs/verify`]) expect(text).toContain(said);
    expect(factsOf(await documentCode(id)).number).toBe(number);
  });

  it('of a loan lists interest and principal separately', async () => {
    const { documents } = (await asha.call('policyDocumentList', { ...POLICY, kind: 'premium-receipt' })).body;
    const loan = documents.find(({ purpose }) => purpose === 'loan');
    const { amount, parts } = factsOf(await documentCode(loan?.documentId ?? ''));
    expect(parts.premium).toBeUndefined();
    expect((parts.loanInterest ?? 0) + (parts.loanPrincipal ?? 0)).toBe(amount);
  });
});

describe('the receipt of a payment', () => {
  it('is signed on the screen as in the PDF, and without initials for a payments-only session', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    const orderId = await pay(partial);
    const address = new URL((await partial.call('paymentStatus', { orderId })).body.receiptCheck ?? '');
    expect(address.origin + address.pathname).toBe(`${api.url}/cs/verify`);
    const onScreen = factsOf(address.hash.slice(1));
    expect(onScreen).toMatchObject({ amount: 2_450_000, date: '2026-11-21', initials: '' });
    const { body } = await partial.call('downloadReceiptPartial', { orderId });
    expect(factsOf(await codeIn(body.url))).toEqual(onScreen);
    expect(
      factsOf(new URL((await asha.call('paymentStatus', { orderId })).body.receiptCheck ?? '').hash).initials,
    ).toBe('AK');
  });

  it('has a QR code that contains exactly what was signed', async () => {
    const orderId = await pay(asha);
    const { url } = (await asha.call('downloadReceipt', { orderId })).body;
    const bytes = new Uint8Array(await (await fetch(new URL(url, api.url))).arrayBuffer());
    const scanned = new URL(await scanQrOf(bytes));
    expect(scanned.origin + scanned.pathname).toBe(`${api.url}/cs/verify`);
    const code = scanned.hash.slice(1);
    expect(code).toBe(await codeIn(url));
    // the server verifies the signature with the published keys
    expect((await check(code)).body.state).toBe('valid');
    const { receipt_no: number, amount } = await api.deps.db
      .selectFrom('receipt')
      .select(['receipt_no', 'amount'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(factsOf(code)).toMatchObject({ kind: 'receipt', number, amount, initials: 'AK' });
  });

  it('is no longer valid once the bank has reversed the payment', async () => {
    const orderId = await pay(asha);
    const code = new URL((await asha.call('paymentStatus', { orderId })).body.receiptCheck ?? '').hash.slice(1);
    const certificate = await documentCode('premium-certificate-501234567-2026-27');
    expect((await check(code)).body).toEqual({ state: 'valid', checkedAt: api.now().toISOString() });
    expect((await check(certificate)).body.state).toBe('valid');
    await api.deps.db
      .updateTable('receipt')
      .set({ reversed_on: '2026-11-22', reversed_by: 'chargeback' })
      .where('order_id', '=', orderId)
      .execute();
    expect((await check(code)).body.state).toBe('reversed');
    expect((await check(certificate)).body.state).toBe('reversed');
  });

  it('with any changed character is rejected, and so is one that someone else signed', async () => {
    const orderId = await pay(asha);
    const code = new URL((await asha.call('paymentStatus', { orderId })).body.receiptCheck ?? '').hash.slice(1);
    const changed = Array.from(
      code,
      (letter, at) => code.slice(0, at) + (letter === '1' ? '2' : '1') + code.slice(at + 1),
    );
    const { signedAt: _, keyId, ...facts } = factsOf(code);
    const forged = signerOf(createSecrets('a secret of another insurer, long enough')).sign(facts, api.now());
    const underOurName = forged.replace(/~[\w-]{11}~(?=[\w-]{86}$)/, `~${keyId}~`);
    for (const text of [
      ...changed.filter((_, at) => at % 3 === 0),
      forged,
      underOurName,
      code.slice(1),
      'RC-2026-0000311',
    ])
      expect(await check(text)).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('the lookup', () => {
  it('is rate-limited by address', async () => {
    const { most } = LIMITS.documentChecks;
    const answers = await Promise.all(Array.from({ length: most + 3 }, () => check('no code')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(most);
    expect(answers.filter(({ code }) => code === 'rate-limited')).toHaveLength(3);
  });
});

describe('the keys', () => {
  const keys = async () => await publishedKeys(api.deps);

  it('are public, with a short cache time', async () => {
    const answer = await fetch(`${api.url}/.well-known/jwks.json`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/jwk-set+json; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-if-error=86400',
      'access-control-allow-origin': '*',
    });
    const { keyId, publicKey } = signerOf(api.deps.secrets);
    expect(await answer.json()).toEqual({
      keys: [
        { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid: keyId, x: publicKey, iat: expect.any(Number) },
      ],
    });
  });

  it('that were replaced still verify older signatures, and no later ones', async () => {
    const code = await documentCode('premium-certificate-501234567-2024-25');
    const before = signerOf(api.deps.secrets);
    const secrets = createSecrets('the next secret of this installation, long enough');
    const next = { ...api.deps, secrets };
    await registerSigningKey(next);
    await registerSigningKey(next);
    const after = (await keys()).keys;
    expect(after.map(({ kid }) => kid).sort()).toEqual([before.keyId, signerOf(secrets).keyId].sort());
    expect(after.find(({ kid }) => kid === before.keyId)?.exp).toBe(api.now().getTime() / 1000 + 24 * 3600);
    expect((await check(code)).body.state).toBe('valid');
    const { signedAt: _, keyId: __, ...facts } = factsOf(code);
    const late = before.sign(facts, new Date(api.now().getTime() + 25 * 3_600_000));
    expect((await check(late)).status).toBe(400);
    // restore the previous secret, so that its key signs again
    await registerSigningKey(api.deps);
    expect((await keys()).keys.find(({ kid }) => kid === before.keyId)?.exp).toBeUndefined();
    await api.deps.db.deleteFrom('signing_key').where('key_id', '<>', before.keyId).execute();
  });

  it('that were compromised are rejected from that day on', async () => {
    const code = await documentCode('premium-certificate-501234567-2024-25');
    const { signedAt, keyId } = factsOf(code);
    const revoked = api.deps.config.revokedSigningKeys as Map<string, Date>;
    revoked.set(keyId, new Date((signedAt + 1) * 1000));
    expect((await check(code)).body.state).toBe('valid');
    revoked.set(keyId, new Date(signedAt * 1000));
    expect((await check(code)).status).toBe(400);
    expect((await keys()).keys.find(({ kid }) => kid === keyId)?.revoked).toEqual({ revoked_at: signedAt });
    revoked.delete(keyId);
  });
});

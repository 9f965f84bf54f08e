import { createHash, randomUUID } from 'node:crypto';
import { shortReference } from '@lifedesk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide } from '../../testing/payer.ts';
import { scanQrOf } from '../../testing/pdf-qr.ts';
import { countMissingGlyphs, readPdf } from '../../testing/pdf-text.ts';
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
  asha = await callerFor(api, 'full', CLIENTS.asha);
});

const POLICY = { policyNo: '501234567' };
const fetchFile = (url: string): Promise<Response> => fetch(new URL(url, api.url));
const pay = async (caller: Caller): Promise<string> => {
  const order = (await create(caller)).body;
  await decide(api, order.gatewayUrl, 'approve');
  return order.orderId;
};

describe('the documents of a policy', () => {
  it('are its schedule, receipts, certificates and statements over the financial years, newest first', async () => {
    const { documents } = (await asha.call('policyDocumentList', POLICY)).body;
    const kinds = new Set(documents.map((document) => document.kind));
    expect([...kinds].sort()).toEqual([
      'account-statement',
      'notice',
      'policy-document',
      'premium-certificate',
      'premium-receipt',
    ]);
    const issued = documents.map((document) => document.issuedOn);
    expect(issued).toEqual([...issued].sort().reverse());
    expect(new Set(documents.map((document) => document.documentId)).size).toBe(documents.length);
    const certificates = documents.filter((document) => document.kind === 'premium-certificate');
    expect(certificates.map((document) => [document.financialYear, document.issuedOn])).toEqual([
      ['2025-26', '2026-04-01'],
      ['2024-25', '2025-04-01'],
      ['2023-24', '2024-04-01'],
      ['2022-23', '2023-04-01'],
      ['2021-22', '2022-04-01'],
      ['2020-21', '2021-04-01'],
      ['2019-20', '2020-04-01'],
    ]);
  });

  it('show how much each receipt paid for what, and the reference of an online payment', async () => {
    const orderId = await pay(asha);
    const { documents } = (await asha.call('policyDocumentList', { ...POLICY, kind: 'premium-receipt' })).body;
    const { body: order } = await asha.call('paymentStatus', { orderId });
    expect(documents[0]).toMatchObject({ amount: 2_450_000, purpose: 'premium', reference: order.reference });
    expect(order.reference).toBe(shortReference(orderId));
    expect(documents.filter(({ purpose }) => purpose === 'loan')).toHaveLength(1);
    for (const { amount, purpose } of documents) expect([amount, purpose]).not.toContain(undefined);
  });

  it('can be narrowed to a kind and a year', async () => {
    const { documents } = (
      await asha.call('policyDocumentList', { ...POLICY, kind: 'premium-certificate', financialYear: '2023-24' })
    ).body;
    expect(documents.map((document) => document.documentId)).toEqual(['premium-certificate-501234567-2023-24']);
    const none = await asha.call('policyDocumentList', { ...POLICY, financialYear: '2011-12' });
    expect(none).toMatchObject({ status: 200, body: { documents: [] } });
  });

  it.each(['en', 'hi'] as const)(
    'can each be downloaded as a PDF, with the name of the list, in %s',
    async (language) => {
      const { documents } = (await asha.call('policyDocumentList', { ...POLICY, language })).body;
      const titles = new Map(documents.map((document) => [document.title, document.documentId]));
      for (const [title, documentId] of titles) {
        const { status, body } = await asha.call('downloadPolicyDocument', { ...POLICY, documentId, language });
        expect(status).toBe(200);
        const bytes = Buffer.from(await (await fetchFile(body.url)).arrayBuffer());
        expect(await readPdf(bytes)).toMatchObject({ title, language: `${language}-IN` });
        expect(countMissingGlyphs(bytes)).toBe(0);
      }
      expect(titles.size).toBe(6);
    },
  );

  it('carry GST before 22 September 2025 and none after', async () => {
    const certificate = async (policyNo: string, year: string): Promise<string> => {
      const vikram = await callerFor(api, 'full', CLIENTS.vikram);
      const documentId = `premium-certificate-${policyNo}-${year}`;
      const { body } = await vikram.call('downloadPolicyDocument', { policyNo, documentId });
      const { text } = await readPdf(new Uint8Array(await (await fetchFile(body.url)).arrayBuffer()));
      return text.replaceAll('₹\n', '₹');
    };
    // Monthly premiums of ₹4,450: 2.25% GST until September 2025, none afterwards.
    const taxed = await certificate('508901242', '2024-25');
    expect(taxed.match(/₹100\.13/g)).toHaveLength(12);
    const mixed = await certificate('508901242', '2025-26');
    expect(mixed.match(/₹100\.13/g)).toHaveLength(6);
    expect(mixed).toContain('carry no GST if due from 22/09/2025');
  });

  it("return not found if unknown or another customer's", async () => {
    const other = { policyNo: '503456789' };
    const calls = [
      asha.call('policyDocumentList', other),
      asha.call('downloadPolicyPack', other),
      asha.call('downloadPolicyPackV2', other),
      asha.call('emailPolicyPack', other),
      asha.call('downloadPolicyDocument', { ...other, documentId: 'policy-document-503456789' }),
      asha.call('emailPolicyDocument', { ...other, documentId: 'policy-document-503456789' }),
      asha.call('downloadPolicyDocument', { ...POLICY, documentId: 'policy-document-503456789' }),
    ];
    for (const { status, code } of await Promise.all(calls)) expect([status, code]).toEqual([404, 'not-found']);
    expect(await api.outbox()).toEqual([]);
  });
});

describe('the policy pack', () => {
  it('is returned in the body and matches its hash', async () => {
    const { body } = await asha.call('downloadPolicyPack', POLICY);
    const bytes = Buffer.from(body.content, 'base64');
    expect(bytes.length).toBe(body.sizeBytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(body.sha256);
    const { text } = await readPdf(bytes);
    for (const said of ['Meru Secure Savings', 'Mr Sameer Kulkarni', 'Accidental death benefit', '60 %'])
      expect(text).toContain(said);
  });

  it('is emailed to the registered address, and to no other', async () => {
    expect((await asha.call('emailPolicyPack', POLICY)).body).toEqual({ sentTo: 'ash*******rni@example.com' });
    const sent = await api.outbox();
    expect(sent).toMatchObject([
      { channel: 'email', to: 'asha.kulkarni@example.com', attachments: ['policy-pack-501234567.pdf'] },
    ]);
  });

  it('is emailed in the language of the person who asks for it', async () => {
    await asha.call('emailPolicyPack', { ...POLICY, language: 'hi' });
    const [mail] = await api.outbox();
    expect(mail).toMatchObject({
      subject: 'पॉलिसी पैक, पॉलिसी 501234567',
      text: expect.stringContaining('आपने यह दस्तावेज़ माँगा था'),
    });
  });

  it('is not sent if no address is registered', async () => {
    await api.deps.db.updateTable('customer').set({ email: null }).where('client_id', '=', CLIENTS.vikram).execute();
    const vikram = await callerFor(api, 'full', CLIENTS.vikram);
    expect((await vikram.call('emailPolicyPack', { policyNo: '508901242' })).status).toBe(404);
  });

  it('reports a failure if the mail server does not accept it', async () => {
    await api.scenario('messages fail', true);
    expect(await asha.call('emailPolicyPack', POLICY)).toMatchObject({ status: 502, code: 'upstream-failed' });
  });

  it('of a company names its member', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    const { body } = await company.call('downloadPolicyPackV2', { policyNo: '600000007' });
    const { text } = await readPdf(new Uint8Array(await (await fetchFile(body.url)).arrayBuffer()));
    expect(text).toContain('Sahyadri Textiles Ltd');
    expect(text).toContain('Insured person');
  });
});

it('the receipt of a member of a group is only about that member, and can be checked', async () => {
  const company = await callerFor(api, 'corp', CLIENTS.company);
  const { policiesData } = (await company.call('corporatePoliciesByPage', { page: 1, pageSize: 20, onlyDue: true }))
    .body;
  const items = policiesData.flatMap(({ policyNo, paymentDetails }) =>
    paymentDetails?.showPaymentButton ? [{ policyNo, amount: paymentDetails.totalPremiumDueToBePaid }] : [],
  );
  const order = await company.call(
    'corporateCreatePayment',
    { purpose: 'premium', items, returnPath: '/cs/pay-online' },
    { 'Idempotency-Key': randomUUID() },
  );
  await decide(api, order.body.gatewayUrl, 'approve');
  const [mine, ...others] = items;
  const policyNo = mine?.policyNo ?? '';
  const { documents } = (await company.call('policyDocumentList', { policyNo, kind: 'premium-receipt' })).body;
  const { documentId = '' } = documents[0] ?? {};
  const { body } = await company.call('downloadPolicyDocument', { policyNo, documentId });
  const bytes = new Uint8Array(await (await fetchFile(body.url)).arrayBuffer());
  const { text, pages } = await readPdf(bytes);
  expect(pages).toBe(1);
  expect(text).toContain(policyNo);
  expect(text).toContain('Insured person');
  expect(text).toContain('Part of a payment of');
  for (const other of others) expect(text).not.toContain(other.policyNo);
  const code = new URL(await scanQrOf(bytes)).hash.slice(1);
  expect((await callOperation(api, 'checkDocument', { code })).json().state).toBe('valid');
});

describe('the receipt of a payment', () => {
  it('can be downloaded by order and by number', async () => {
    const orderId = await pay(asha);
    const { receiptNo = '' } = (await asha.call('paymentStatus', { orderId })).body;
    for (const by of [{ orderId }, { receiptNo }]) {
      const { body } = await asha.call('downloadReceipt', by);
      expect(body.fileName).toBe(`receipt-${receiptNo}.pdf`);
      const { text } = await readPdf(new Uint8Array(await (await fetchFile(body.url)).arrayBuffer()));
      for (const said of [receiptNo, shortReference(orderId), 'Premium, due 01/12/2026', '21/11/2026'])
        expect(text).toContain(said);
      expect(text).not.toContain(orderId);
    }
    const { documents } = (await asha.call('policyDocumentList', { ...POLICY, financialYear: '2026-27' })).body;
    expect(documents.map((document) => document.kind)).toContain('premium-certificate');
  });

  it("is not found for an unpaid order or another customer's", async () => {
    const order = (await create(asha)).body;
    expect((await asha.call('downloadReceipt', { orderId: order.orderId })).status).toBe(404);
    await decide(api, order.gatewayUrl, 'approve');
    const vikram = await callerFor(api, 'full', CLIENTS.vikram);
    expect((await vikram.call('downloadReceipt', { orderId: order.orderId })).status).toBe(404);
    expect((await asha.call('downloadReceipt', { receiptNo: 'RC-2019-9999999' })).status).toBe(404);
  });

  it('in a payments-only session covers its own orders only, without name and client id', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    const orderId = await pay(partial);
    const { body } = await partial.call('downloadReceiptPartial', { orderId });
    const { text } = await readPdf(new Uint8Array(await (await fetchFile(body.url)).arrayBuffer()));
    expect(text).toContain('As*********ni');
    for (const hidden of ['Asha', 'Kulkarni', CLIENTS.asha]) expect(text).not.toContain(hidden);
    const another = await callerFor(api, 'partial', CLIENTS.asha);
    expect((await another.call('downloadReceiptPartial', { orderId })).status).toBe(404);
    const [old] = await api.deps.db
      .selectFrom('receipt_line')
      .select('receipt_no')
      .where('policy_no', '=', '501234567')
      .execute();
    expect((await partial.call('downloadReceiptPartial', { receiptNo: old?.receipt_no ?? '' })).status).toBe(404);
  });
});

describe('a temporary file', () => {
  const ask = async () => (await asha.call('downloadPolicyPackV2', POLICY)).body;

  it('is fetched by its URL alone, and cannot be cached, guessed or rendered as another type', async () => {
    const file = await ask();
    expect(file.url).toBe(`/api/files/${file.tempFileId}`);
    expect(file.tempFileId).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const answer = await fetchFile(file.url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''policy-pack-501234567.pdf",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
    const { id_hash } = await api.deps.db.selectFrom('temporary_file').select('id_hash').executeTakeFirstOrThrow();
    expect((await fetchFile(`/api/files/${id_hash}`)).status).toBe(404);
  });

  it('is gone after a purge, which can be repeated', async () => {
    const { tempFileId, url } = await ask();
    expect((await asha.call('purgeTempFile', { tempFileId })).status).toBe(204);
    expect((await fetchFile(url)).status).toBe(404);
    expect((await asha.call('purgeTempFile', { tempFileId })).status).toBe(204);
    const { content } = await api.deps.db.selectFrom('temporary_file').select('content').executeTakeFirstOrThrow();
    expect(content).toBeNull();
  });

  it('of another session cannot be purged and looks unknown', async () => {
    const { tempFileId, url } = await ask();
    for (const other of [await callerFor(api, 'full', CLIENTS.asha), await callerFor(api, 'full', CLIENTS.vikram)]) {
      expect((await other.call('purgeTempFile', { tempFileId })).status).toBe(404);
    }
    expect((await asha.call('purgeTempFile', { tempFileId: 'x'.repeat(43) })).status).toBe(404);
    expect((await fetchFile(url)).status).toBe(200);
  });

  it('expires after ten minutes and is deleted', async () => {
    const { url } = await ask();
    await api.advance(10 * 60_000 - 1000);
    expect((await fetchFile(url)).status).toBe(200);
    await api.advance(1000);
    expect((await fetchFile(url)).status).toBe(404);
    const { content } = await api.deps.db.selectFrom('temporary_file').select('content').executeTakeFirstOrThrow();
    expect(content).toBeNull();
    await api.advance(25 * 3_600_000);
    expect(await api.deps.db.selectFrom('temporary_file').selectAll().execute()).toEqual([]);
  });

  it('cannot be fetched after it expired, even before it is deleted', async () => {
    const { url } = await ask();
    await api.deps.db.updateTable('temporary_file').set({ expires_at: api.deps.clock.now() }).execute();
    expect((await fetchFile(url)).status).toBe(404);
  });

  it('ends with the session that requested it', async () => {
    const { url } = await ask();
    await asha.call('logout', { policyNo: '501234567' });
    expect((await fetchFile(url)).status).toBe(404);
  });
});

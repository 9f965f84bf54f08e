import { randomUUID } from 'node:crypto';
import { formatRupees, gstStateOf } from '@lifedesk/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';
import { CLIENTS, create, decide, storedPayments } from '../../testing/payer.ts';
import { scanQrOf } from '../../testing/pdf-qr.ts';
import { actualTexts, countMissingGlyphs, readPdf } from '../../testing/pdf-text.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
let company: Caller;

beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  company = await callerFor(api, 'corp', CLIENTS.company);
});

/** A payment of the company for policies of its people, with the premium and its tax. */
async function pay(count: number) {
  const items = await storedPayments(api).companyDues(count);
  const order = await company.call(
    'corporateCreatePayment',
    { purpose: 'premium', items, returnPath: '/cs/pay-online' },
    { 'Idempotency-Key': randomUUID() },
  );
  await decide(api, order.body.gatewayUrl, 'approve');
  const { orderId, amount } = order.body;
  const { gst } = await api.deps.db
    .selectFrom('receipt_line as l')
    .innerJoin('receipt as r', 'r.receipt_no', 'l.receipt_no')
    .where('r.order_id', '=', orderId)
    .select(({ fn }) => fn.sum<number>('l.gst').as('gst'))
    .executeTakeFirstOrThrow();
  return { orderId, items, amount, gst: Number(gst) };
}

async function invoiceOf(orderId: string, language: 'en' | 'hi' = 'en'): Promise<Buffer> {
  const { body } = await company.call('downloadInvoice', { orderId, language });
  return Buffer.from(await (await fetch(new URL(body.url, api.url))).arrayBuffer());
}
const stateOf = async (code: string) => (await callOperation(api, 'checkDocument', { code })).json().state;
const reverse = (orderId: string) =>
  api.deps.db
    .updateTable('receipt')
    .set({ reversed_on: '2026-11-22', reversed_by: 'chargeback' })
    .where('order_id', '=', orderId)
    .execute();

describe("the tax invoice of a company's payment", () => {
  it('is a page with every particular of rule 46 of the CGST Rules, and none of the people', async () => {
    const { orderId, items, amount, gst } = await pay(20);
    const { invoiceNo = '', receiptNo = '' } = (await company.call('paymentStatus', { orderId })).body;
    expect(invoiceNo).toBe(receiptNo.replace('RC', 'GI'));
    const { text, pages, title } = await readPdf(await invoiceOf(orderId));
    expect(title).toBe('Tax invoice');
    expect(pages).toBe(1);
    expect(text).toMatch(/18\.00.%/);
    const read = text.replaceAll('₹\n', '₹').replaceAll(/\s+/g, ' ');
    const { legalName, address, gstin } = api.deps.config.brand;
    for (const particular of [
      legalName.en,
      address.en,
      gstin ?? '',
      invoiceNo,
      '21/11/2026',
      'Sahyadri Textiles Ltd',
      '27AAECS1234F1ZO',
      'Maharashtra (27)',
      'Group life insurance, 20 policies',
      '997132',
      formatRupees(amount - gst),
      'Integrated tax (IGST), 18.00 %',
      formatRupees(gst),
      formatRupees(amount),
      'Tax payable on reverse charge No',
      receiptNo,
      'we are not required to prepare an invoice in terms of the provisions of the said sub-rule',
    ])
      expect(read).toContain(particular);
    for (const { policyNo } of items) expect(read).not.toContain(policyNo);
  });

  it('is in Hindi for those who read Hindi, with the English that others need', async () => {
    const { orderId } = await pay(2);
    const bytes = await invoiceOf(orderId, 'hi');
    expect(await readPdf(bytes)).toMatchObject({ title: 'टैक्स इनवॉइस', language: 'hi-IN' });
    const read = actualTexts(bytes).join(' ').replaceAll(/\s+/g, ' ');
    for (const text of ['टैक्स इनवॉइस · Tax invoice', 'समूह जीवन बीमा, 2 पॉलिसियाँ', 'एकीकृत कर'])
      expect(read).toContain(text);
    expect((await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')).toContain('We hereby declare that');
    expect(countMissingGlyphs(bytes)).toBe(0);
  });

  it('is signed, and counts until a bank takes the payment back', async () => {
    const { orderId } = await pay(2);
    const code = new URL(await scanQrOf(await invoiceOf(orderId))).hash.slice(1);
    expect(code).toMatch(/^LD1~I~GI-2026-\d{7}~/);
    expect(await stateOf(code)).toBe('valid');
    await reverse(orderId);
    expect(await stateOf(code)).toBe('reversed');
    expect((await company.call('downloadInvoice', { orderId })).status).toBe(404);
    expect((await company.call('paymentStatus', { orderId })).body.invoiceNo).toBeUndefined();
  });

  it('is not made for a company without a GSTIN, and only for a company', async () => {
    const { orderId } = await pay(1);
    const gstinIs = (gstin: string | null) =>
      api.deps.db.updateTable('customer').set({ gstin }).where('client_id', '=', CLIENTS.company).execute();
    await gstinIs(null);
    try {
      expect((await company.call('downloadInvoice', { orderId })).status).toBe(404);
      expect((await company.call('paymentStatus', { orderId })).body.invoiceNo).toBeUndefined();
    } finally {
      await gstinIs('27AAECS1234F1ZO');
    }
    const asha = await callerFor(api, 'full', CLIENTS.asha);
    const own = (await create(asha)).body;
    await decide(api, own.gatewayUrl, 'approve');
    expect((await asha.call('downloadInvoice', { orderId: own.orderId })).status).toBe(403);
    expect((await company.call('downloadInvoice', { orderId: own.orderId })).status).toBe(404);
  });
});

describe('the payments of a company', () => {
  it('are listed once, the latest first, with the invoices that can be downloaded', async () => {
    const before = (await company.call('paymentHistory', { page: 1 })).body;
    const { orderId, amount } = await pay(3);
    const { receiptNo, invoiceNo, reference } = (await company.call('paymentStatus', { orderId })).body;
    const { payments, totalCount } = (await company.call('paymentHistory', { page: 1 })).body;
    expect(totalCount).toBe(before.totalCount + 1);
    expect(payments[0]).toEqual({
      receiptNo,
      invoiceNo,
      reference,
      amount,
      paidOn: '2026-11-21',
      purpose: 'premium',
      policyNo: expect.stringMatching(/^6/),
      policyCount: 3,
    });
    expect(payments.slice(1)).toEqual(before.payments.slice(0, -1));
    await reverse(orderId);
    const [back] = (await company.call('paymentHistory', { page: 1 })).body.payments;
    expect(back).toMatchObject({ receiptNo, reversal: { on: '2026-11-22', reason: 'chargeback' } });
    expect(back?.invoiceNo).toBeUndefined();
  });

  it('contain every receipt once by pages, each with an invoice that exists', async () => {
    const seen: string[] = [];
    const { totalCount } = (await company.call('paymentHistory', { page: 1, pageSize: 100 })).body;
    for (let page = 1; seen.length < totalCount; page += 1)
      seen.push(
        ...(await company.call('paymentHistory', { page, pageSize: 100 })).body.payments.map((one) => one.receiptNo),
      );
    expect(new Set(seen).size).toBe(totalCount);
    const { payments } = (await company.call('paymentHistory', { page: 1, pageSize: 5 })).body;
    for (const { receiptNo, invoiceNo } of payments) {
      const { status, body } = await company.call('downloadInvoice', { receiptNo });
      expect([status, body.fileName]).toEqual(invoiceNo ? [200, `invoice-${invoiceNo}.pdf`] : [404, undefined]);
    }
  });

  it('are the own ones', async () => {
    const asha = await callerFor(api, 'full', CLIENTS.asha);
    const { payments } = (await asha.call('paymentHistory', { page: 1 })).body;
    expect(payments.map(({ policyNo }) => policyNo)).not.toContain('600000007');
    expect(payments.every(({ invoiceNo }) => invoiceNo === undefined)).toBe(true);
  });
});

it('the GSTIN of the insurer has the right check character', () => {
  expect(gstStateOf(api.deps.config.brand.gstin ?? '')?.name).toBe('Karnataka');
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../../testing/caller.ts';
import { type RunningApi, startApi } from '../../../testing/index.ts';
import { CLIENTS, create, decide, storedPayments } from '../../../testing/payer.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(() => rewind());

/** The messages about payments once all have been sent, by channel. */
async function loadMessages(to?: string) {
  await api.advance(1_000);
  const all = (await api.outbox(to)).filter(({ text }) => /received your payment|भुगतान मिल गया है/.test(text));
  return all.sort((x, y) => x.channel.localeCompare(y.channel));
}

const pay = async (caller: Caller, items?: Parameters<typeof create>[1]) => {
  const { gatewayUrl, orderId } = (await create(caller, items)).body;
  await decide(api, gatewayUrl, 'approve');
  return (await caller.call('paymentStatus', { orderId })).body;
};

describe('a payment', () => {
  it('is confirmed once by email and once by SMS, with its amount, receipt and where to get it', async () => {
    await api.scenario('gateway twice', true);
    const { receiptNo } = await pay(await callerFor(api, 'full', CLIENTS.asha));
    const [email, sms, ...more] = await loadMessages();
    expect(more).toEqual([]);
    expect(sms).toMatchObject({ channel: 'sms', to: '+919876543210' });
    expect(sms?.text).toBe(
      `Meru Life: We have received your payment of ₹24,500.00. The receipt number is ${receiptNo}. Download it: ${api.url}/cs/download-center`,
    );
    expect(email).toMatchObject({
      channel: 'email',
      to: 'asha.kulkarni@example.com',
      subject: 'We have received your payment of ₹24,500.00',
    });
    for (const part of ['Amount: ₹24,500.00', `Receipt: ${receiptNo}`, 'Paid on: 21/11/2026', '/cs/download-center'])
      expect(email?.text).toContain(part);
  });

  it('for many policies of a company is confirmed once', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    const items = await storedPayments(api).companyDues(3);
    const body = { purpose: 'premium', items, returnPath: '/cs/pay-online' } as const;
    const made = await company.call('corporateCreatePayment', body, { 'Idempotency-Key': crypto.randomUUID() });
    await decide(api, made.body.gatewayUrl, 'approve');
    expect((await loadMessages()).map(({ channel }) => channel)).toEqual(['email', 'sms']);
  });

  it('in the language of the customer', async () => {
    await api.deps.db.updateTable('customer').set({ language: 'hi' }).where('client_id', '=', CLIENTS.vikram).execute();
    await pay(await callerFor(api, 'full', CLIENTS.vikram), [{ policyNo: '508901242', amount: 400_000 }]);
    const [email, sms] = await loadMessages();
    expect(email?.subject).toBe('हमें आपका ₹4,000.00 का भुगतान मिल गया है');
    expect(sms?.text).toContain('हमें आपका ₹4,000.00 का भुगतान मिल गया है। रसीद नंबर RC-2026-');
  });

  it('that is declined or abandoned is not confirmed', async () => {
    const asha = await callerFor(api, 'full', CLIENTS.asha);
    for (const decision of ['decline', 'close'] as const) {
      const { gatewayUrl } = (await create(asha)).body;
      await decide(api, gatewayUrl, decision);
    }
    expect(await loadMessages()).toEqual([]);
  });
});

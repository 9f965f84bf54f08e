import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';
import { ASHAS_PREMIUM, CLIENTS, create, decide } from '../../testing/payer.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

type Body = RequestBody<'sendEmail'>;

const MINUTE = 60_000;
const ASHA = 'asha.kulkarni@example.com';
const summary = { template: 'policy-summary', policyNo: ASHAS_PREMIUM.policyNo } as const;
const reminder = { template: 'premium-reminder', policyNo: ASHAS_PREMIUM.policyNo } as const;

let api: RunningApi;
let rewind: () => Promise<void>;
let asha: Caller;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
beforeEach(async () => {
  vi.restoreAllMocks();
  await api.forget();
  await rewind();
  await api.deps.db.deleteFrom('limit_counter').execute();
  asha = await callerFor(api, 'full', CLIENTS.asha);
});
afterAll(() => api.close());

const send = (body: Body, caller = asha) => caller.call('sendEmail', body);
const mail = async (to: string) => {
  const [newest] = await api.outbox(to);
  if (!newest) throw new Error(`nothing was sent to ${to}`);
  return newest;
};
/** Pays an order as the caller. */
const payOrder = async (caller: Caller, items = [ASHAS_PREMIUM]): Promise<string> => {
  const { body } = await create(caller, items);
  await decide(api, body.gatewayUrl, 'approve');
  await api.app.jobs.runAll();
  return body.orderId;
};

describe('a receipt', () => {
  it('goes to the registered address with its PDF', async () => {
    const orderId = await payOrder(asha);
    const sending = vi.spyOn(api.deps.mailer, 'send');
    const answer = await send({ template: 'payment-receipt', orderId });
    expect(answer).toMatchObject({ status: 200, body: { sentTo: 'ash*******rni@example.com' } });
    const { receiptNo } = (await asha.call('paymentStatus', { orderId })).body;
    const sent = await mail(ASHA);
    expect(sent).toMatchObject({
      subject: `Your Meru Life receipt ${receiptNo}`,
      attachments: [`receipt-${receiptNo}.pdf`],
    });
    expect(sent.text).toContain('Dear Asha Kulkarni,');
    for (const part of [
      '₹24,500.00',
      `Receipt number: ${receiptNo}`,
      `Payment reference: ${orderId}`,
      'Paid on: 21/11/2026',
      'Policy: 501234567',
    ])
      expect(sent.text).toContain(part);
    const [{ attachments = [] } = {}] = sending.mock.calls[0] ?? [];
    expect((await readPdf(attachments[0]?.content ?? Buffer.alloc(0))).text).toContain(receiptNo);
  });

  it('is in Hindi if requested', async () => {
    const orderId = await payOrder(asha);
    await send({ template: 'payment-receipt', orderId, language: 'hi' });
    const sent = await mail(ASHA);
    expect(sent.subject).toMatch(/^मेरु लाइफ़ की आपकी रसीद /);
    expect(sent.text).toContain('प्रिय आशा कुलकर्णी,');
    expect(sent.text).toContain('₹24,500.00');
    expect(sent.text).not.toMatch(/undefined|\bnull\b|\[object/);
  });

  it('can be sent in a payments-only session for its own orders', async () => {
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    const own = await payOrder(partial);
    expect((await send({ template: 'payment-receipt', orderId: own }, partial)).status).toBe(200);
    const another = await callerFor(api, 'partial', CLIENTS.asha);
    expect(await send({ template: 'payment-receipt', orderId: own }, another)).toMatchObject({
      status: 404,
      code: 'not-found',
    });
  });

  it("is not found for an unpaid order, another customer's and an unknown one", async () => {
    const { orderId } = (await create(asha)).body;
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    const answers = [await send({ template: 'payment-receipt', orderId })];
    const paidOrder = await payOrder(await callerFor(api, 'full', CLIENTS.vikram), [
      { policyNo: '508901242', amount: 845_000 },
    ]);
    answers.push(await send({ template: 'payment-receipt', orderId: paidOrder }, rajesh));
    answers.push(await send({ template: 'payment-receipt', orderId: 'ord_nothing_here0' }, rajesh));
    expect(answers.map(({ code }) => code)).toEqual(['not-found', 'not-found', 'not-found']);
    const receipts = (await api.outbox()).filter(({ attachments }) => attachments);
    expect(receipts).toEqual([]);
  });
});

describe('a policy summary', () => {
  it('describes the policy as of today', async () => {
    expect((await send(summary)).status).toBe(200);
    const sent = await mail(ASHA);
    expect(sent.subject).toBe('Summary of your Meru Life policy');
    expect(sent).not.toHaveProperty('attachments');
    expect(sent.text).toBe(`Dear Asha Kulkarni,

Here is your policy as of 21/11/2026.

Policy: 501234567
Plan: Meru Secure Savings
Status: In force
Sum assured: ₹3,50,000.00
Premium with GST: ₹24,500.00, yearly
Next premium due on: 01/12/2026
Matures on: 01/12/2039

Questions? Call 1800 000 0199 (Monday to Saturday, 8 am to 8 pm) or write to care@merulife.example.

Meru Life
Meru Life Insurance, 14 Residency Road, Bengaluru 560025

This message went to your registered email address because someone asked for it on the portal. If that was not you, please call us. Meru Life never asks for your OTP, PIN or card details.`);
  });

  it("is in the customer's language unless another is requested", async () => {
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    const { email = '' } = await api.person('Rajesh');
    await send({ template: 'policy-summary', policyNo: '502345678' }, rajesh);
    const { subject, text } = await mail(email);
    expect([subject, text]).toEqual(['आपकी मेरु लाइफ़ पॉलिसी की जानकारी', expect.stringContaining('स्थिति: लैप्स\n')]);
    await send({ template: 'policy-summary', policyNo: '502345678', language: 'en' }, rajesh);
    expect((await mail(email)).text).toContain('Status: Lapsed\n');
  });

  it('names no GST of a single premium, which is not paid again', async () => {
    const { email = '' } = await api.person('Kamala');
    await send(
      { template: 'policy-summary', policyNo: '505678901', language: 'en' },
      await callerFor(api, 'full', '40056789'),
    );
    expect((await mail(email)).text).toContain('Premium without GST: ₹25,00,000.00, ');
  });

  it('shows the fund value of a unit-linked policy, and says that it changes', async () => {
    await send({ template: 'policy-summary', policyNo: '503456789' }, await callerFor(api, 'full', CLIENTS.meenakshi));
    const { text } = await mail('meenakshi.s@example.com');
    expect(text).toMatch(/^Fund value: ₹[\d,]+\.\d\d$/m);
    expect(text).toContain('It rises and falls with the market.');
  });

  it('names every status in Hindi', async () => {
    const statuses = await api.deps.db.selectFrom('policy_status').select(['code', 'name']).execute();
    const { status_code } = await api.deps.db
      .selectFrom('policy')
      .select('status_code')
      .where('policy_no', '=', summary.policyNo)
      .executeTakeFirstOrThrow();
    for (const { code, name } of statuses) {
      await api.deps.db
        .updateTable('policy')
        .set({ status_code: code })
        .where('policy_no', '=', summary.policyNo)
        .execute();
      await api.deps.db.deleteFrom('limit_counter').execute();
      expect((await send({ ...summary, language: 'hi' })).status).toBe(200);
      expect((await mail(ASHA)).text, name).toMatch(/^स्थिति: [\u0900-\u097F, -]+$/m);
    }
    await api.deps.db.updateTable('policy').set({ status_code }).where('policy_no', '=', summary.policyNo).execute();
  });

  it('can be sent to a company, and not in a payments-only session', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    expect((await send({ template: 'policy-summary', policyNo: '600000001' }, company)).body).toEqual({
      sentTo: 'tre**ury@sahyadri.example',
    });
    const partial = await callerFor(api, 'partial', CLIENTS.asha);
    expect(await send(summary, partial)).toMatchObject({ status: 403, code: 'session-kind' });
    expect(await api.outbox(ASHA)).toEqual([]);
  });
});

describe('a reminder', () => {
  it('says what to pay and by when', async () => {
    expect((await send(reminder, await callerFor(api, 'partial', CLIENTS.asha))).status).toBe(200);
    const { subject, text } = await mail(ASHA);
    expect(subject).toBe('Premium due on your Meru Life policy');
    for (const part of [
      'Please pay ₹24,500.00 for your policy.',
      'Due date: 01/12/2026',
      `Pay online: ${api.url}/cs/pay-online`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('overdue');
  });

  it('says how much is overdue', async () => {
    await send(
      { template: 'premium-reminder', policyNo: '508901242', language: 'en' },
      await callerFor(api, 'full', CLIENTS.vikram),
    );
    expect((await mail('vikram.reddy@example.com')).text).toMatch(
      /^Please pay ₹4,000\.00 [\s\S]*^Of this, overdue: ₹4,000\.00$/m,
    );
  });

  it('says so if nothing is due', async () => {
    await payOrder(asha);
    await send({ ...reminder, language: 'hi' });
    const { subject, text } = await mail(ASHA);
    expect(subject).toBe('आपकी मेरु लाइफ़ पॉलिसी पर कोई प्रीमियम देय नहीं है');
    expect(text).toContain('अगला प्रीमियम देय: 01/12/2027');
    expect(text).not.toContain('/cs/pay-online');
  });
});

describe('repeated requests', () => {
  it('send one message for two clicks, and another after a minute', async () => {
    const answers = await Promise.all([send(summary), send(summary)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await api.outbox(ASHA)).toHaveLength(1);
    await send({ ...summary, language: 'hi' });
    await send(reminder);
    expect(await api.outbox(ASHA)).toHaveLength(3);
    await api.advance(MINUTE);
    await send(summary);
    expect(await api.outbox(ASHA)).toHaveLength(4);
  });

  it('send at most ten an hour over all sessions', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await send(summary, await callerFor(api, 'full', CLIENTS.asha))).status).toBe(200);
      await api.advance(MINUTE);
    }
    const eleventh = await send(summary, await callerFor(api, 'full', CLIENTS.asha));
    expect(eleventh).toMatchObject({ status: 429, code: 'rate-limited', body: { retryAfter: 50 * 60 } });
    expect(await api.outbox(ASHA)).toHaveLength(10);
    await api.advance(50 * MINUTE);
    expect((await send(summary, await callerFor(api, 'full', CLIENTS.asha))).status).toBe(200);
  });

  it('do not count messages that could not be sent', async () => {
    await api.scenario('messages fail', true);
    expect(await send(summary)).toMatchObject({ status: 502, code: 'upstream-failed' });
    await api.scenario('messages fail', false);
    expect((await send(summary)).status).toBe(200);
    expect(await api.outbox(ASHA)).toHaveLength(1);
  });
});

describe('rejected requests', () => {
  it.each([
    ["another customer's policy", { template: 'policy-summary', policyNo: '502345678' }, 404],
    ['an unknown policy', { template: 'premium-reminder', policyNo: '999999999' }, 404],
    ['another recipient', { ...summary, to: 'another@example.com' }, 400],
    ['an unknown template', { template: 'welcome', policyNo: '501234567' }, 400],
    ['an order instead of a policy', { template: 'policy-summary', orderId: 'ord_2026112100017' }, 400],
    ['an unknown language', { ...summary, language: 'ta' }, 400],
  ])('%s', async (_, body, status) => {
    expect((await send(body as Body)).status).toBe(status);
    expect(await api.outbox()).toEqual([]);
  });

  it('include those of a customer without a registered address', async () => {
    await sql`update customer set email = null where client_id = ${CLIENTS.asha}`.execute(api.deps.db);
    expect(await send(summary)).toMatchObject({ status: 404, body: { detail: 'No email address is registered.' } });
    await sql`update customer set email = ${ASHA} where client_id = ${CLIENTS.asha}`.execute(api.deps.db);
  });

  it('include those in a tracking session, without a session, and in an envelope', async () => {
    const track = await callerFor(api, 'track', CLIENTS.asha);
    expect((await send(summary, track)).status).toBe(403);
    expect((await callOperation(api, 'sendEmail', summary)).statusCode).toBe(401);
    expect((await asha.call('sendEmail', summary, { 'x-encrypted': 'true' })).code).toBe('envelope-refused');
  });
});

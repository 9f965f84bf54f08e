import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEEDED_ORDERS } from '../../../simulators/demo/seed-top-up.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { createSecrets } from '../../platform/secrets.ts';
import { type Caller, callerFor, post } from '../../testing/caller.ts';
import { whileRowFails } from '../../testing/failing-row.ts';
import { ASHAS_PREMIUM, CLIENTS, create, decide, storedPayments } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { settlePendingOrders } from '../payments/gateway/poll-gateway.ts';
import { payLinkJob } from './pay-link-job.ts';

const { policyNo: POLICY, amount: AMOUNT } = ASHAS_PREMIUM;
const DAY = 24 * 3_600_000;
const PAN = 'ABCPE1234F';
const BEGIN = new Date('2026-11-21T04:30:00.000Z');

let installation: Nodes;
let a: Node;
let b: Node;
let asha: Caller;
let rewind: () => Promise<void>;
let passed = 0;
beforeAll(async () => {
  installation = await startTwoNodes({ begin: BEGIN });
  [a, b] = installation.nodes;
  // a payout that a job moves while a test returns to the beginning would be there twice
  rewind = await rememberPayments(a);
});
afterAll(() => installation?.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  installation.advance(-passed);
  passed = 0;
  await rewind();
  await sql`update policy set modal_premium = ${AMOUNT} where policy_no = ${POLICY}`.execute(a.deps.db);
  await sql`truncate limit_counter, service_message`.execute(a.deps.db);
  asha = await callerFor(a, 'full', CLIENTS.asha);
});

const pass = (milliseconds: number) => {
  passed += milliseconds;
  installation.advance(milliseconds);
};
const make = async (key = randomUUID(), policyNo = POLICY, caller = asha) =>
  caller.call('createPayLink', { policyNo }, { 'Idempotency-Key': key });
const link = async () => (await make()).body;
const open = (token: string, node = a) => post(node, 'openPayLink', JSON.stringify({ token }), {});
const look = async (token: string) => (await open(token)).body;
type Pay = Partial<RequestBody<'payByLink'>>;
const pay = (token: string, change: Pay = {}, key = randomUUID(), node = a) =>
  post(node, 'payByLink', JSON.stringify({ token, relation: 'child', returnPath: '/cs/pay-link', ...change }), {
    'Idempotency-Key': key,
  });
const begin = async (token: string) => (await pay(token)).body;
const list = async (caller = asha) => (await caller.call('payLinks', {})).body;
const listStates = async () => (await list()).links.map(({ state }) => state);
const revoke = (linkId: string, caller = asha) => caller.call('revokePayLink', { linkId });
const errorOf = (answer: { body: unknown }) =>
  (answer.body as { errors?: { pointer: string; rule?: string; because?: string }[] }).errors?.[0];
const orders = async () =>
  a.deps.db
    .selectFrom('payment_order')
    .where('id', 'not like', SEEDED_ORDERS)
    .select(['id', 'state', 'amount', 'session_kind'])
    .orderBy('created_at')
    .execute();

describe('creating a link', () => {
  it('shows what can be shared, and the reason for the rest', async () => {
    const { dues, others, links } = await list();
    expect(dues).toMatchObject([{ policyNo: POLICY, amount: AMOUNT, dueDate: '2026-12-01', lastDay: '2026-11-28' }]);
    expect(others).toContainEqual(expect.objectContaining({ because: 'nothing-due' }));
    expect(links).toEqual([]);
  });

  it('returns a token, of which the database stores only the hash', async () => {
    const made = await link();
    expect(made).toMatchObject({ amount: AMOUNT, dueDate: '2026-12-01', lastDay: '2026-11-28' });
    expect(made.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const { rows } = await sql`select * from pay_link`.execute(a.deps.db);
    expect(JSON.stringify(rows)).not.toContain(made.token);
    expect(JSON.stringify(await list())).not.toContain(made.token);
  });

  it('with the same key returns the same link and token', async () => {
    const key = randomUUID();
    const first = (await make(key)).body;
    expect((await make(key)).body).toEqual(first);
    expect((await look(first.token)).state).toBe('open');
    expect(await make(key, '501234575')).toMatchObject({ status: 409, code: 'idempotency-conflict' });
  });

  it('makes one link from simultaneous clicks on two nodes, which works for all of them', async () => {
    const key = randomUUID();
    const ashaAtB = await callerFor(b, 'full', CLIENTS.asha);
    const clicks = Array.from({ length: 8 }, (_, n) => make(key, POLICY, n % 2 === 0 ? asha : ashaAtB));
    const made = await Promise.all(clicks);
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await listStates()).toEqual(['open']);
    for (const { body } of made) expect((await look(body.token)).state).toBe('open');
  });

  it('returns a working token if the link was created under another secret', async () => {
    const key = randomUUID();
    const { token } = (await make(key)).body;
    await sql`update pay_link set token_hash = 'of another secret'`.execute(a.deps.db);
    expect((await open(token)).status).toBe(404);
    const again = (await make(key)).body;
    expect((await look(again.token)).state).toBe('open');
  });

  it('asks for what keeps the cover, not for the next premium as well', async () => {
    const vikram = await callerFor(a, 'full', CLIENTS.vikram);
    const made = await make(randomUUID(), '508901242', vikram);
    expect(made.body).toMatchObject({ amount: 400_000, dueDate: '2026-11-10', lastDay: '2026-11-25' });
  });

  it.each([
    ['501234575', 400, 'nothing-due'],
    ['508901242', 404, undefined],
    ['999999999', 404, undefined],
  ])('for policy %s returns %i', async (policyNo, status, because) => {
    const answer = await make(randomUUID(), policyNo);
    expect([answer.status, errorOf(answer)?.because]).toEqual([status, because]);
  });

  it('is refused while a payment is in progress', async () => {
    await create(asha);
    expect(errorOf(await make())).toMatchObject({ rule: 'pay-link-offer', because: 'payment-ongoing' });
  });

  it('requires a full session, and is limited to twenty a day', async () => {
    const partial = await callerFor(a, 'partial', CLIENTS.asha);
    expect((await partial.call('payLinks', {})).status).toBe(403);
    const made = await Promise.all(Array.from({ length: 25 }, () => make()));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(made.filter(({ code }) => code === 'rate-limited')).toHaveLength(5);
  });
});

describe('what the payer sees', () => {
  it('is the amount due with a masked policy number, and nothing about the customer', async () => {
    const { token } = await link();
    const { body } = await open(token);
    expect(body).toEqual({
      state: 'open',
      lastDay: '2026-11-28',
      amount: AMOUNT,
      dueDate: '2026-12-01',
      policyNo: '50*****67',
      relations: expect.arrayContaining(['spouse', 'employer']),
      needsDeclaration: false,
    });
    expect(body.relations).not.toContain('friend');
  });

  it('does not change when opened, for example by a mail scanner', async () => {
    const { token } = await link();
    for (let n = 0; n < 5; n++) expect((await look(token)).state).toBe('open');
    expect(await orders()).toEqual([]);
  });

  it('is not found without the right token', async () => {
    expect((await open('x'.repeat(43))).status).toBe(404);
    expect((await open('short')).status).toBe(400);
    expect((await pay('x'.repeat(43))).status).toBe(404);
  });
});

describe('paying by a link', () => {
  it('pays exactly the amount due, once; the customer gets the receipt and a message', async () => {
    const { token } = await link();
    const order = await begin(token);
    expect(order).toMatchObject({ state: 'created', amount: AMOUNT });
    expect((await look(token)).state).toBe('being-paid');
    expect(await decide(a, order.gatewayUrl, 'approve')).toContain('/cs/pay-link?orderId=');
    expect(await look(token)).toMatchObject({ state: 'paid', amount: AMOUNT, reference: expect.any(String) });
    expect((await list()).links).toMatchObject([{ state: 'paid', relation: 'child', receiptNo: expect.any(String) }]);
    expect(await storedPayments(a).dueDate(POLICY)).toBe('2027-12-01');
    expect(await storedPayments(a).postings(order.orderId)).toBe(1);
    expect(errorOf(await pay(token))).toMatchObject({ rule: 'pay-link', because: 'paid' });

    await Promise.all([a, b].map(({ deps }) => payLinkJob(deps).run(new AbortController().signal)));
    const messages = () =>
      a.deps.db.selectFrom('service_message').select(['channel', 'text']).orderBy('channel').execute();
    expect(await messages()).toMatchObject([
      { channel: 'email', text: expect.stringContaining('with your link') },
      { channel: 'sms', text: expect.stringContaining('with your link on 21/11/2026') },
    ]);
    await payLinkJob(a.deps).run(new AbortController().signal);
    expect(await messages()).toHaveLength(2);
  });

  it.each([
    ['2026-11-10', 'someone paid ₹4,000.00, what was left of your premium, with your link'],
    ['2026-10-10', 'someone paid ₹8,450.00 for several premiums with your link'],
  ])('of premiums due from %s says what was paid', async (dueDate, words) => {
    const { db } = a.deps;
    await sql`update policy set due_date = ${dueDate} where policy_no = '508901242'`.execute(db);
    try {
      const vikram = await callerFor(a, 'full', CLIENTS.vikram);
      const { token } = (await make(randomUUID(), '508901242', vikram)).body;
      await decide(a, (await begin(token)).gatewayUrl, 'approve');
      await payLinkJob(a.deps).run(new AbortController().signal);
      const texts = await db.selectFrom('service_message').select('text').where('channel', '=', 'sms').execute();
      expect(texts).toEqual([{ text: expect.stringContaining(words) }]);
    } finally {
      await sql`update policy set due_date = '2026-11-10' where policy_no = '508901242'`.execute(db);
    }
  });

  it('notifies the customer although the message about another payment always fails', async () => {
    const ids = [];
    for (let n = 0; n < 2; n += 1) {
      await sql`update policy set due_date = '2026-12-01' where policy_no = ${POLICY}`.execute(a.deps.db);
      const order = await begin((await link()).token);
      await decide(a, order.gatewayUrl, 'approve');
      ids.push(order.orderId);
    }
    const [failing = '', other = ''] = ids.sort();
    const run = () => payLinkJob(a.deps).run(new AbortController().signal);
    const listNotified = async () =>
      (
        await a.deps.db.selectFrom('pay_link_payment').select('order_id').where('notified_at', 'is not', null).execute()
      ).map(({ order_id }) => order_id);
    await whileRowFails(a.deps.db, 'pay_link_payment', 'order_id', failing, async () => {
      await expect(run()).rejects.toThrow('poisoned');
      expect(await listNotified()).toEqual([other]);
    });
    await run();
    expect((await listNotified()).sort()).toEqual(ids);
  });

  it('shows the bank no policy number', async () => {
    const { token } = await link();
    const opened = vi.spyOn(a.deps.gateway, 'createOrder');
    await begin(token);
    expect(JSON.stringify(opened.mock.calls)).not.toContain(POLICY);
  });

  it('creates one order per key, and refuses another body with the same key', async () => {
    const { token } = await link();
    const key = randomUUID();
    const answers = await Promise.all([a, b, a].map((node) => pay(token, {}, key, node)));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect(await pay(token, { relation: 'spouse' }, key)).toMatchObject({ status: 409, code: 'idempotency-conflict' });
  });

  it('continues a payment under the same key after the secret was rotated', async () => {
    const { token } = await link();
    const key = randomUUID();
    const first = await pay(token, {}, key);
    const rotated = createSecrets('a newer secret, long enough to be accepted', [a.deps.config.secret ?? '']);
    vi.spyOn(a.deps.secrets, 'mac').mockImplementation(rotated.mac);
    vi.spyOn(a.deps.secrets, 'verify').mockImplementation(rotated.verify);
    expect((await pay(token, {}, key)).body).toMatchObject({ orderId: first.body.orderId });
    expect(await pay(token, { relation: 'spouse' }, key)).toMatchObject({ status: 409, code: 'idempotency-conflict' });
  });

  it('does not count refused tries: the payer can still pay after any number of them', async () => {
    const { token } = await link();
    for (let n = 0; n < 12; n += 1) expect((await pay(token, { relation: 'friend' })).status).toBe(400);
    expect((await pay(token)).status).toBe(200);
  });

  it('creates one order when two people pay at once', async () => {
    const { token } = await link();
    const answers = await Promise.all([a, b, a, b].map((node) => pay(token, {}, randomUUID(), node)));
    expect(answers.map(({ code }) => code ?? 'ok').sort()).toEqual(['ok', ...Array(3).fill('payment-ongoing')]);
    expect(await orders()).toHaveLength(1);
  });

  it('makes one payment when two links pay the same premium', async () => {
    const [first, second] = [await link(), await link()];
    const order = await begin(first.token);
    expect((await look(second.token)).state).toBe('payment-ongoing');
    expect(await pay(second.token)).toMatchObject({ status: 409, code: 'payment-ongoing' });
    await decide(a, order.gatewayUrl, 'approve');
    expect((await look(second.token)).state).toBe('no-longer-due');
  });

  it.each([
    ['decline', 'declined'],
    ['close', 'cancelled'],
  ] as const)('reopens the link after %s', async (decision, lastAttempt) => {
    const { token } = await link();
    await decide(a, (await begin(token)).gatewayUrl, decision);
    expect(await look(token)).toMatchObject({ state: 'open', lastAttempt });
    await decide(a, (await begin(token)).gatewayUrl, 'approve');
    expect((await look(token)).state).toBe('paid');
  });

  it('reopens the link once an abandoned payment has expired', async () => {
    const { token } = await link();
    await begin(token);
    pass(30 * 60_000);
    expect(await look(token)).toMatchObject({ state: 'open', lastAttempt: 'expired' });
  });

  it('says that another amount arrived, which it owes back once, and reopens', async () => {
    const { token } = await link();
    const { token: unused } = await link();
    const { orderId } = await begin(token);
    const { gateway_reference: reference } = await a.deps.db
      .selectFrom('payment_order')
      .select('gateway_reference')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const received = { orderId, reference: reference ?? '', amount: 100, at: a.deps.clock.now() };
    vi.spyOn(a.deps.gateway, 'status').mockResolvedValueOnce({ ...received, state: 'paid' });
    const opened = await look(token);
    expect(opened).toEqual({ ...(await look(unused)), lastAttempt: 'declined', reasonCode: 'mismatch' });
    expect(await look(token)).toEqual(opened);
    expect(await storedPayments(a).postings(orderId)).toBe(1);
    pass(60_000);
    // the next attempt does not hide that the first amount is paid back
    await decide(a, (await begin(token)).gatewayUrl, 'decline');
    const declined = await look(token);
    expect(declined).toMatchObject({ state: 'open', lastAttempt: 'declined', hasEarlierMismatch: true });
    expect(declined).not.toHaveProperty('reasonCode', 'mismatch');
    await decide(a, (await begin(token)).gatewayUrl, 'approve');
    expect(await look(token)).toMatchObject({ state: 'paid', hasEarlierMismatch: true });
  });

  it('gives way to the customer, who then pays alone', async () => {
    const { token } = await link();
    await begin(token);
    const own = await create(asha);
    expect(own.status).toBe(200);
    expect(await look(token)).toMatchObject({ state: 'payment-ongoing', lastAttempt: 'cancelled' });
    await decide(a, own.body.gatewayUrl, 'approve');
    expect((await look(token)).state).toBe('no-longer-due');
  });

  it("continues with the same key if the gateway's answer is lost", async () => {
    const { token } = await link();
    const real = a.deps.gateway.createOrder;
    vi.spyOn(a.deps.gateway, 'createOrder').mockImplementationOnce(async (request) => {
      await real(request);
      throw new Error('killed');
    });
    const key = randomUUID();
    expect((await pay(token, {}, key)).status).toBe(500);
    const again = await pay(token, {}, key, b);
    await decide(b, again.body.gatewayUrl, 'approve');
    expect((await look(token)).state).toBe('paid');
    expect(await orders()).toHaveLength(1);
  });
});

describe('a link ends', () => {
  it('when its customer revokes it, and only that customer can', async () => {
    const { linkId, token } = await link();
    const rajesh = await callerFor(a, 'full', CLIENTS.rajesh);
    expect((await revoke(linkId, rajesh)).status).toBe(404);
    expect((await list(rajesh)).links).toEqual([]);
    expect((await revoke(linkId)).body).toEqual({ state: 'revoked' });
    expect((await revoke(linkId)).body).toEqual({ state: 'revoked' });
    expect(await look(token)).toEqual({ state: 'revoked', lastDay: '2026-11-28' });
    expect(errorOf(await pay(token))).toMatchObject({ pointer: '/token', rule: 'pay-link', because: 'revoked' });
  });

  it('while the payer is at the bank: it accepts that payment and no other', async () => {
    const { linkId, token } = await link();
    const order = await begin(token);
    expect((await revoke(linkId)).body).toEqual({ state: 'being-paid' });
    await decide(a, order.gatewayUrl, 'approve');
    expect((await look(token)).state).toBe('paid');
    expect(await listStates()).toEqual(['paid']);
  });

  it('while the payer is at the bank: it is revoked if no payment arrives', async () => {
    const { linkId, token } = await link();
    const order = await begin(token);
    await revoke(linkId);
    await decide(a, order.gatewayUrl, 'close');
    expect((await look(token)).state).toBe('revoked');
  });

  it('after its last day, in India', async () => {
    const { token } = await link();
    pass(7 * DAY + 13.9 * 3_600_000);
    expect((await look(token)).state).toBe('open');
    pass(0.2 * 3_600_000);
    expect((await look(token)).state).toBe('expired');
    expect(errorOf(await pay(token))).toMatchObject({ rule: 'pay-link', because: 'expired' });
  });

  it('on its last day, but a payment at the bank still counts if it arrives the next day', async () => {
    const { token } = await link();
    pass(7 * DAY + 13.95 * 3_600_000);
    const order = await begin(token);
    for (const node of [a, b]) await node.sandbox.state.switchScenario('gateway silent', true);
    await decide(a, order.gatewayUrl, 'approve');
    pass(0.2 * 3_600_000);
    await settlePendingOrders(b.deps);
    expect((await look(token)).state).toBe('paid');
  });

  it('when the amount changes, and the old amount is refused', async () => {
    const { token } = await link();
    await sql`update policy set modal_premium = modal_premium + 100 where policy_no = ${POLICY}`.execute(a.deps.db);
    expect(await look(token)).toEqual({ state: 'amount-changed', lastDay: '2026-11-28' });
    expect(errorOf(await pay(token))).toMatchObject({ rule: 'pay-link', because: 'amount-changed' });
    expect(await orders()).toEqual([]);
  });

  it('when paid, also if the bank reverses the payment: the customer creates a new one', async () => {
    const { token } = await link();
    await decide(a, (await begin(token)).gatewayUrl, 'approve');
    await sql`update policy set due_date = '2026-12-01' where policy_no = ${POLICY}`.execute(a.deps.db);
    expect((await look(token)).state).toBe('paid');
    expect(errorOf(await pay(token))).toMatchObject({ rule: 'pay-link', because: 'paid' });
  });
});

describe('the payer', () => {
  it('is family or an employer', async () => {
    const { token } = await link();
    const answer = await pay(token, { relation: 'friend' });
    expect(errorOf(answer)).toMatchObject({ pointer: '/relation', rule: 'payer', because: 'relation-not-accepted' });
  });

  it('gives a PAN and a declaration above ₹50,000, and the PAN is encrypted', async () => {
    await sql`update policy set modal_premium = 5000001 where policy_no = ${POLICY}`.execute(a.deps.db);
    const { token } = await link();
    expect((await look(token)).needsDeclaration).toBe(true);
    expect(errorOf(await pay(token))?.pointer).toBe('/pan');
    expect(errorOf(await pay(token, { pan: 'ABCPE12345' }))?.pointer).toBe('/pan');
    expect(errorOf(await pay(token, { pan: PAN }))?.pointer).toBe('/isDeclared');
    expect((await pay(token, { pan: PAN, isDeclared: true })).status).toBe(200);
    const { rows } = await sql<{ payer_pan: string }>`select * from pay_link_payment`.execute(a.deps.db);
    expect(rows[0]?.payer_pan).toBeTruthy();
    expect(JSON.stringify(rows)).not.toContain(PAN);
  });

  it('gives no PAN below that, and a submitted one is not stored', async () => {
    const { token } = await link();
    expect((await pay(token, { pan: PAN, isDeclared: true })).status).toBe(200);
    const { rows } = await sql`select payer_pan, is_declared from pay_link_payment`.execute(a.deps.db);
    expect(rows).toEqual([{ payer_pan: null, is_declared: false }]);
  });

  it('cannot pay more in a financial year than the company accepts', async () => {
    await sql`update policy set modal_premium = 20000001 where policy_no = ${POLICY}`.execute(a.deps.db);
    expect(errorOf(await make())).toMatchObject({ rule: 'pay-link-offer', because: 'above-yearly-most' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpPaymentGateway } from '../../../adapters/http-payment-gateway.ts';
import { signBody } from '../../../platform/signed-body.ts';
import { callerFor } from '../../../testing/caller.ts';
import { whileRowFails } from '../../../testing/failing-row.ts';
import { CLIENTS, create, decide, storedPayments } from '../../../testing/payer.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { type Node, type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { reconcileJob } from './reconcile-day.ts';
import { openCases } from './store.ts';

const DAY = 86_400_000;
const PAID = 2_450_000;

let nodes: Nodes;
let rewind: () => Promise<void>;
let passed = 0;
beforeAll(async () => {
  nodes = await startTwoNodes();
  rewind = await rememberPayments(nodes.nodes[0]);
});
beforeEach(async () => {
  nodes.advance(-passed);
  passed = 0;
  await rewind();
});
afterAll(() => nodes?.close());

const wait = (milliseconds: number) => {
  passed += milliseconds;
  nodes.advance(milliseconds);
};
const db = () => nodes.nodes[0].deps.db;
const log = { warn: vi.fn(), error: vi.fn() };
beforeEach(() => vi.clearAllMocks());

/** A gateway that signs these lines as the settlement of a day; the other days have none. */
function gatewayWith({ deps }: Node, lines: Readonly<Record<string, unknown>>) {
  const secret = 'a secret that both sides know';
  return httpPaymentGateway({
    url: 'http://gateway.example',
    merchantId: 'meru',
    merchant: 'Meru Life',
    secret,
    clock: deps.clock,
    post: async (_url, request) => {
      const { day } = JSON.parse(request.body);
      const body = JSON.stringify({ day, lines: lines[day] ?? [] });
      const { timestamp, signature } = signBody(secret, body, deps.clock.now());
      const headers: Record<string, string> = { 'x-gateway-timestamp': timestamp, 'x-gateway-signature': signature };
      return { status: 200, body: Buffer.from(body), header: (name) => headers[name] ?? '' };
    },
  });
}
/** Both nodes compare what this gateway has settled. */
const round = (lines: Readonly<Record<string, unknown>>) =>
  Promise.all(
    nodes.nodes.map((node) =>
      reconcileJob(
        { ...node.deps, gateway: { ...node.deps.gateway, settlement: gatewayWith(node, lines).settlement } },
        log,
      )
        .run(new AbortController().signal)
        .catch((error: unknown) => error),
    ),
  );
async function pay(): Promise<string> {
  const [node] = nodes.nodes;
  const order = (await create(await callerFor(node, 'full', CLIENTS.asha))).body;
  await decide(node, order.gatewayUrl, 'approve');
  return order.orderId;
}
async function payAs(clientId: string): Promise<{ orderId: string; amount: number }> {
  const [node] = nodes.nodes;
  const caller = await callerFor(node, 'full', clientId);
  const { body } = await caller.call('policyPaymentDetails', {});
  const due = (body.paymentDashboardPoliciesUiData ?? []).find(
    ({ totalPremiumDueToBePaid }) => totalPremiumDueToBePaid > 0,
  );
  const amount = due?.totalPremiumDueToBePaid ?? 0;
  const order = (await create(caller, [{ policyNo: due?.policyNo ?? '', amount }])).body;
  await decide(node, order.gatewayUrl, 'approve');
  return { orderId: order.orderId, amount };
}
const cases = () =>
  db().selectFrom('reconciliation_case').select(['order_id', 'kind', 'found']).orderBy('id').execute();
const settledDays = async () =>
  (await db().selectFrom('settlement_file').select('settled_on').orderBy('settled_on').execute()).map(
    ({ settled_on }) => settled_on,
  );
const isSettled = async (orderId: string) =>
  (await db().selectFrom('ledger_posting').select('id').where('settles', '=', orderId).execute()).length === 1;

const line = (orderId: string, change: object = {}) => ({
  kind: 'payment',
  orderId,
  gatewayReference: 'gw_1',
  amount: PAID,
  at: '2026-11-21T06:00:00.000Z',
  ...change,
});

describe('a malformed line of a settlement', () => {
  it.each<[string, unknown, { order_id: string; found: number | null }]>([
    ['no object', 'nonsense', { order_id: 'line 1', found: null }],
    ['null', null, { order_id: 'line 1', found: null }],
    ['an unknown kind', line('ord_x', { kind: 'fee' }), { order_id: 'ord_x', found: PAID }],
    ['an amount in words', line('ord_x', { amount: '24,500' }), { order_id: 'ord_x', found: null }],
    ['a negative amount', line('ord_x', { amount: -1 }), { order_id: 'ord_x', found: null }],
    ['no date', line('ord_x', { at: 'yesterday' }), { order_id: 'ord_x', found: PAID }],
    [
      'a date that no database has',
      line('ord_x', { at: '-200000-01-01T00:00:00Z' }),
      { order_id: 'ord_x', found: PAID },
    ],
    ['a NUL in the reference', line('ord_x', { gatewayReference: 'gw\u0000' }), { order_id: 'ord_x', found: PAID }],
    ['half a character', line('ord_x', { gatewayReference: '\ud800' }), { order_id: 'ord_x', found: PAID }],
    ['a NUL in the order', line('ord\u0000x'), { order_id: 'line 1', found: PAID }],
    ['a very long order', line('x'.repeat(5_000)), { order_id: 'line 1', found: PAID }],
  ])('(%s) becomes a case; the other lines and days are compared', async (_name, malformed, expected) => {
    const orderId = await pay();
    wait(3 * DAY);
    const lines = { '2026-11-21': [malformed, line(orderId)] };
    await round(lines);
    expect(await cases()).toEqual([{ ...expected, kind: 'malformed-line' }]);
    expect(await isSettled(orderId)).toBe(true);
    expect(await settledDays()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith({ day: '2026-11-21', lines: 1 }, 'a settlement has malformed lines');
  });

  it('raises an alarm in the first round if the whole file is malformed, and the day is tried again', async () => {
    const orderId = await pay();
    wait(3 * DAY);
    await round({ '2026-11-21': 'nonsense' });
    expect(log.error).toHaveBeenCalledWith(
      { day: '2026-11-21', failure: 'malformed' },
      'a settlement could not be read; it will be retried',
    );
    expect(await settledDays()).toEqual([]);
    await round({ '2026-11-21': [line(orderId)] });
    expect(await isSettled(orderId)).toBe(true);
    expect(await settledDays()).toHaveLength(3);
  });
});

it('a reversal that always fails becomes a case with nothing posted; the rest of its day and the next days are compared', async () => {
  const [node] = nodes.nodes;
  const [failing, other] = [await pay(), await payAs(CLIENTS.vikram)];
  wait(4 * DAY);
  await whileRowFails(db(), 'ledger_posting', 'reverses', failing, async () => {
    const lines = {
      '2026-11-21': [line(failing), line(other.orderId, { amount: other.amount })],
      '2026-11-22': [
        line(failing, { kind: 'chargeback' }),
        line(other.orderId, { kind: 'chargeback', amount: other.amount }),
      ],
    };
    const outcomes = await round(lines);
    // the job of the node that compared it is logged as failed
    expect(outcomes.map(String)).toContain('error: poisoned');
  });
  expect(await cases()).toEqual([{ order_id: failing, kind: 'undo-by-hand', found: PAID }]);
  expect(await settledDays()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
  const reversals = await db()
    .selectFrom('ledger_posting')
    .select('reverses')
    .where('reverses', 'is not', null)
    .execute();
  expect(reversals).toEqual([{ reverses: other.orderId }]);
  expect(await storedPayments(node).dueDate('501234567')).toBe('2027-12-01');
});

it('opens more cases than fit in one statement', async () => {
  const opened_at = new Date('2026-11-22T06:00:00Z');
  const settled_on = '2026-11-21';
  await db().insertInto('settlement_file').values({ settled_on, taken_at: opened_at }).execute();
  const one = { settled_on, kind: 'unknown-order', expected: null, found: PAID, opened_at } as const;
  const many = Array.from({ length: 15_000 }, (_, index) => ({ ...one, order_id: `ord_${index}` }));
  expect(await openCases(db(), many)).toHaveLength(15_000);
});

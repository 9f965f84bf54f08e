import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOutbox } from '../../../../simulators/sandbox/outbox-routes.ts';
import type { LedgerAccount } from '../../../platform/database/tables/payments.ts';
import { DeliveryError } from '../../../ports/sms-sender.ts';
import { type Caller, callerFor } from '../../../testing/caller.ts';
import { passTime } from '../../../testing/dying/world.ts';
import { CLIENTS, create, decide, storedPayments } from '../../../testing/payer.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { post } from '../books/ledger.store.ts';
import { reconcileJob } from './reconcile-day.ts';

const SILENT = { warn: () => {}, error: () => {} };
const DAY = 86_400_000;

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

const node = () => nodes.nodes[0];
const db = () => node().deps.db;
const wait = (milliseconds: number) => {
  passed += milliseconds;
  nodes.advance(milliseconds);
};
const round = (which = node()) => reconcileJob(which.deps, SILENT).run(new AbortController().signal);
/** Set on both nodes, because a node sees another's change only some milliseconds later. */
const happens = async (name: Parameters<ReturnType<typeof node>['sandbox']['state']['switchScenario']>[0]) => {
  for (const { sandbox } of nodes.nodes) await sandbox.state.switchScenario(name, true);
};

async function pay(caller?: Caller): Promise<string> {
  const order = (await create(caller ?? (await callerFor(node(), 'full', CLIENTS.asha)))).body;
  await decide(node(), order.gatewayUrl, 'approve');
  expect(await storedPayments(node()).state(order.orderId)).toBe('paid');
  return order.orderId;
}
const cases = () => db().selectFrom('reconciliation_case').select(['order_id', 'kind', 'expected', 'found']).execute();
const receiptsOfToday = async (caller: Caller) => {
  const { body } = await caller.call('policyDocumentList', { policyNo: '501234567', kind: 'premium-receipt' });
  return body.documents.filter(({ issuedOn }: { issuedOn: string }) => issuedOn === '2026-11-21');
};
const dueDate = () => storedPayments(node()).dueDate('501234567');
const balance = async (account: LedgerAccount): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from ledger_entry
    where account = ${account}`.execute(db());
  return rows[0]?.sum ?? 0;
};

describe("a day's settlement", () => {
  it('moves the money to the bank once the day is closed, and once however many nodes process it', async () => {
    const bank = await balance('bank');
    const owed = await balance('gateway-clearing');
    await pay();
    await round();
    expect(await balance('gateway-clearing')).toBe(owed + 2_450_000);
    wait(DAY + 6 * 3_600_000);
    await Promise.all(nodes.nodes.flatMap((each) => [round(each), round(each), round(each)]));
    expect(await balance('bank')).toBe(bank + 2_450_000);
    expect(await balance('gateway-clearing')).toBe(owed);
    expect(await cases()).toEqual([]);
  });

  it('is finished when the process stops, and the next round continues after it', async () => {
    await pay();
    wait(4 * DAY);
    const stopping = new AbortController();
    const { deps } = node();
    const settlement: typeof deps.gateway.settlement = (day) => {
      stopping.abort();
      return deps.gateway.settlement(day);
    };
    const stopped = { ...deps, gateway: { ...deps.gateway, settlement } };
    await reconcileJob(stopped, SILENT).run(stopping.signal);
    const days = async () =>
      (await db().selectFrom('settlement_file').select('settled_on').orderBy('settled_on').execute()).map(
        ({ settled_on }) => settled_on,
      );
    expect(await days()).toEqual(['2026-11-21']);
    await round();
    expect(await days()).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
  });

  it('becomes a case a day later if it omits a payment, and the money is still owed', async () => {
    await happens('settlement misses payments');
    const owed = await balance('gateway-clearing');
    const order_id = await pay();
    wait(DAY);
    await round();
    expect(await cases()).toEqual([]);
    wait(DAY);
    await round();
    expect(await cases()).toEqual([{ order_id, kind: 'missing-at-gateway', expected: 2_450_000, found: null }]);
    expect(await balance('gateway-clearing')).toBe(owed + 2_450_000);
  });

  it.each([
    ['settlement doubles payments', { kind: 'doubled', expected: 2_450_000, found: 2_450_000 }, 2_450_000],
    ['settlement differs', { kind: 'amount-differs', expected: 2_450_000, found: 2_449_900 }, 0],
  ] as const)('with %s becomes a case', async (scenario, expected, received) => {
    await happens(scenario);
    const bank = await balance('bank');
    const order_id = await pay();
    wait(DAY + 6 * 3_600_000);
    await round();
    expect(await cases()).toEqual([{ order_id, ...expected }]);
    expect(await balance('bank')).toBe(bank + received);
  });
});

describe.each([
  ['payments charged back', 'chargeback'],
  ['mandates returned', 'return'],
] as const)('when the bank reverses a payment (%s)', (scenario, kind) => {
  it('the premium is due again, the receipt is marked, and every account is as before', async () => {
    const accounts = ['bank', 'gateway-clearing', 'premium-income', 'gst-payable', 'suspense'] as const;
    const before = await Promise.all(accounts.map(balance));
    const due = await dueDate();
    const order_id = await pay();
    const paidUpTo = await dueDate();
    expect(paidUpTo).not.toBe(due);
    expect(await receiptsOfToday(await callerFor(node(), 'full', CLIENTS.asha))).toHaveLength(1);
    wait(DAY + 6 * 3_600_000);
    await round();
    await happens(scenario);
    wait(DAY);
    await round();
    await round();
    expect(await dueDate()).toBe(due);
    expect(await Promise.all(accounts.map(balance))).toEqual(before);
    const receipt = await db()
      .selectFrom('receipt')
      .select(['reversed_on', 'reversed_by'])
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    expect(receipt).toEqual({ reversed_on: '2026-11-22', reversed_by: kind });
    expect(await cases()).toEqual([]);
    const asha = await callerFor(node(), 'full', CLIENTS.asha);
    // and it can be paid again
    await pay(asha);
    expect(await dueDate()).toBe(paidUpTo);
  });
});

describe('a reversed payment', () => {
  // messages of earlier tests may still wait to be sent
  beforeEach(async () => {
    await Promise.all(nodes.nodes.map((each) => each.app.jobs.runAll()));
    await rewind();
  });

  it("is announced once by SMS and email in the customer's language, however many nodes process the settlement", async () => {
    const order_id = await pay();
    wait(DAY + 6 * 3_600_000);
    await round();
    await happens('payments charged back');
    wait(DAY);
    await Promise.all(nodes.nodes.flatMap((each) => [round(each), round(each)]));
    await Promise.all(nodes.nodes.map((each) => each.app.jobs.runAll()));
    const about = async (to: string) => (await readOutbox(db(), to)).filter(({ text }) => text.includes('took back'));
    const [sms, ...more] = await about('+919876543210');
    expect(more).toEqual([]);
    expect(sms?.text).toContain('took back your payment of ₹24,500.00 made on 21/11/2026');
    const letters = await about('asha.kulkarni@example.com');
    expect(letters).toHaveLength(1);
    const { receipt_no } = await db()
      .selectFrom('receipt')
      .select('receipt_no')
      .where('order_id', '=', order_id)
      .executeTakeFirstOrThrow();
    expect(letters[0]?.text).toContain(receipt_no);
    const { body } = await (await callerFor(node(), 'full', CLIENTS.asha)).call('notifications', {});
    expect(body.notifications.paymentReversed).toMatchObject({
      text: expect.stringContaining('took back your payment of ₹24,500.00'),
      path: '/pay-online',
      policyNos: ['501234567'],
    });
  });
});

it('sends a case to the back office as one event, however many nodes try', async () => {
  await happens('settlement differs');
  const order_id = await pay();
  wait(DAY + 6 * 3_600_000);
  const sent = nodes.nodes.map((each) => vi.spyOn(each.deps.backOffice, 'send'));
  const events = () => sent.flatMap(({ mock }) => mock.calls.map(([event]) => event));
  // the first delivery fails and is retried under the same id
  for (const send of sent) send.mockRejectedValueOnce(new DeliveryError('away'));
  await Promise.all(nodes.nodes.flatMap((each) => [round(each), round(each)]));
  const [{ id } = { id: 0 }] = await db().selectFrom('reconciliation_case').select('id').execute();
  await Promise.all(nodes.nodes.map((each) => each.app.jobs.runAll()));
  await passTime(db());
  await Promise.all(nodes.nodes.map((each) => each.app.jobs.runAll()));
  const [first, ...again] = events();
  for (const send of sent) send.mockRestore();
  expect(first).toEqual({
    eventId: `settlement-case-${id}`,
    event: 'settlement-case-opened',
    orderId: order_id,
    kind: 'amount-differs',
    settledOn: '2026-11-21',
    expected: 2_450_000,
    found: 2_449_900,
    openedAt: expect.any(String),
  });
  expect(again).toEqual([first]);
});

describe('a reversed loan payment', () => {
  const payLoan = async (caller: Caller, amount: number) => {
    const order = (await create(caller, [{ policyNo: '504567890', amount }], { purpose: 'loan' })).body;
    await decide(node(), order.gatewayUrl, 'approve');
    expect(await storedPayments(node()).state(order.orderId)).toBe('paid');
    return order.orderId;
  };
  const loan = () =>
    db()
      .selectFrom('policy_loan')
      .select(['principal', 'interest_from'])
      .where('policy_no', '=', '504567890')
      .executeTakeFirstOrThrow();
  const takeBack = async () => {
    wait(DAY + 6 * 3_600_000);
    await round();
    await happens('payments charged back');
    wait(DAY);
    await Promise.all(nodes.nodes.flatMap((each) => [round(each), round(each)]));
  };

  it('restores the loan and every account', async () => {
    const accounts = ['bank', 'gateway-clearing', 'policy-loans', 'loan-interest-income'] as const;
    const before = [await loan(), ...(await Promise.all(accounts.map(balance)))];
    await payLoan(await callerFor(node(), 'full', CLIENTS.arjun), 5_000_000);
    expect((await loan()).interest_from).toBe('2026-11-21');
    await takeBack();
    expect([await loan(), ...(await Promise.all(accounts.map(balance)))]).toEqual(before);
    expect(await cases()).toEqual([]);
    // and everything can be paid again, where the message links to
    const arjun = await callerFor(node(), 'full', CLIENTS.arjun);
    expect((await arjun.call('notifications', {})).body.notifications.paymentReversed?.path).toBe('/pay-loan');
    const [owed] = (await arjun.call('loanDetails', {})).body.loanDetails;
    await payLoan(arjun, owed?.outstandingTotal ?? 0);
    expect((await arjun.call('loanDetails', {})).body.loanDetails).toEqual([]);
  });

  it('is left to staff if the policy was surrendered on the same day', async () => {
    const arjun = await callerFor(node(), 'full', CLIENTS.arjun);
    const [owed] = (await arjun.call('loanDetails', {})).body.loanDetails;
    const order_id = await payLoan(arjun, owed?.outstandingTotal ?? 0);
    const end = (status_code: string) =>
      db().updateTable('policy').set({ status_code }).where('policy_no', '=', '504567890').execute();
    await end('S');
    await takeBack();
    await end('1');
    expect(await cases()).toMatchObject([{ order_id, kind: 'undo-by-hand' }]);
    expect((await loan()).principal).toBe(0);
  });

  it('is left to staff if the loan has changed since', async () => {
    const order_id = await payLoan(await callerFor(node(), 'full', CLIENTS.arjun), 5_000_000);
    await db().updateTable('policy_loan').set({ principal: 20_000_000 }).where('policy_no', '=', '504567890').execute();
    await takeBack();
    expect(await cases()).toMatchObject([{ order_id, kind: 'undo-by-hand' }]);
    expect((await loan()).principal).toBe(20_000_000);
  });
});

describe('a reversed payment that the policy did not need', () => {
  /** Another payment has advanced the due date while this one was at the gateway. */
  const payTooMuch = async (): Promise<string> => {
    const order = (await create(await callerFor(node(), 'full', CLIENTS.asha))).body;
    const due = await dueDate();
    const move = (due_date: CalendarDate | null) =>
      db().updateTable('policy').set({ due_date }).where('policy_no', '=', '501234567').execute();
    await move('2028-12-02');
    await decide(node(), order.gatewayUrl, 'approve');
    await move(due);
    return order.orderId;
  };
  const takeBack = async () => {
    wait(DAY + 6 * 3_600_000);
    await round();
    await happens('payments charged back');
    wait(DAY);
    await round();
  };

  it('is undone while the money is held', async () => {
    const before = await balance('suspense');
    await payTooMuch();
    expect(await balance('suspense')).toBe(before - 2_450_000);
    await takeBack();
    expect(await balance('suspense')).toBe(before);
    expect(await cases()).toEqual([]);
  });

  it('is left to staff once the money was refunded', async () => {
    const order_id = await payTooMuch();
    const paid = 2_450_000;
    await post(db(), { order_id: null, kind: 'payout-owed', posted_at: node().deps.clock.now() }, [
      { account: 'suspense', amount: paid, policy_no: '501234567' },
      { account: 'payouts-payable', amount: -paid, policy_no: '501234567' },
    ]);
    await takeBack();
    expect(await cases()).toMatchObject([{ order_id, kind: 'undo-by-hand' }]);
  });
});

it.each([
  ['is due again if it was the last one', '1', []],
  ['is left to staff if the policy was surrendered since', 'S', [{ kind: 'undo-by-hand' }]],
])('a premium that the bank reverses %s', async (_, status_code, found) => {
  await pay();
  await db().updateTable('policy').set({ status_code, due_date: null }).where('policy_no', '=', '501234567').execute();
  await db().updateTable('payment_order_item').set({ next_due: null }).where('policy_no', '=', '501234567').execute();
  wait(DAY + 6 * 3_600_000);
  await round();
  await happens('payments charged back');
  wait(DAY);
  await round();
  expect((await dueDate()) === null).toBe(status_code === 'S');
  expect(await cases()).toMatchObject(found);
  await db().updateTable('policy').set({ status_code: '1' }).where('policy_no', '=', '501234567').execute();
});

it('is left to staff if a later payment builds on it', async () => {
  const order_id = await pay();
  wait(DAY + 6 * 3_600_000);
  await round();
  await db().updateTable('policy').set({ due_date: '2028-12-02' }).where('policy_no', '=', '501234567').execute();
  await happens('payments charged back');
  wait(DAY);
  await round();
  expect(await dueDate()).toBe('2028-12-02');
  expect(await cases()).toEqual([{ order_id, kind: 'undo-by-hand', expected: 2_450_000, found: null }]);
});

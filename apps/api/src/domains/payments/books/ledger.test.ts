import { loanBalance, premiumDue, revivalDue, todayInIndia } from '@lifedesk/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEEDED_ORDERS } from '../../../../simulators/demo/seed-top-up.ts';
import {
  advance,
  decide,
  type GatewayOrder,
  openOrder,
  withdraw,
} from '../../../../simulators/gateway/gateway-order.ts';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../platform/access/session.ts';
import { Problem } from '../../../platform/problem.ts';
import { GatewayError, type GatewayReport, type PaymentGateway } from '../../../ports/payment-gateway.ts';
import { type RunningApi, startApi } from '../../../testing/index.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { applyReport } from '../gateway/apply-report.ts';
import { pollGateway, settlePendingOrders } from '../gateway/poll-gateway.ts';
import { findPolicies } from '../order/policies.store.ts';
import { placeOrder } from '../place/place-order.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
beforeAll(async () => {
  api = await startApi({ listen: false });
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());

/** What the demo people can pay for: client id, policy, purpose. */
const PAYABLE = [
  ['40012345', '501234567', 'premium'],
  ['40012345', '501234567', 'loan'],
  ['40034567', '503456789', 'top-up'],
  ['40078919', '508901242', 'premium'],
  ['40078901', '508901234', 'premium'],
  ['40023456', '502345678', 'revival'],
] as const;

/** A uniform number, because small ones are not more interesting here. */
const evenly = (max: number): fc.Arbitrary<number> => fc.noBias(fc.nat(max));

const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay'),
      what: evenly(PAYABLE.length - 1),
      share: evenly(100),
      key: evenly(39),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('decide'),
      order: evenly(3),
      decision: fc.constantFrom('approve', 'approve', 'decline', 'close'),
      late: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('callback'), order: evenly(4), tampered: fc.constantFrom(0, 0, 0, 100) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ask'), order: evenly(4), fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.integer({ min: 1, max: 9 }) }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;
/** Batches run one after the other, and the commands of a batch in parallel. */
const script = fc.array(fc.array(command, { minLength: 2, maxLength: 5, size: 'max' }), {
  minLength: 10,
  maxLength: 18,
  size: 'max',
});

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

/** An in-memory gateway that follows the rules of the simulated one. */
function fakeGateway(now: () => Date) {
  const orders = new Map<string, GatewayOrder>();
  const failing = new Set<string>();
  const reportOf = (id: string): GatewayReport | null => {
    const order = orders.get(id);
    if (!order) return null;
    const current = advance(order, now());
    orders.set(id, current);
    return {
      orderId: id,
      reference: current.reference,
      state: current.state,
      amount: current.amount,
      at: new Date(current.changedAt),
    };
  };
  const noMandates = () => Promise.reject(new GatewayError('refused'));
  const gateway: PaymentGateway = {
    isAuthentic: () => true,
    async createOrder(request) {
      const known = orders.get(request.orderId);
      const made =
        known ??
        openOrder(
          { ...request, merchant: 'm', merchantId: 'm', currency: 'INR', expiresAt: request.expiresAt.toISOString() },
          `gw_${request.orderId}`,
          now(),
        );
      orders.set(request.orderId, made);
      return { reference: made.reference, payUrl: `/pay/${made.reference}` };
    },
    async status(id) {
      if (failing.delete(id)) throw new GatewayError('timeout');
      return reportOf(id);
    },
    async cancel(id) {
      const order = orders.get(id);
      if (order) orders.set(id, withdraw(order, now()));
      return reportOf(id);
    },
    settlement: async () => null,
    openMandate: noMandates,
    mandateStatus: noMandates,
    endMandate: noMandates,
    announceDebit: noMandates,
    debit: noMandates,
  };
  return { gateway, orders, failing, reportOf };
}

async function run(batches: readonly (readonly Command[])[]): Promise<Deps> {
  await rewind();
  let now = new Date('2026-11-21T04:30:00Z');
  const fake = fakeGateway(() => now);
  const deps: Deps = {
    ...api.deps,
    clock: { now: () => now },
    gateway: fake.gateway,
    origin: () => 'http://portal.example',
  };
  const { db } = deps;
  const clients = await db
    .selectFrom('customer')
    .select(['id', 'client_id'])
    .where('client_id', 'in', [...new Set(PAYABLE.map(([clientId]) => clientId))])
    .execute();
  const sessions = new Map(
    clients.map(({ id: customerId, client_id: clientId }): [string, Session] => [
      clientId,
      {
        id: UNKNOWN,
        kind: 'full',
        customerId,
        applicantId: null,
        clientId,
        policyNo: null,
        staffSessionId: null,
        staffRequestNo: null,
        token: '',
        tokenHash: '',
        xsrfToken: '',
        version: '',
        aliveFor: 900,
      },
    ]),
  );
  const perform = async (step: Command): Promise<unknown> => {
    const id = 'order' in step ? [...fake.orders.keys()].at(-1 - step.order) : undefined;
    switch (step.do) {
      case 'pay': {
        const [clientId, policyNo, purpose] = PAYABLE[step.what] ?? PAYABLE[0];
        const session = sessions.get(clientId) as Session;
        const [policy] = await findPolicies(db, session.customerId, [policyNo]);
        if (!policy) throw new Error(`policy ${policyNo} does not exist`);
        const today = todayInIndia(now);
        const owed = policy.loan ? loanBalance(policy.loan, today) : { interest: 0, principal: 0 };
        const amount = {
          premium: premiumDue(policy, today)?.amount ?? 100,
          revival: revivalDue(policy, today)?.amount ?? 100,
          loan: owed.interest + Math.floor((owed.principal * step.share) / 100),
          'top-up': 500_000 + step.share * 100_000,
        }[purpose];
        const key = `00000000-0000-4000-8000-0000000000${String(step.key).padStart(2, '0')}`;
        return placeOrder(deps, session, key, { purpose, items: [{ policyNo, amount }], returnPath: '/cs/pay-online' });
      }
      case 'decide': {
        const order = id && fake.orders.get(id);
        if (order) fake.orders.set(id, decide(order, step.decision, now, new Set(step.late ? ['gateway late'] : [])));
        return;
      }
      case 'callback': {
        const report = id ? fake.reportOf(id) : null;
        return report && applyReport(deps, { ...report, amount: report.amount + step.tampered }, 'callback');
      }
      case 'ask':
        if (!id) return;
        if (step.fails) fake.failing.add(id);
        return pollGateway(deps, { id, expires_at: now });
      case 'settle':
        return settlePendingOrders(deps);
      case 'wait':
        now = new Date(now.getTime() + step.minutes * 60_000);
    }
  };
  for (const batch of batches) {
    const results = await Promise.allSettled(batch.map(perform));
    for (const result of results)
      if (result.status === 'rejected' && !(result.reason instanceof Problem)) throw result.reason;
  }
  for (let round = 0; round < 4; round += 1) {
    now = new Date(now.getTime() + 3_600_000);
    fake.failing.clear();
    await settlePendingOrders(deps);
  }
  return deps;
}

const count = async ({ db }: Deps, query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
  (await query.execute(db)).rows[0]?.n ?? -1;

describe('the ledger', () => {
  it('balances after any commands in any order and in parallel, and every order ends', async () => {
    let paid = 0;
    await fc.assert(
      fc.asyncProperty(script, async (batches) => {
        const deps = await run(batches);
        // Every order has ended, and the gateway's total equals the posted total.
        expect(
          await count(deps, sql`select count(*)::int as n from payment_order where state in ('created', 'pending')`),
        ).toBe(0);
        expect(
          await count(
            deps,
            sql`select count(*)::int as n from (
          select 1 from ledger_entry group by posting_id having sum(amount) <> 0) unbalanced`,
          ),
        ).toBe(0);
        // A paid order has one posting and one receipt over its amount; other orders have none.
        expect(
          await count(
            deps,
            sql`select count(*)::int as n from payment_order o
          left join ledger_posting p on p.order_id = o.id left join receipt r on r.order_id = o.id
          where (o.state = 'paid') <> (p.id is not null) or (o.state = 'paid') <> (r.receipt_no is not null)
            or (o.state = 'paid' and r.amount <> o.amount)`,
          ),
        ).toBe(0);
        expect(
          await count(
            deps,
            sql`select count(*)::int as n from (
          select o.id from payment_order o join receipt_line l on l.receipt_no = (select receipt_no from receipt where order_id = o.id)
          where o.state = 'paid' group by o.id, o.amount having sum(l.amount) <> o.amount) wrong`,
          ),
        ).toBe(0);
        expect(
          await count(
            deps,
            sql`select ((select coalesce(sum(amount), 0) from ledger_entry where account = 'gateway-clearing')
          - (select coalesce(sum(amount), 0) from payment_order o where state = 'paid'
            and not exists (select from ledger_posting s where s.settles = o.id)))::int as n`,
          ),
        ).toBe(0);
        // No suspense account is overdrawn, and the books agree with the loans.
        expect(
          await count(
            deps,
            sql`select count(*)::int as n from (
          select 1 from ledger_entry where account = 'suspense' group by policy_no having sum(amount) > 0) overdrawn`,
          ),
        ).toBe(0);
        expect(
          await count(
            deps,
            sql`select count(*)::int as n from policy_loan l where l.principal <>
          (select sum(amount) from ledger_entry e where e.account = 'policy-loans' and e.policy_no = l.policy_no)`,
          ),
        ).toBe(0);
        // No premium was paid twice.
        expect(
          await count(
            deps,
            sql`select count(*)::int as n from receipt_line a join receipt_line b
          on a.policy_no = b.policy_no and a.receipt_no < b.receipt_no and a.due_from <= b.due_to and b.due_from <= a.due_to`,
          ),
        ).toBe(0);
        paid += await count(
          deps,
          sql`select count(*)::int as n from payment_order where state = 'paid' and id not like ${SEEDED_ORDERS}`,
        );
      }),
      { numRuns: 20 },
    );
    // The scripts must pay often, or this would prove nothing.
    expect(paid).toBeGreaterThan(20);
  }, 1_800_000);
});

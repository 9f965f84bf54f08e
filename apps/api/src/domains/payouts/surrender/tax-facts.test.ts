import { randomUUID } from 'node:crypto';
import {
  type CalendarDate,
  financialYearOf,
  hasPremiumLimit,
  hasUnitLinkedLimit,
  MONTHS_OF_MODE,
  type PremiumMode,
} from '@lifedesk/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../../testing/index.ts';
import { findTopUpTaxFacts } from '../../payments/public.ts';
import { taxFactsOf } from './tax-facts.ts';

const ON: CalendarDate = '2026-11-22';

let api: RunningApi;
let customerId: number;
beforeAll(async () => {
  api = await startApi({ listen: false });
  ({ id: customerId } = await api.deps.db
    .selectFrom('customer')
    .where('client_id', '=', '90000001')
    .select('id')
    .executeTakeFirstOrThrow());
});
afterAll(() => api.close());

/** The database's sums, added up here one policy at a time, by the rules that decide which count. */
async function onePolicyAtATime() {
  const year = financialYearOf(ON);
  const { rows } = await sql<{
    line: string;
    mode: PremiumMode;
    premium: number;
    issued: CalendarDate;
    isPaying: boolean;
    toppedUp: number;
  }>`
    select pl.line, p.premium_mode as mode, p.modal_premium as premium, p.issue_date as issued,
      st.premium_paying and p.due_date is not null as "isPaying",
      (select coalesce(sum(l.top_up), 0)::bigint from receipt_line l join receipt r on r.receipt_no = l.receipt_no
        where l.policy_no = p.policy_no and r.reversed_on is null
          and l.paid_on between ${year.from}::date and ${year.to}::date) as "toppedUp"
    from policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
    where p.customer_id = ${customerId}`.execute(api.deps.db);
  const sums = { traditional: 0, unitLinked: 0 };
  for (const { line, mode, premium, issued, isPaying, toppedUp } of rows) {
    const months = MONTHS_OF_MODE[mode];
    if (line !== 'unit-linked') {
      if (isPaying && hasPremiumLimit(issued)) sums.traditional += months === 0 ? premium : (premium * 12) / months;
    } else if (hasUnitLinkedLimit(issued))
      sums.unitLinked += toppedUp + (isPaying && months > 0 ? (premium * 12) / months : 0);
  }
  return sums;
}

const policy = fc.record({
  plan: fc.nat(),
  status: fc.nat(),
  mode: fc.constantFrom(...(Object.keys(MONTHS_OF_MODE) as PremiumMode[])),
  premium: fc.integer({ min: 0, max: 50_000_000 }),
  // the last day without a limit and the first with one, of either kind
  issued: fc.constantFrom('2011-06-30', '2021-01-31', '2021-02-01', '2023-03-31', '2023-04-01', '2026-11-22'),
  due: fc.constantFrom('2026-12-05', null),
});
const topUp = fc.record({
  policy: fc.nat(),
  amount: fc.integer({ min: 1, max: 50_000_000 }),
  paidOn: fc.constantFrom('2026-03-31', '2026-04-01', '2026-11-20'),
  isReversed: fc.boolean(),
});

it('count the same premiums of a customer as adding them up policy by policy', async () => {
  const { db } = api.deps;
  const codes = async (table: 'plan' | 'policy_status') =>
    (await db.selectFrom(table).orderBy('code').select('code').execute()).map(({ code }) => code);
  const [plans, statuses] = [await codes('plan'), await codes('policy_status')];
  const numbers = (
    await db
      .selectFrom('policy')
      .where('customer_id', '=', customerId)
      .orderBy('policy_no')
      .limit(20)
      .select('policy_no')
      .execute()
  ).map(({ policy_no }) => policy_no);
  const pick = <T>(from: readonly T[], at: number) => from[at % from.length] as T;
  const seen = { traditional: 0, unitLinked: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(policy, { minLength: numbers.length, maxLength: numbers.length }),
      fc.array(topUp, { maxLength: 6 }),
      async (policies, topUps) => {
        for (const [at, { plan, status, mode, premium, issued, due }] of policies.entries())
          await db
            .updateTable('policy')
            .where('policy_no', '=', pick(numbers, at))
            .set({ plan_code: pick(plans, plan), status_code: pick(statuses, status) })
            .set({ premium_mode: mode, modal_premium: premium, issue_date: issued, due_date: due })
            .execute();
        for (const { policy: at, amount, paidOn, isReversed } of topUps) {
          const receipt_no = randomUUID().slice(0, 18).toUpperCase();
          await sql`insert into receipt (receipt_no, customer_id, channel, amount, paid_at, paid_on, reversed_on, reversed_by)
            values (${receipt_no}, ${customerId}, 'branch', ${amount}, now(), ${paidOn},
              ${isReversed ? ON : null}::date, ${isReversed ? 'return' : null})`.execute(db);
          await sql`insert into receipt_line (receipt_no, position, policy_no, paid_on, purpose, amount, top_up)
            values (${receipt_no}, 1, ${pick(numbers, at)}, ${paidOn}, 'top-up', ${amount}, ${amount})`.execute(db);
        }
        const expected = await onePolicyAtATime();
        const facts = (await taxFactsOf(db, customerId, ON))({ premiumMode: 'quarterly', modalPremium: 1_000 });
        expect(facts).toMatchObject({ yearlyPremium: 4_000, yearlyPremiums: expected.traditional });
        const linked = await findTopUpTaxFacts(db, { customerId, policyNos: numbers }, ON);
        for (const { paidForUnitLinked } of linked.values()) expect(paidForUnitLinked).toBe(expected.unitLinked);
        seen.traditional += expected.traditional;
        if (linked.size > 0) seen.unitLinked += expected.unitLinked;
      },
    ),
    { numRuns: 15 },
  );
  expect(Math.min(seen.traditional, seen.unitLinked)).toBeGreaterThan(0);
});

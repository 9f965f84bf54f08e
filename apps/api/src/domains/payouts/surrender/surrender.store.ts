import {
  type CalendarDate,
  PREMIUM_LIMIT_DAYS,
  type PremiumMode,
  type SurrenderedPolicy,
  type TaxedPerson,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { issuedWithin, type UnpaidRow, unpaidColumns, unpaidSources } from '../../policies/public.ts';
import { UNAPPLIED } from '../order/order-payout.ts';

/** A policy with what decides its value. */
export type ValuedRow = UnpaidRow & Pick<SurrenderedPolicy, 'additions'>;

/** The policies of a customer, or one of them, with what decides their value, by policy number. */
export async function findValued(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string | undefined },
): Promise<Map<string, ValuedRow>> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<ValuedRow>`
    select ${unpaidColumns}, (select jsonb_build_object('sumAssured', a.sum_assured, 'factors', coalesce((
        select jsonb_agg(jsonb_build_object('ageFrom', f.age_from, 'yearsLeftFrom', f.years_left_from, 'factor', f.factor))
        from plan_paid_up_factor f where f.plan_code = p.plan_code), '[]'::jsonb))
      from policy_paid_up_addition a where a.policy_no = p.policy_no and a.sum_assured > 0) as additions
    from ${unpaidSources} where p.customer_id = ${customerId} ${one}`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

/** What is known of a customer for the tax on a payout, with the payouts ordered from `from` to `to`. */
export async function findTaxedPerson(
  db: Db,
  customerId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<TaxedPerson> {
  const { rows } = await sql<TaxedPerson>`
    select c.nationality in ('', 'I') as "isResident", c.pan is not null and c.pan_validated as "hasPan",
      (select coalesce(sum(o.gross), 0)::bigint from payout o where o.customer_id = c.id and o.state <> 'stopped'
        and o.kind not in ('loan', 'gst-refund', 'free-look')
        and o.parts->0->>'name' is distinct from ${UNAPPLIED} and o.counts_from between ${from}::date and ${to}::date) as "paidThisYear"
    from customer c where c.id = ${customerId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a policy has its customer');
  return row;
}

/** The premiums of a mode that fall due on policies that are not unit-linked, in paise, of all of them together. */
export interface PremiumsOfMode {
  readonly premiumMode: PremiumMode;
  readonly modalPremium: number;
}

/** The same of a customer's policies issued on days for which their sum counts. Added up by the database: a company has many. */
export async function findLimitedPremiums(db: Db, customerId: number): Promise<readonly PremiumsOfMode[]> {
  const { rows } = await sql<PremiumsOfMode>`
    select p.premium_mode as "premiumMode", sum(p.modal_premium)::bigint as "modalPremium"
    from policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
    where p.customer_id = ${customerId} and pl.line <> 'unit-linked' and st.premium_paying and p.due_date is not null
      and ${issuedWithin(PREMIUM_LIMIT_DAYS)}
    group by p.premium_mode`.execute(db);
  return rows;
}

/** The riders of a customer's policies that are in force, by policy number. */
export async function findRidersInForce(
  db: Db,
  customerId: number,
): Promise<Map<string, { name: string; sumAssured: number }[]>> {
  const rows = await db
    .selectFrom('policy_rider as r')
    .innerJoin('policy as p', 'p.policy_no', 'r.policy_no')
    .where('p.customer_id', '=', customerId)
    .orderBy('r.policy_no')
    .orderBy('r.position')
    .select(['r.policy_no', 'r.name', 'r.sum_assured'])
    .execute();
  const riders = new Map<string, { name: string; sumAssured: number }[]>();
  for (const { policy_no, name, sum_assured } of rows)
    riders.set(policy_no, [...(riders.get(policy_no) ?? []), { name, sumAssured: sum_assured }]);
  return riders;
}

/** Pays the loan of a policy back in full: its payout has brought the money. */
export async function closeLoan(transaction: Db, policyNo: string, on: CalendarDate): Promise<void> {
  await transaction
    .updateTable('policy_loan')
    .set({ principal: 0, undrawn: 0, interest_from: on })
    .where('policy_no', '=', policyNo)
    .execute();
}

/** What the cover of a policy is worked out from beside its value. */
export const findReducedCovers = async (db: Db, customerId: number): Promise<Map<string, number | null>> => {
  const rows = await db
    .selectFrom('policy')
    .select(['policy_no', 'reduced_cover'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ policy_no, reduced_cover }) => [policy_no, reduced_cover]));
};

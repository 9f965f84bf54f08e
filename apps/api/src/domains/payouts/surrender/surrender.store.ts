import { type CalendarDate, PREMIUM_LIMIT_DAYS, type PremiumMode, type TaxedPerson } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { issuedWithin, type UnpaidRow, unpaidColumns, unpaidSources } from '../../policies/public.ts';
import { UNAPPLIED } from '../order/order-payout.ts';

/** A customer's policies, or the given one, with the facts that decide their value, by policy number. */
export async function findValued(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string | undefined },
): Promise<Map<string, UnpaidRow>> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<UnpaidRow>`
    select ${unpaidColumns} from ${unpaidSources} where p.customer_id = ${customerId} ${one}`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

/** A customer's facts for the tax on a payout, with the payouts ordered between `from` and `to`. */
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
  if (!row) throw new Error('the policy has no customer');
  return row;
}

/** The total premium per mode of policies that are not unit-linked, in paise. */
export interface PremiumsOfMode {
  readonly premiumMode: PremiumMode;
  readonly modalPremium: number;
}

/**
 * The same for a customer's policies whose issue date counts towards the limit. The database adds it up, because a
 * company has many.
 */
export async function findLimitedPremiums(db: Db, customerId: number): Promise<readonly PremiumsOfMode[]> {
  const { rows } = await sql<PremiumsOfMode>`
    select p.premium_mode as "premiumMode", sum(p.modal_premium)::bigint as "modalPremium"
    from policy p join plan pl on pl.code = p.plan_code join policy_status st on st.code = p.status_code
    where p.customer_id = ${customerId} and pl.line <> 'unit-linked' and st.premium_paying and p.due_date is not null
      and ${issuedWithin(PREMIUM_LIMIT_DAYS)}
    group by p.premium_mode`.execute(db);
  return rows;
}

/** The active riders of a customer's policies, by policy number. */
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

/** Repays the policy's loan in full from its payout. */
export async function closeLoan(transaction: Db, policyNo: string, on: CalendarDate): Promise<void> {
  await transaction
    .updateTable('policy_loan')
    .set({ principal: 0, undrawn: 0, interest_from: on })
    .where('policy_no', '=', policyNo)
    .execute();
}

/** The facts besides its value from which a policy's cover is calculated. */
export const findReducedCovers = async (db: Db, customerId: number): Promise<Map<string, number | null>> => {
  const rows = await db
    .selectFrom('policy')
    .select(['policy_no', 'reduced_cover'])
    .where('customer_id', '=', customerId)
    .execute();
  return new Map(rows.map(({ policy_no, reduced_cover }) => [policy_no, reduced_cover]));
};

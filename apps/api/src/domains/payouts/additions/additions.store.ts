import {
  type AdditionsFactor,
  type BonusWithAdditions,
  bonusWithAdditions,
  bonusWithoutAdditions,
} from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';

/** A policy's paid-up additions, with the plan's price for them. Amounts in paise. */
export interface AdditionsRow {
  readonly policyNo: string;
  /** Their sum assured. */
  readonly additions: number;
  readonly least: number;
  /** Ten-thousandths. */
  readonly bonusRate: number;
  readonly factors: readonly AdditionsFactor[];
  readonly reducedCover: number | null;
}

/** A customer's policies with paid-up additions, or the given one, by policy number. */
export async function findAdditions(
  db: Db,
  { customerId, policyNo }: { customerId: number; policyNo?: string | undefined },
): Promise<Map<string, AdditionsRow>> {
  const one = policyNo === undefined ? sql`` : sql`and p.policy_no = ${policyNo}`;
  const { rows } = await sql<AdditionsRow>`
    select p.policy_no as "policyNo", a.sum_assured as additions, plan.least, plan.bonus_rate as "bonusRate",
      p.reduced_cover as "reducedCover",
      coalesce((select jsonb_agg(jsonb_build_object('ageFrom', f.age_from, 'yearsLeftFrom', f.years_left_from, 'factor', f.factor))
        from plan_paid_up_factor f where f.plan_code = p.plan_code), '[]'::jsonb) as factors
    from policy p join policy_paid_up_addition a on a.policy_no = p.policy_no
    join plan_paid_up_addition plan on plan.plan_code = p.plan_code
    where p.customer_id = ${customerId} ${one} and a.sum_assured > 0`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

/** Removes additions from a policy, with their bonus and cover. Returns false if it has fewer by now. */
export async function takeAdditions(transaction: Db, policyNo: string, sumAssured: number): Promise<boolean> {
  const taken = await transaction
    .updateTable('policy_paid_up_addition')
    .set((row) => ({ sum_assured: row('sum_assured', '-', sumAssured) }))
    .where('policy_no', '=', policyNo)
    .where('sum_assured', '>=', sumAssured)
    .returning('policy_no')
    .executeTakeFirst();
  if (!taken) return false;
  await changeBonus(transaction, policyNo, (policy) => bonusWithoutAdditions(policy, sumAssured));
  return true;
}

/** Changes the bonus and reduced cover of a policy that is locked. */
async function changeBonus(
  transaction: Db,
  policyNo: string,
  change: (policy: BonusWithAdditions) => BonusWithAdditions,
): Promise<void> {
  const { vested_bonus, reduced_cover } = await transaction
    .selectFrom('policy')
    .where('policy_no', '=', policyNo)
    .select(['vested_bonus', 'reduced_cover'])
    .executeTakeFirstOrThrow();
  const { vestedBonus, reducedCover } = change({ vestedBonus: vested_bonus, reducedCover: reduced_cover });
  await transaction
    .updateTable('policy')
    .set({ vested_bonus: vestedBonus, reduced_cover: reducedCover })
    .where('policy_no', '=', policyNo)
    .execute();
}

/** The sum assured of the additions that a request has removed, in paise. */
export async function findTaken(db: Db, ticket: string): Promise<number> {
  const request = await db
    .selectFrom('service_request')
    .select('payload')
    .where('ticket', '=', ticket)
    .executeTakeFirst();
  return Number(request?.payload.sumAssured ?? 0);
}

/** Restores additions to a policy, with their bonus and cover. */
export async function addAdditions(transaction: Db, policyNo: string, sumAssured: number): Promise<void> {
  await transaction
    .insertInto('policy_paid_up_addition')
    .values({ policy_no: policyNo, sum_assured: sumAssured })
    .onConflict((conflict) =>
      conflict
        .column('policy_no')
        .doUpdateSet((row) => ({ sum_assured: row('policy_paid_up_addition.sum_assured', '+', sumAssured) })),
    )
    .execute();
  await changeBonus(transaction, policyNo, (policy) => bonusWithAdditions(policy, sumAssured));
}

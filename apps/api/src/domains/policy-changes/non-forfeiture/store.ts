import type { components } from '@lifedesk/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import { type UnpaidRow, unpaidColumns, unpaidSources } from '../../policies/public.ts';

/** An option that a customer can choose. */
export type ChosenOption = components['schemas']['NonForfeitureOption'];

/** A policy with its plan's options. */
export interface PlanOptions extends UnpaidRow {
  /** In the order in which they are offered. */
  readonly options: readonly ChosenOption[];
  /** An OTP confirms a choice. */
  readonly needsOtp: boolean;
}

/** A customer's policies with their plans' options, by policy number. */
export async function findPlanOptions(db: Db, customerId: number): Promise<Map<string, PlanOptions>> {
  const { rows } = await sql<PlanOptions>`
    select ${unpaidColumns}, pl.non_forfeiture_options as options, pl.non_forfeiture_otp as "needsOtp"
    from ${unpaidSources} where p.customer_id = ${customerId}`.execute(db);
  return new Map(rows.map((row) => [row.policyNo, row]));
}

/** Stores a customer's chosen option, if premiums are still due. */
export async function setOption(db: Db, policyNo: string, option: ChosenOption): Promise<void> {
  await sql`
    update policy p set non_forfeiture = ${option} from policy_status st
    where p.policy_no = ${policyNo} and st.code = p.status_code and st.premium_paying and p.due_date is not null`.execute(
    db,
  );
}

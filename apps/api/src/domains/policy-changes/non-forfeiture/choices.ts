import type { components } from '@lifedesk/contract';
import {
  type CalendarDate,
  type ChoosesNonForfeitureReason,
  choosesNonForfeiture,
  costOf,
  graceEndsOn,
  type NonForfeitureOffer,
  nonForfeitureOffer,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findPaidPremiums } from '../../payments/public.ts';
import { findPolicies, findRestricted, type PolicyRow, toPolicyChoice } from '../../policies/public.ts';
import { findAwaitingChoice } from '../calendar/awaiting-choice.store.ts';
import { type ChosenOption, findPlanOptions, type PlanOptions } from './store.ts';

type Schemas = components['schemas'];

/** A policy for which an option can be chosen, and what each would give today. */
export interface Choice {
  readonly row: PolicyRow;
  readonly plan: PlanOptions;
  readonly dueDate: CalendarDate;
  readonly offers: readonly (NonForfeitureOffer & { readonly option: ChosenOption })[];
}

/** A policy for which nothing can be chosen, and why. */
export interface FixedPolicy {
  readonly row: PolicyRow;
  readonly because: Exclude<ChoosesNonForfeitureReason, 'falls-due'>;
}

/** A customer's policies, or the given one, grouped by whether an option for unpaid premiums can be chosen. */
export async function findChoices(
  db: Db,
  whose: { customerId: number; today: CalendarDate; policyNo?: string },
): Promise<{ choices: Choice[]; fixed: FixedPolicy[] }> {
  const { customerId, today } = whose;
  const rows = await findPolicies(db, whose);
  const plans = await findPlanOptions(db, customerId);
  const restricted = await findRestricted(db, customerId, 'loan', today);
  const awaiting = await findAwaitingChoice(db, customerId);
  const paid = await findPaidPremiums(db, [...plans.keys()]);
  const choices: Choice[] = [];
  const fixed: FixedPolicy[] = [];
  for (const row of rows) {
    const { policy_no: policyNo, due_date: dueDate } = row;
    const plan = plans.get(policyNo);
    if (!plan) continue;
    const { because } = choosesNonForfeiture({
      policyStatusCode: row.status_code,
      dueDate,
      hasOptions: row.has_non_forfeiture_options,
      isDeathIntimated: row.death_intimated_on !== null,
      graceEndsOn: dueDate && graceEndsOn(dueDate, row.premium_mode),
      today,
      hasOpenRequest: awaiting.has(policyNo),
    });
    const policy = { ...plan, isLoanRestricted: restricted.has(policyNo), ledger: paid.get(policyNo) ?? null };
    if (because !== 'falls-due') fixed.push({ row, because });
    else if (dueDate)
      choices.push({
        row,
        plan,
        dueDate,
        offers: plan.options.map((option) => ({ ...nonForfeitureOffer(policy, option, today), option })),
      });
  }
  return { choices, fixed };
}

export function toNonForfeitureDetails({ row, plan, dueDate, offers }: Choice): Schemas['NonForfeitureDetails'] {
  const { nonForfeiture, maturityDate, loanRate } = plan;
  return {
    ...toPolicyChoice(row),
    sumAssured: plan.sumAssured,
    ...(maturityDate ? { policyMaturityDate: maturityDate } : {}),
    premium: costOf(plan),
    dueDate,
    graceEndsOn: graceEndsOn(dueDate, row.premium_mode),
    ...(loanRate === null ? {} : { interestRate: loanRate }),
    ...(nonForfeiture === 'none' ? {} : { option: nonForfeiture }),
    needsOtp: plan.needsOtp,
    options: offers.map(({ option, because, cover, coverUntil, lent, room, settled }) => ({
      option,
      cover,
      ...(coverUntil ? { coverUntil } : {}),
      ...(lent === null ? {} : { lent }),
      ...(room === null ? {} : { room }),
      ...(settled ? { settled } : {}),
      ...(because === 'possible' ? {} : { lacks: because }),
    })),
  };
}

export const toFixedNonForfeiture = ({ row, because }: FixedPolicy): Schemas['FixedNonForfeiture'] => ({
  policyNo: row.policy_no,
  planName: row.plan_name,
  because,
});

import type { BenefitKind, CalendarDate } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { PayoutPart } from '../../../platform/database/tables/payouts.ts';
import { endPolicy } from '../../policies/public.ts';
import { orderPayout } from '../order/order-payout.ts';
import { benefitTicket } from '../order/payouts.store.ts';
import { returnUnapplied } from '../unapplied/return-unapplied.ts';
import { markBenefitOrdered } from './benefits.store.ts';

/** A benefit whose day has come. */
export interface BenefitOrder {
  readonly policyNo: string;
  readonly kind: BenefitKind;
  readonly dueOn: CalendarDate;
  /** 0 for a policy that matures without value. */
  readonly grossPaise: number;
  readonly deductions?: readonly PayoutPart[];
  readonly taxPaise?: number;
  /** If it waited for something: from when it counts, and by when it is paid. */
  readonly waited?: { readonly countsFrom: CalendarDate; readonly promisedOn: CalendarDate } | undefined;
}

/**
 * Orders the payout of a benefit, promised for its due date. Returns false if it was ordered before. The caller has locked the
 * policy.
 */
export async function orderBenefit(transaction: Db, benefit: BenefitOrder, now: Date): Promise<boolean> {
  const { policyNo, kind, dueOn, grossPaise, deductions = [], taxPaise = 0, waited } = benefit;
  if (!(await markBenefitOrdered(transaction, { policyNo, kind, dueOn, amount: grossPaise }, now))) return false;
  const ticket = benefitTicket(kind, policyNo, dueOn);
  if (grossPaise > 0)
    await orderPayout(
      transaction,
      {
        ticket,
        policyNo,
        kind,
        grossPaise,
        deductions: deductions.filter(({ paise }) => paise > 0),
        taxPaise,
        countsFrom: dueOn,
        ...(waited && { countsFrom: waited.countsFrom, promisedOn: waited.promisedOn }),
      },
      now,
    );
  return true;
}

/** Ends a policy that has matured. Money received for it and not used is paid back. */
export async function endMatured(deps: Pick<Deps, 'db' | 'contributions'>, policyNo: string, now: Date): Promise<void> {
  await endPolicy(deps, { policyNo, statusCode: 'M' }, now);
  await returnUnapplied(deps.db, { policyNo, kind: 'maturity' }, now);
}

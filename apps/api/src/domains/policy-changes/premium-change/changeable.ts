import {
  type CalendarDate,
  canChangePremium,
  nextAnniversary,
  type PremiumChangeReason,
  type PremiumMode,
  premiumWithGst,
  yearlyPremiumOf,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { type Message, m } from '../../../platform/language.ts';
import { findOngoing, isPremium } from '../../payments/public.ts';
import { findPolicies, findRestricted, type PolicyRow } from '../../policies/public.ts';
import { findPremiumPlans, type PremiumPlan, type RegularPlanMode } from './store.ts';

/** A policy whose premium can change from its next anniversary. */
export interface Changeable {
  readonly row: PolicyRow;
  readonly plan: PremiumPlan;
  readonly effectiveOn: CalendarDate;
  /** The current mode. */
  readonly mode: RegularPlanMode;
  /** Paise without GST, as stored, or derived if it never was. */
  readonly yearlyPremium: number;
}

/** A policy that cannot change, and why. */
export interface Unchangeable {
  readonly row: PolicyRow;
  readonly because: Exclude<PremiumChangeReason, 'change-possible'>;
}

/**
 * A customer's policies, or the given one, grouped by whether their premium can change. `replaces` is a kind of
 * scheduled change that does not prevent it. Omits policies whose plan has no modes.
 */
export async function findChangeable(
  db: Db,
  { customerId, today, policyNo }: { customerId: number; today: CalendarDate; policyNo?: string },
  replaces: 'mode' | null,
): Promise<{ changeable: Changeable[]; unchangeable: Unchangeable[] }> {
  const rows = await findPolicies(db, { customerId, today, policyNo });
  const plans = await findPremiumPlans(db, customerId);
  const restricted = await findRestricted(db, customerId, 'premium-change', today);
  const ongoing = await findOngoing(
    db,
    rows.map(({ policy_no }) => policy_no),
  );
  const inProcess = new Set(ongoing.filter(isPremium).map(({ policy_no }) => policy_no));
  const changeable: Changeable[] = [];
  const unchangeable: Unchangeable[] = [];
  for (const row of rows) {
    const plan = plans.get(row.policy_no);
    if (!plan || plan.modes.length === 0) continue;
    const terms = {
      premiumMode: row.premium_mode,
      issueDate: row.issue_date,
      premiumTerm: row.premium_term,
      dueDate: row.due_date,
    };
    const { because } = canChangePremium({
      ...terms,
      policyStatusCode: row.status_code,
      isRestricted: restricted.has(row.policy_no),
      isPaymentInProcess: inProcess.has(row.policy_no),
      hasOtherChange: plan.awaitsRider || (plan.scheduled !== null && plan.scheduled.kind !== replaces),
      today,
    });
    const effectiveOn = nextAnniversary(terms);
    const mode = plan.modes.find(({ premiumMode }) => premiumMode === row.premium_mode);
    if (because !== 'change-possible') unchangeable.push({ row, because });
    else if (effectiveOn && mode)
      changeable.push({
        row,
        plan,
        effectiveOn,
        mode,
        yearlyPremium: plan.yearlyPremium ?? yearlyPremiumOf(row.modal_premium, mode),
      });
  }
  return { changeable, unchangeable };
}

/** A premium with the GST of its due date, in paise. */
export const withGst = ({ line, issue_date }: PolicyRow, premium: number, dueDate: CalendarDate): number =>
  premiumWithGst(premium, { line, issueDate: issue_date, dueDate });

/** Premium frequencies in words, for the audit trail that the customer reads. */
export const MODE_WORDS: Readonly<Record<PremiumMode, Message>> = {
  yearly: m.audit_modeYearly,
  'half-yearly': m.audit_modeHalfYearly,
  quarterly: m.audit_modeQuarterly,
  monthly: m.audit_modeMonthly,
  single: m.audit_modeSingle,
};

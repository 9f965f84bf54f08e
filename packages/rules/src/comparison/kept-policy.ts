import { type DeathBenefitFacts, deathBenefit } from '../benefits/death-benefit.ts';
import { maturityAmount } from '../benefits/maturity-benefit.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { debtOn } from '../loan/debt-on.ts';
import type { Paise } from '../money/paise.ts';
import { revivalDue } from '../revival/revival-due.ts';
import type { ComparedPolicy, PolicyChoice } from './compared-policy.ts';

/** The policy right after a choice: paid-up if premiums stop, in force with its dues paid if it is revived. */
export function keptPolicy(policy: ComparedPolicy, choice: PolicyChoice, today: CalendarDate): ComparedPolicy {
  const { policyStatusCode } = policy;
  if (choice === 'reduced-paid-up' && policyStatusCode !== '3')
    return { ...policy, policyStatusCode: '3', reducedCover: null };
  if (choice !== 'revival') return policy;
  const due = revivalDue({ ...policy, isPremiumPaying: false }, today);
  return { ...policy, policyStatusCode: '1', reducedCover: null, dueDate: due?.nextDue ?? null };
}

/** What is lent and taken out of the funds today, in paise. */
interface MoneyTaken {
  readonly lent: Paise;
  readonly taken: Paise;
  readonly today: CalendarDate;
}

/** What a kept policy pays at death today, after its loan. */
export const paidAtDeath = (kept: ComparedPolicy, money: MoneyTaken): Paise =>
  deathBenefit(deathBenefitFacts(kept, money), money.today).benefit;

/** What decides that. */
export function deathBenefitFacts(kept: ComparedPolicy, { lent, taken, today }: MoneyTaken): DeathBenefitFacts {
  const { funds } = kept;
  const linked = funds && {
    fundValue: Math.max(0, funds.value - taken),
    premiumsPaid: funds.paidIn,
    withdrawn: funds.withdrawn + taken,
  };
  return { ...kept, funds: linked, owed: debtOn(kept, lent, today, today) };
}

/** What a policy that stays as it is pays at death today and at maturity, in paise, after its loan if nothing is repaid. */
export function keptFigures(
  policy: ComparedPolicy,
  today: CalendarDate,
): { readonly cover: Paise; readonly maturity: Paise } {
  const { maturityDate } = policy;
  const owedThen = maturityDate === null ? 0 : debtOn(policy, 0, today, maturityDate);
  return {
    cover: paidAtDeath(policy, { lent: 0, taken: 0, today }),
    maturity: Math.max(0, maturityAmount(policy) - owedThen),
  };
}

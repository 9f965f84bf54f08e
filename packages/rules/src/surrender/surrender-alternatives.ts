import { yearlyCostOf } from '../calendar/premium-cost.ts';
import { premiumsLeft } from '../calendar/premium-count.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanRoom } from '../loan/loan-limit.ts';
import type { UnpaidPolicy } from '../loan/unpaid-policy.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { nonForfeitureOffer } from '../non-forfeiture/non-forfeiture-offer.ts';
import { maturityValue } from './maturity-value.ts';

/** What a customer can do instead of surrendering. Amounts in paise. */
export interface SurrenderAlternative {
  readonly option: 'keep-paying' | 'reduced-paid-up' | 'loan';
  /** Cash that it pays now. */
  readonly cash: Paise;
  /** The cover from then on. */
  readonly cover: Paise;
  /** Guaranteed at maturity: sum assured and the bonuses so far, before deducting any loan. */
  readonly maturity: Paise;
  /** Yearly cost: premiums with today's GST, or the interest of the loan. */
  readonly yearlyCost: Paise;
  /** How many premiums are still to be paid. */
  readonly premiumsLeft: number;
}

/** The possible alternatives to surrendering a policy on a day, with their numbers. Leaves out what is not possible. */
export function surrenderAlternatives(
  policy: UnpaidPolicy,
  isInForce: boolean,
  on: CalendarDate,
): SurrenderAlternative[] {
  const { sumAssured, loanRate } = policy;
  const left = premiumsLeft(policy);
  const yearly = yearlyCostOf(policy);
  const whole = { cover: sumAssured, maturity: maturityValue(policy) };
  const all: SurrenderAlternative[] = [];
  if (isInForce) all.push({ option: 'keep-paying', cash: 0, ...whole, yearlyCost: yearly, premiumsLeft: left });
  const paidUp = nonForfeitureOffer(policy, 'reduced-paid-up', on);
  if (isInForce && left > 0 && paidUp.possible)
    all.push({
      option: 'reduced-paid-up',
      cash: 0,
      cover: paidUp.cover,
      maturity: paidUp.cover,
      yearlyCost: 0,
      premiumsLeft: 0,
    });
  const room = loanRate === null || policy.isLoanRestricted ? 0 : loanRoom(policy, on);
  if (isInForce && loanRate !== null && room > 0) {
    const yearlyCost = yearly + proportion(room, loanRate, 10_000);
    all.push({ option: 'loan', cash: room, ...whole, yearlyCost, premiumsLeft: left });
  }
  return all;
}

import { nonForfeitureOffer } from '../calendar/non-forfeiture-offer.ts';
import { yearlyCostOf } from '../calendar/premium-cost.ts';
import { premiumsLeft } from '../calendar/premium-count.ts';
import type { UnpaidPolicy } from '../calendar/unpaid-policy.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { loanRoom } from '../loan/loan-limit.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { maturityValue } from './maturity-value.ts';

/** What a customer can do instead of surrendering. Amounts in paise. */
export interface SurrenderAlternative {
  readonly option: 'keep-paying' | 'reduced-paid-up' | 'loan';
  /** Cash that it brings at once. */
  readonly cash: Paise;
  /** The cover from then on. */
  readonly cover: Paise;
  /** Guaranteed at maturity: sum assured and the bonuses so far; what is owed then is not taken off. */
  readonly maturity: Paise;
  /** What it costs in a year: premiums with the present GST, or the interest of the loan. */
  readonly yearlyCost: Paise;
  /** Premiums that are still to be paid, by number. */
  readonly premiumsLeft: number;
}

/** What is possible instead of surrendering a policy on a day, with its numbers. Only what is possible is in it. */
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

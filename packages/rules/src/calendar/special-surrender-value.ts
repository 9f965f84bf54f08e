import { fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { SPECIAL_VALUE_RATE } from '../tables/surrender-value.ts';
import { valueOn } from '../tables/value-on.ts';
import { type ReducedPolicy, reducedCover } from './reduced-cover.ts';
import { hasSurrenderValue, type ValuedPolicy } from './surrender-value.ts';

/**
 * The special surrender value on a day, in paise: the paid-up sum assured with the bonuses so far, discounted over the
 * whole years of the policy after the present one. It leaves mortality out, which never makes it smaller. 0 if the
 * policy has no surrender value or no rate applies on the day.
 */
export function specialSurrenderValue(policy: ValuedPolicy & ReducedPolicy, on: CalendarDate): Paise {
  const rate = valueOn(SPECIAL_VALUE_RATE, on);
  if (rate === null || !hasSurrenderValue(policy)) return 0;
  const years = Math.max(0, policy.policyTerm - (fullYearsBetween(policy.issueDate, on) + 1));
  const part = 10_000n ** BigInt(years);
  const whole = BigInt(10_000 + rate) ** BigInt(years);
  return Number((2n * BigInt(reducedCover(policy)) * part + whole) / (2n * whole));
}

import { ageOn } from '../dates/age-on.ts';
import { fullYearsBetween } from '../dates/anniversary.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';

/** What a plan pays for additions from an age and from a number of years left. Plan data. */
export interface AdditionsFactor {
  /** Age of the insured person in full years. */
  readonly ageFrom: number;
  /** Full years up to maturity. */
  readonly yearsLeftFrom: number;
  /** Cash in ten-thousandths of the sum assured: 6210 is 62.10 %. */
  readonly factor: number;
}

/**
 * The factor for an age and the full years left to maturity, in ten-thousandths: among the rows that have begun, the
 * one with the highest age, then with the most years. Null if no row has begun.
 */
export function additionsFactor(factors: readonly AdditionsFactor[], age: number, yearsLeft: number): number | null {
  const begun = factors.filter(({ ageFrom, yearsLeftFrom }) => ageFrom <= age && yearsLeftFrom <= yearsLeft);
  const [found] = begun.sort((one, other) => other.ageFrom - one.ageFrom || other.yearsLeftFrom - one.yearsLeftFrom);
  return found?.factor ?? null;
}

/** The insured person and the end of a policy, which decide its factor. */
export interface AdditionsTerm {
  readonly birthDate: CalendarDate | null;
  readonly maturityDate: CalendarDate | null;
}

/** The factor of a policy on a day, in ten-thousandths; null if the plan has none or the age is not known. */
export function additionsFactorOn(
  factors: readonly AdditionsFactor[],
  { birthDate, maturityDate }: AdditionsTerm,
  on: CalendarDate,
): number | null {
  if (birthDate === null) return null;
  return additionsFactor(factors, ageOn(on, birthDate), maturityDate === null ? 0 : fullYearsBetween(on, maturityDate));
}

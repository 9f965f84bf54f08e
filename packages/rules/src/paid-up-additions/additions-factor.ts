/** What a plan pays for additions from an age and from a number of years left on. Plan data. */
export interface AdditionsFactor {
  /** Of the insured person, in full years. */
  readonly ageFrom: number;
  /** Full years up to maturity. */
  readonly yearsLeftFrom: number;
  /** Cash in ten-thousandths of the sum assured: 6210 are 62.10 %. */
  readonly factor: number;
}

/**
 * The factor for an age and the full years left to maturity, in ten-thousandths: of the rows that have begun the one with the
 * highest age, then with the most years. Null where no row has begun.
 */
export function additionsFactor(factors: readonly AdditionsFactor[], age: number, yearsLeft: number): number | null {
  const begun = factors.filter(({ ageFrom, yearsLeftFrom }) => ageFrom <= age && yearsLeftFrom <= yearsLeft);
  const [found] = begun.sort((one, other) => other.ageFrom - one.ageFrom || other.yearsLeftFrom - one.yearsLeftFrom);
  return found?.factor ?? null;
}

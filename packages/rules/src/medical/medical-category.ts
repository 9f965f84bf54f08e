import { MEDICAL_CATEGORIES, type MedicalCategory } from '../application/medical-tests.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Paise } from '../money/paise.ts';
import { MEDICAL_GRID } from '../tables/health-terms.ts';
import { valueOn } from '../tables/value-on.ts';

export interface RiskFacts {
  /** Last birthday. */
  readonly age: number;
  /** This cover and the covers in force on the same life. */
  readonly sumAtRisk: Paise;
  /** The health declaration asks for tests. */
  readonly needsTests: boolean;
}

/** What the company risks on a life: a new cover, and those in force on the same life. */
export const sumAtRisk = (cover: Paise, inForce: readonly Paise[]): Paise =>
  inForce.reduce((sum, amount) => sum + amount, cover);

/**
 * The tests that an age and a sum at risk need; null for none, and for an age outside the grid, about which a person
 * decides. A health declaration that asks for tests asks at least for category B.
 */
export function medicalCategory(
  { age, sumAtRisk, needsTests }: RiskFacts,
  today: CalendarDate,
): MedicalCategory | null {
  const least: MedicalCategory | null = needsTests ? 'B' : null;
  const grid = valueOn(MEDICAL_GRID, today);
  const row = grid?.rows.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge);
  if (!grid || !row) return least;
  const [low, middle, high] = row.categories;
  const [first, second] = grid.sums;
  const cell = sumAtRisk <= first ? low : sumAtRisk <= second ? middle : high;
  if (cell === 'N') return least;
  const isBelow = least !== null && MEDICAL_CATEGORIES.indexOf(cell) < MEDICAL_CATEGORIES.indexOf(least);
  return isBelow ? least : cell;
}

export type MedicalWay = 'tele' | 'centre' | 'home';

/**
 * Where the tests of a category can be done. A treadmill is only at a centre. The doctor of T+ calls while the nurse
 * takes the blood.
 */
export function medicalWays(category: MedicalCategory): readonly MedicalWay[] {
  if (category === 'T') return ['tele'];
  return category === 'T+' || category === 'B' ? ['centre', 'home'] : ['centre'];
}

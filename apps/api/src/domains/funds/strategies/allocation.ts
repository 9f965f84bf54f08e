import { ageOn, allocationAt, type CalendarDate, type FundShare } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findAllocationFacts, findBands } from './strategies.store.ts';

/** The shares of a policy's allocation on a date, by age or by full years left; none if neither is known. */
export async function allocationOn(
  db: Db,
  { policyNo, planCode, basis }: { policyNo: string; planCode: string; basis: 'age' | 'years-left' },
  date: CalendarDate,
): Promise<readonly FundShare[]> {
  const { birthDate, maturityDate } = await findAllocationFacts(db, policyNo);
  const [from, to] = basis === 'age' ? [birthDate, date] : [date, maturityDate];
  if (from === null || to === null) return [];
  return allocationAt(await findBands(db, planCode), Math.max(0, ageOn(to, from)));
}

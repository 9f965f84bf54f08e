import {
  type AllocationBasis,
  allocationAt,
  allocationYears,
  type CalendarDate,
  type FundShare,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import { findAllocationFacts, findBands } from './strategies.store.ts';

/** The shares of a policy's allocation on a date, by age or by full years left; none if neither is known. */
export async function allocationOn(
  db: Db,
  { policyNo, planCode, basis }: { policyNo: string; planCode: string; basis: AllocationBasis },
  date: CalendarDate,
): Promise<readonly FundShare[]> {
  const years = allocationYears(basis, await findAllocationFacts(db, policyNo), date);
  return years === null ? [] : allocationAt(await findBands(db, planCode), years);
}

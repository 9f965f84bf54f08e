import type { Account } from '../../platform/access/account.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { type CaseRow, findCases } from './cases.store.ts';

/** A case of the account. Throws `not-found` for an unknown one and for one of someone else. */
export async function ownCase(db: Db, account: Account, caseId: string): Promise<CaseRow> {
  const found = (await findCases(db, account)).find(({ case_id }) => case_id === caseId);
  if (!found) throw problem('not-found');
  return found;
}

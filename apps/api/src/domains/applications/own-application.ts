import type { Deps } from '../../deps.ts';
import type { Account } from '../../platform/access/account.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { findApplications, type LoadedApplication } from './store.ts';
import { isShown } from './trackApplication.ts';

/** An application of the account. Throws `not-found` for another person's, an unknown one, and one that ended too long ago. */
export async function ownApplication(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: Account,
  applicationNo: string,
): Promise<LoadedApplication> {
  const [found] = await findApplications(db, account, applicationNo);
  if (!found || !isShown(found, today(clock))) throw problem('not-found');
  return found;
}

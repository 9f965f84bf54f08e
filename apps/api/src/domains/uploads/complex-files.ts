import type { FileFault } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { type Account, countedAs } from '../../platform/access/account.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { checkInThread } from '../../platform/files/check-in-thread.ts';
import type { CheckRequest } from '../../platform/files/check-thread.ts';
import { Problem, problem } from '../../platform/problem.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'secrets'>;

/** Checks a file. One that takes the check to its limits counts against the customer, because it keeps others waiting. */
export async function checkCounted(deps: Needs, owner: Account, file: CheckRequest): Promise<FileFault | null> {
  const release = await createLimits(deps).reserveOrThrow(LIMITS.complexFiles, countedAs(owner));
  const fault = await checkInThread(file);
  if (fault !== 'too-complex') await release();
  return fault;
}

/** Throws `rate-limited` if a customer has sent too many files that took their check to its limits. */
export async function assertFewComplexFiles(deps: Needs, owner: Account): Promise<void> {
  const retryAfter = await createLimits(deps).retryAfter(LIMITS.complexFiles, countedAs(owner));
  if (retryAfter > 0) throw problem('rate-limited', { retryAfter });
}

/**
 * Counts a claimed file that took its check to its limits, if that is why a request failed. The request's transaction is
 * rolled back, so it cannot count the file itself.
 */
export async function countComplexFile(deps: Needs, owner: Account, error: unknown): Promise<void> {
  if (error instanceof Problem && error.options.fileFault === 'too-complex')
    await createLimits(deps).reserve(LIMITS.complexFiles, countedAs(owner));
}

import type { Deps } from '../../deps.ts';
import type { Account } from '../../platform/access/account.ts';
import type { Challenge } from '../../platform/access/challenge.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { dateAt, problem } from '../../platform/problem.ts';
import { findByBirthDate } from './applicants.store.ts';

/**
 * Who of several applicants with one mobile number it is, by the birth date, after the right code. The third wrong date
 * ends the challenge. Twins cannot be told apart this way; they use the application number.
 */
export async function chooseApplicant(
  deps: Deps,
  { token_hash, contact }: Challenge,
  birthDate: string | undefined,
): Promise<Account> {
  if (birthDate === undefined) throw problem('birth-date-needed');
  const date = dateAt('/birthDate', birthDate);
  const limits = createLimits(deps);
  // counted before looking, so that simultaneous guesses cannot share one
  const tried = await limits.reserve(LIMITS.birthDateTries, token_hash);
  if (!tried.allowed) throw problem('otp-burnt', { triesLeft: 0 });
  const [found, another] = await findByBirthDate(deps.db, contact ?? '', date);
  if (!found || another) {
    const triesLeft = tried.remaining;
    throw problem(triesLeft > 0 ? 'birth-date-wrong' : 'otp-burnt', { triesLeft });
  }
  await limits.release(tried);
  return found;
}

import type { components } from '@lifedesk/contract';
import { maskEmail, maskPhone } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import { findKnownBrowser } from '../../platform/access/known-browser.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { type CountedSubject, createLimits } from '../../platform/access/limits/limits.ts';
import { assertNotLocked, budgetOf, countFailure, failuresOf } from '../../platform/access/lockout.ts';
import { createOtpChallenges, type NewChallenge } from '../../platform/access/otp-challenges.ts';
import { problem } from '../../platform/problem.ts';
import type { KnownCustomer } from './store.ts';

export interface Claim {
  /** The login as typed, normalised. */
  loginId: string;
  client: Client;
  /** Finds the customers with this login. */
  find: () => Promise<readonly KnownCustomer[]>;
}

/**
 * Finds the customer of a login id. An unknown id and a customer without contacts get the same refusal and count as a
 * failure. If several customers match, the response says so, because they can use their policy number instead. A locked
 * login gives the same response whether or not it exists.
 */
export async function recogniseCustomer(
  deps: Deps,
  { loginId, client, find }: Claim,
  needsContact: boolean,
): Promise<KnownCustomer> {
  const limits = createLimits(deps);
  const [customer, another] = await find();
  const usable = customer && !another && (!needsContact || customer.mobile || customer.email) ? customer : undefined;
  if (usable && usable.applicantId === null && (await findKnownBrowser(deps, client, usable.customerId))) {
    await assertNotLocked(limits, (await budgetOf(deps, client, usable)).tries, 'login-blocked', usable);
    return usable;
  }
  const typed: CountedSubject = [LIMITS.unknownLogins, loginId];
  // Reserved before the answer is known, so that simultaneous calls from a locked address learn nothing.
  const failure = await limits.reserveAll([failuresOf(deps, client)]);
  if (!failure.allowed) throw problem('login-blocked', { retryAfter: failure.refusal.retryAfter });
  if (usable || another) {
    await Promise.all(failure.taken.map(limits.release));
    const own = usable ? [[LIMITS.otpTries, (await budgetOf(deps, client, usable)).subject] as const] : [];
    await assertNotLocked(limits, [typed, ...own], 'login-blocked', usable);
    if (usable) return usable;
    throw problem('login-not-unique');
  }
  const last = failure.taken.find(({ remaining }) => remaining === 0);
  await countFailure(limits, [typed], 'login-blocked');
  throw last ? problem('login-blocked', { retryAfter: last.retryAfter }) : problem('invalid-login');
}

/** The response of the first step: the masked contacts for an OTP, and the challenge that sends it. */
export async function challengeAnswer(
  deps: Deps,
  client: Client,
  customer: KnownCustomer,
  opens: NonNullable<NewChallenge['opens']>,
  workType: string,
): Promise<components['schemas']['LoginChallenge']> {
  const { customerId, applicantId, mobile, asksBirthDate = false } = customer;
  const otpToken = await createOtpChallenges(deps).start(
    {
      customerId,
      applicantId,
      opens,
      sessionId: null,
      policyNo: customer.policy_no,
      workType,
      // to the number that the applicants share, whatever else is registered for one of them
      ...(asksBirthDate && mobile !== null && { contact: mobile, asksBirthDate }),
    },
    [LIMITS.openChallenges, (await budgetOf(deps, client, customer)).subject],
  );
  return {
    ...(customer.mobile ? { mobileNumber: maskPhone(customer.mobile) } : {}),
    ...(customer.email ? { emailId: maskEmail(customer.email) } : {}),
    otpToken,
  };
}

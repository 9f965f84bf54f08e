import type { components } from '@lifedesk/contract';
import { maskEmail, maskPhone } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { createLockout } from '../../platform/access/lockout.ts';
import { createOtpChallenges, type NewChallenge } from '../../platform/access/otp-challenges.ts';
import { problem } from '../../platform/problem.ts';
import type { KnownCustomer } from './store.ts';

export interface Claim {
  /** What was typed, in its normal form. */
  loginId: string;
  clientAddress: string;
  /** Customers whom it names. */
  find: () => Promise<readonly KnownCustomer[]>;
}

/**
 * The one customer whom a login id names. Nobody, and somebody without a contact to send to, is the same refusal and counts
 * as a failure; several is told, since they can go on by policy number. A lock stands before everything: a locked login
 * answers the same whether or not it exists.
 */
export async function recogniseCustomer(
  deps: Deps,
  { loginId, clientAddress, find }: Claim,
  needsContact: boolean,
): Promise<KnownCustomer> {
  const lockout = createLockout(deps);
  const found = await find();
  const [customer, another] = found;
  const usable = customer && !another && (!needsContact || customer.mobile || customer.email) ? customer : undefined;
  const attempt = { loginId, clientAddress, ...(usable ? { customerId: usable.id } : {}) };
  const locked = await lockout.lockedUntil(attempt);
  if (locked) throw lockout.refusal('login-blocked', locked);
  if (usable) return usable;
  if (another) throw problem('login-not-unique');
  const nowLocked = await lockout.fail(attempt);
  if (nowLocked) throw lockout.refusal('login-blocked', nowLocked);
  throw problem('invalid-login');
}

/** The first step's answer: where an OTP can go, masked, and the challenge to send it for. */
export async function challengeAnswer(
  deps: Deps,
  customer: KnownCustomer,
  opens: NonNullable<NewChallenge['opens']>,
  workType: string,
): Promise<components['schemas']['LoginChallenge']> {
  const otpToken = await createOtpChallenges(deps).start({
    customerId: customer.id,
    opens,
    sessionId: null,
    policyNo: customer.policy_no,
    workType,
  });
  return {
    ...(customer.mobile ? { mobileNumber: maskPhone(customer.mobile) } : {}),
    ...(customer.email ? { emailId: maskEmail(customer.email) } : {}),
    otpToken,
  };
}

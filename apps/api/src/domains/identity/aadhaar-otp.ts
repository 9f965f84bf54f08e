import type { components } from '@lifedesk/contract';
import { checkAadhaar, checkVid } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits, type Reservation } from '../../platform/access/limits/limits.ts';
import type { Session } from '../../platform/access/session.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import type { AadhaarPerson } from '../../ports/identity-registry.ts';
import {
  type ChallengeRow,
  endChallenge,
  findChallenge,
  giveTryBack,
  insertChallenge,
  takeTry,
} from './challenges.store.ts';
import { type ConsentKind, recordConsent } from './consent.ts';

type Schemas = components['schemas'];

/** How long an OTP of the authority works, in seconds. */
const OTP_LIFETIME = 600;
const MOST_TRIES = 3;
const NO_SENDS_LEFT = 'No more OTPs can be sent now. Please choose another way, or try again in half an hour.';

interface SendRequest {
  readonly purpose: ConsentKind;
  /** The check of a picture that it continues. */
  readonly faceCheckId: string | null;
  /** Who agrees, if it is not the customer. */
  readonly person?: string | null;
  readonly body: Pick<Schemas['EkycOtpRequest'], 'consent' | 'idKind' | 'idNumber'>;
}

/**
 * Records the consent and asks the authority for its OTP. The number is handed on; nothing of it stays. A number with a wrong
 * check digit, and a registry that cannot be reached, count as nothing.
 */
export async function sendAadhaarOtp(
  deps: Deps,
  session: Session,
  { purpose, faceCheckId, person = null, body }: SendRequest,
): Promise<Schemas['AadhaarOtp']> {
  const { db, clock, ids, identityRegistry } = deps;
  const { consent, idKind, idNumber } = body;
  const checked = idKind === 'aadhaar' ? checkAadhaar(idNumber) : checkVid(idNumber);
  if (!checked.valid) throw validationProblem('/idNumber', 'must be such a number, with its check digit');
  if (!identityRegistry) throw problem('unavailable');
  const limits = createLimits(deps);
  const wait = await limits.reserve(LIMITS.aadhaarResend, session.customerId);
  if (!wait.allowed) throw problem('resend-too-soon', { retryAfter: wait.retryAfter });
  const send = await limits.reserve(LIMITS.aadhaarSends, session.customerId);
  const giveBack = async (...taken: readonly Reservation[]) => {
    for (const one of taken) await limits.release(one);
  };
  if (!send.allowed) {
    await giveBack(wait);
    throw problem('resend-limit', { detail: NO_SENDS_LEFT, retryAfter: send.retryAfter });
  }
  const sent = await (async () => {
    await recordConsent(deps, db, session, purpose, consent, person);
    return identityRegistry.sendOtp({ kind: idKind, number: checked.value });
  })().catch(async (error: unknown) => {
    await giveBack(wait, send);
    throw error;
  });
  if ('refused' in sent) {
    await giveBack(wait);
    throw problem(sent.refused);
  }
  const now = clock.now();
  const token = ids.token();
  await insertChallenge(db, {
    token_hash: tokenHash(token),
    customer_id: session.customerId,
    session_id: session.id,
    purpose,
    face_check_id: faceCheckId,
    transaction_id: sent.transactionId,
    sent_at: now,
    ends_at: new Date(now.getTime() + OTP_LIFETIME * 1000),
  });
  return {
    otpToken: token,
    otpLifetime: OTP_LIFETIME,
    // biome-ignore lint/plugin/arithmetic: milliseconds as seconds
    resendIn: LIMITS.aadhaarResend.windowMs / 1000,
    sendsLeft: send.remaining,
    sentTo: sent.sentTo,
  };
}

/** A person whose OTP was right. The photo is base64, to be passed on and forgotten. */
export interface ConfirmedAadhaar {
  readonly challenge: ChallengeRow;
  readonly person: AadhaarPerson;
  readonly photo: string;
}

/**
 * Lets the authority check an OTP. A try is taken before; the third wrong one uses the OTP up. Throws the specification's
 * problems, and gives the try back if the authority cannot be reached.
 */
export async function checkAadhaarOtp(
  deps: Deps,
  session: Session,
  purpose: ConsentKind,
  { otpToken, otp }: Schemas['EkycByOtp'],
): Promise<ConfirmedAadhaar> {
  const { db, clock, identityRegistry } = deps;
  if (!identityRegistry) throw problem('unavailable');
  const hash = tokenHash(otpToken);
  const challenge = await findChallenge(db, hash);
  if (!challenge || challenge.session_id !== session.id || challenge.purpose !== purpose) throw problem('otp-expired');
  if (challenge.tries >= MOST_TRIES && challenge.used_at === null) throw problem('otp-burnt', { triesLeft: 0 });
  if (challenge.ends_at <= clock.now()) throw problem('otp-expired');
  const tries = await takeTry(db, hash, MOST_TRIES);
  if (tries === null) throw problem(challenge.used_at === null ? 'otp-burnt' : 'otp-expired', { triesLeft: 0 });
  const { transaction_id: transactionId } = challenge;
  const checked = await identityRegistry.checkOtp({ transactionId, otp }).catch(async (error: unknown) => {
    await giveTryBack(db, hash);
    throw error;
  });
  if ('refused' in checked) {
    if (checked.refused === 'otp-expired') throw problem('otp-expired');
    // biome-ignore lint/plugin/arithmetic: tries, not money
    const triesLeft = Math.max(0, MOST_TRIES - tries);
    throw problem(triesLeft > 0 ? 'otp-wrong' : 'otp-burnt', { triesLeft });
  }
  if (!(await endChallenge(db, hash, clock.now()))) throw problem('otp-expired');
  return { challenge, ...checked };
}

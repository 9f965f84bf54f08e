import { OTP_LIMITS } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { problem } from '../problem.ts';
import { accountOf, countedAs } from './account.ts';
import { type Challenge, codeText } from './challenge.ts';
import { LIMITS } from './limits/limit-table.ts';
import { type CountedSubject, createLimits } from './limits/limits.ts';
import type { Budget } from './lockout.ts';
import { type Recipient, recipientOf, sendOtp } from './otp-messages.ts';
import { hashToken } from './sessions.ts';

export interface SentChallenge {
  otpToken: string;
  /** Seconds. */
  otpExpiry: number;
  resendAfter: number;
  resendsLeft: number;
}

/**
 * Sends a code for a challenge under a new token. The message is counted before it is sent, and released if sending
 * fails. Throws `resend-limit`, `resend-too-soon`, `rate-limited`.
 */
export async function sendChallenge(deps: Deps, challenge: Challenge, budget: Budget): Promise<SentChallenge> {
  const { clock } = deps;
  const { sent_at, sends } = challenge;
  const wait = sent_at ? sent_at.getTime() + OTP_LIMITS.resendPauseSeconds * 1000 - clock.now().getTime() : 0;
  if (challenge.used_at) throw problem('invalid-login');
  if (sends > OTP_LIMITS.resends) throw problem('resend-limit');
  if (wait > 0) throw problem('resend-too-soon', { retryAfter: Math.ceil(wait / 1000) });

  const limits = createLimits(deps);
  const recipient = await recipientOf(deps.db, challenge);
  const reserved = await limits.reserveAll(messagesOf(challenge, recipient, budget));
  if (!reserved.allowed) throw problem('rate-limited', { retryAfter: reserved.refusal.retryAfter });
  try {
    return await claimAndSend(deps, challenge, recipient);
  } catch (error) {
    await Promise.all(reserved.taken.map(limits.release));
    throw error;
  }
}

/** The counters for a message of this challenge. */
function messagesOf(challenge: Challenge, { mobile, email }: Recipient, budget: Budget): readonly CountedSubject[] {
  const { session_id, contact } = challenge;
  const contacts = [mobile, email].filter((each) => each !== null);
  if (session_id === null) return budget.sends(contacts);
  const limit = contact === null ? LIMITS.sendsToRecipientInSession : LIMITS.sendsToNewContact;
  return [
    [LIMITS.sendsInSession, countedAs(accountOf(challenge))],
    ...contacts.map((each) => [limit, each.toLowerCase()] as const),
  ];
}

async function claimAndSend(deps: Deps, challenge: Challenge, recipient: Recipient): Promise<SentChallenge> {
  const { db, clock, ids, secrets } = deps;
  const { token_hash, sends } = challenge;
  const now = clock.now();
  const token = ids.token();
  const tokenHash = hashToken(token);
  const code = ids.otp();
  // Claimed by its old token, so that of two simultaneous requests only one sends.
  const claimed = await db
    .updateTable('otp_challenge')
    .set({
      token_hash: tokenHash,
      code_mac: secrets.mac('otp', codeText({ token_hash: tokenHash }, code)),
      sends: sends + 1,
      sent_at: now,
      code_ends_at: new Date(now.getTime() + OTP_LIMITS.lifetimeSeconds * 1000),
    })
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  if (!claimed) throw problem('resend-too-soon', { retryAfter: OTP_LIMITS.resendPauseSeconds });
  try {
    await sendOtp(deps, recipient, challenge.work_type, code);
  } catch (error) {
    // Nothing was sent, so the same token can ask again immediately, and it does not count.
    await db
      .updateTable('otp_challenge')
      .set({ token_hash, code_mac: null, sends, sent_at: null, code_ends_at: null })
      .where('token_hash', '=', tokenHash)
      .execute();
    throw error;
  }
  return {
    otpToken: token,
    otpExpiry: OTP_LIMITS.lifetimeSeconds,
    resendAfter: OTP_LIMITS.resendPauseSeconds,
    resendsLeft: OTP_LIMITS.resends - sends,
  };
}

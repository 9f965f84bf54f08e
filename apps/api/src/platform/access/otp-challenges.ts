import { OTP_LIMITS } from '@lifedesk/rules';
import type { Selectable } from 'kysely';
import type { Deps } from '../../deps.ts';
import type { Db } from '../database/connect.ts';
import type { AccessTables } from '../database/tables/access.ts';
import { problem } from '../problem.ts';
import { createLockout } from './lockout.ts';
import { sendOtp } from './otp-messages.ts';
import { hashToken } from './sessions.ts';

export type Challenge = Selectable<AccessTables['otp_challenge']>;
export interface NewChallenge {
  customerId: number;
  /** The kind of session it opens; null where it confirms something inside a session. */
  opens: Challenge['opens'];
  sessionId: string | null;
  policyNo: string | null;
  workType: string;
  /** A mobile (E.164) or e-mail to send to instead of the registered ones, to confirm that it is the customer's. */
  contact?: string;
}
export interface SentChallenge {
  otpToken: string;
  /** Seconds. */
  otpExpiry: number;
  resendAfter: number;
  resendsLeft: number;
}

/** How long somebody may take from the first step to the last resend. */
const LIFETIME_MS = 30 * 60_000;
const CODE_MS = OTP_LIMITS.lifetimeSeconds * 1000;

/** One-time passwords: 6 digits, hashed with a pepper, burnt by 3 wrong tries, sent again at most 3 times. */
export interface OtpChallenges {
  /** Starts a challenge and answers its token. Nothing is sent yet. */
  start(challenge: NewChallenge): Promise<string>;
  /** Sends a code, at first and again, under a new token. `accepts` says whether the challenge is one that may be sent here. */
  send(
    otpToken: string,
    accepts: (challenge: Challenge) => boolean,
    workType: string,
    clientAddress: string,
  ): Promise<SentChallenge>;
  /** Whether the code is right, else throws what the specification's catalogue has for it. The challenge is not used up. */
  check(
    otpToken: string,
    otp: string,
    accepts: (challenge: Challenge) => boolean,
    clientAddress: string,
  ): Promise<Challenge>;
  /** Uses a checked challenge up, once: in the transaction of what it confirms. Throws `otp-expired` where it has been. */
  use(transaction: Db, challenge: Challenge): Promise<void>;
  /** Both of it. */
  verify(
    otpToken: string,
    otp: string,
    accepts: (challenge: Challenge) => boolean,
    clientAddress: string,
  ): Promise<Challenge>;
}

export function createOtpChallenges(deps: Deps): OtpChallenges {
  const { db, clock, ids, secrets } = deps;
  const lockout = createLockout(deps);
  const codeText = (tokenHash: string, code: string) => `${tokenHash}:${code}`;

  /** The challenge, once neither it nor its customer nor the caller's address is locked. */
  async function find(otpToken: string, accepts: (c: Challenge) => boolean, clientAddress: string): Promise<Challenge> {
    const row = await db
      .selectFrom('otp_challenge')
      .selectAll()
      .where('token_hash', '=', hashToken(otpToken))
      .where('ends_at', '>', clock.now())
      .executeTakeFirst();
    const known = row && accepts(row) ? row : undefined;
    const attempt = known ? { customerId: known.customer_id, clientAddress } : { clientAddress };
    const locked = (await lockout.lockedUntil(attempt)) ?? (known ? null : await lockout.fail(attempt));
    if (locked) throw lockout.refusal('otp-blocked', locked);
    if (!known) throw problem('invalid-login');
    return known;
  }

  async function check(
    otpToken: string,
    otp: string,
    accepts: (c: Challenge) => boolean,
    clientAddress: string,
  ): Promise<Challenge> {
    const challenge = await find(otpToken, accepts, clientAddress);
    const now = clock.now();
    if (!challenge.code_mac || !challenge.code_ends_at || challenge.used_at) throw problem('otp-expired');
    if (challenge.tries >= OTP_LIMITS.wrongTries) throw problem('otp-burnt', { triesLeft: 0 });
    if (challenge.code_ends_at <= now) throw problem('otp-expired');
    // The try is counted before the code is looked at: guesses at the same moment cannot share one.
    const counted = await db
      .updateTable('otp_challenge')
      .set((e) => ({ tries: e('tries', '+', 1) }))
      .where('token_hash', '=', challenge.token_hash)
      .where('tries', '<', OTP_LIMITS.wrongTries)
      .where('used_at', 'is', null)
      .returning(['tries', 'code_mac'])
      .executeTakeFirst();
    if (!counted) {
      // Either somebody has just used it, or guesses at the same moment have burnt it.
      const { used_at } = await db
        .selectFrom('otp_challenge')
        .select('used_at')
        .where('token_hash', '=', challenge.token_hash)
        .executeTakeFirstOrThrow();
      throw used_at ? problem('otp-expired') : problem('otp-burnt', { triesLeft: 0 });
    }
    if (!secrets.verify('otp', codeText(challenge.token_hash, otp), counted.code_mac ?? '')) {
      const locked = await lockout.fail({ customerId: challenge.customer_id, clientAddress });
      if (locked) throw lockout.refusal('otp-blocked', locked);
      const triesLeft = OTP_LIMITS.wrongTries - counted.tries;
      throw triesLeft > 0 ? problem('otp-wrong', { triesLeft }) : problem('otp-burnt', { triesLeft });
    }
    return challenge;
  }

  async function use(transaction: Db, { token_hash, customer_id }: Challenge): Promise<void> {
    const used = await transaction
      .updateTable('otp_challenge')
      .set({ used_at: clock.now() })
      .where('token_hash', '=', token_hash)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst();
    if (!used) throw problem('otp-expired');
    await createLockout({ ...deps, db: transaction }).succeed(customer_id);
  }

  return {
    check,
    use,
    async start({ customerId, opens, sessionId, policyNo, workType, contact }) {
      const now = clock.now();
      const token = ids.token();
      await db
        .insertInto('otp_challenge')
        .values({
          token_hash: hashToken(token),
          customer_id: customerId,
          opens,
          session_id: sessionId,
          policy_no: policyNo,
          work_type: workType,
          contact: contact ?? null,
          created_at: now,
          ends_at: new Date(now.getTime() + LIFETIME_MS),
        })
        .execute();
      return token;
    },

    async send(otpToken, accepts, workType, clientAddress) {
      const challenge = await find(otpToken, accepts, clientAddress);
      const now = clock.now();
      const wait = challenge.sent_at
        ? challenge.sent_at.getTime() + OTP_LIMITS.resendPauseSeconds * 1000 - now.getTime()
        : 0;
      if (challenge.used_at) throw problem('invalid-login');
      if (challenge.sends > OTP_LIMITS.resends) throw problem('resend-limit');
      if (wait > 0) throw problem('resend-too-soon', { retryAfter: Math.ceil(wait / 1000) });

      const token = ids.token();
      const tokenHash = hashToken(token);
      const code = ids.otp();
      // By its old token, so that of two requests at once only one sends.
      const claimed = await db
        .updateTable('otp_challenge')
        .set({
          token_hash: tokenHash,
          code_mac: secrets.mac('otp', codeText(tokenHash, code)),
          tries: 0,
          sends: challenge.sends + 1,
          sent_at: now,
          code_ends_at: new Date(now.getTime() + CODE_MS),
        })
        .where('token_hash', '=', challenge.token_hash)
        .where('used_at', 'is', null)
        .returning('token_hash')
        .executeTakeFirst();
      if (!claimed) throw problem('resend-too-soon', { retryAfter: OTP_LIMITS.resendPauseSeconds });
      try {
        // What a stranger can start must not carry a stranger's words: a login names itself.
        const purpose = challenge.opens ? challenge.work_type : workType;
        await sendOtp(deps, challenge.customer_id, code, purpose, challenge.contact);
      } catch (error) {
        // Nothing left the house: the same token may ask again at once, and it does not count.
        await db
          .updateTable('otp_challenge')
          .set({
            token_hash: challenge.token_hash,
            code_mac: null,
            sends: challenge.sends,
            sent_at: null,
            code_ends_at: null,
          })
          .where('token_hash', '=', tokenHash)
          .execute();
        throw error;
      }
      return {
        otpToken: token,
        otpExpiry: OTP_LIMITS.lifetimeSeconds,
        resendAfter: OTP_LIMITS.resendPauseSeconds,
        resendsLeft: OTP_LIMITS.resends - challenge.sends,
      };
    },

    async verify(otpToken, otp, accepts, clientAddress) {
      const challenge = await check(otpToken, otp, accepts, clientAddress);
      await use(db, challenge);
      return challenge;
    },
  };
}

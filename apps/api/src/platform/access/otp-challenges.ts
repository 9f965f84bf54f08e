import type { Deps } from '../../deps.ts';
import type { Db } from '../database/connect.ts';
import { problem } from '../problem.ts';
import { type Account, accountOf, ownedBy } from './account.ts';
import { type Challenge, codeText } from './challenge.ts';
import type { Client } from './client.ts';
import { LIMITS } from './limits/limit-table.ts';
import { type CountedSubject, createLimits } from './limits/limits.ts';
import { assertNotLocked, budgetOf, countFailure, failuresOf } from './lockout.ts';
import { type SentChallenge, sendChallenge } from './send-challenge.ts';
import { hashToken } from './sessions.ts';

/** Whether a challenge may be used here. */
export type Accepts = (challenge: Challenge) => boolean;
export interface NewChallenge extends Account {
  /** The kind of session it opens; null if it confirms something inside a session. */
  opens: Challenge['opens'];
  sessionId: string | null;
  policyNo: string | null;
  workType: string;
  /**
   * A mobile number (E.164) or email that gets the code instead of the registered ones, to confirm that it is the
   * customer's.
   */
  contact?: string;
  /** Several applicants share the mobile number: the birth date says who it is. */
  asksBirthDate?: boolean;
}
/** A challenge whose code was right, and the budget of the attempt. */
export interface CheckedChallenge {
  readonly challenge: Challenge;
  readonly subject: string;
}

/** Time from the first step to the last resend, in milliseconds. */
const LIFETIME_MS = 30 * 60_000;

/** One-time passwords: 6 digits, hashed with a pepper, burnt after 3 wrong attempts, resent at most 3 times. */
export interface OtpChallenges {
  /** Starts a challenge and returns its token. Sends nothing. Throws `rate-limited` if too many are open. */
  start(challenge: NewChallenge, counted: CountedSubject): Promise<string>;
  /** Sends or resends a code under a new token. The message names the purpose of the challenge. */
  send(otpToken: string, accepts: Accepts, client: Client): Promise<SentChallenge>;
  /** Resolves if the code is right, otherwise throws the specification's problem. The code stays valid. */
  check(otpToken: string, otp: string, accepts: Accepts, client: Client): Promise<CheckedChallenge>;
  /** Consumes a checked challenge in the transaction that it confirms. Throws `otp-expired` if it was consumed before. */
  use(transaction: Db, checked: CheckedChallenge): Promise<void>;
  /** Checks and consumes. */
  verify(otpToken: string, otp: string, accepts: Accepts, client: Client): Promise<Challenge>;
}

export function createOtpChallenges(deps: Deps): OtpChallenges {
  const { db, clock, ids, secrets } = deps;
  const limits = createLimits(deps);

  async function find(otpToken: string, accepts: Accepts, client: Client): Promise<Challenge> {
    const row = await db
      .selectFrom('otp_challenge')
      .selectAll()
      .where('token_hash', '=', hashToken(otpToken))
      .where('ends_at', '>', clock.now())
      .executeTakeFirst();
    if (row && accepts(row)) return row;
    await countFailure(limits, [failuresOf(deps, client)], 'otp-blocked');
    throw problem('invalid-login');
  }

  /**
   * An attempt is counted for the customer and the code before the code is compared, and released if the code is right.
   * So simultaneous guesses cannot share one, and the lock always applies.
   */
  async function check(otpToken: string, otp: string, accepts: Accepts, client: Client): Promise<CheckedChallenge> {
    const challenge = await find(otpToken, accepts, client);
    const account = accountOf(challenge);
    const { subject, tries } = await budgetOf(deps, client, account);
    const tried = await limits.reserveAll(tries);
    if (!tried.allowed) throw problem('otp-blocked', { retryAfter: tried.refusal.retryAfter, account });
    const giveBack = () => Promise.all(tried.taken.map(limits.release));
    const isValid = challenge.code_ends_at !== null && challenge.code_ends_at > clock.now() && !challenge.used_at;
    if (!isValid) {
      await giveBack();
      throw problem('otp-expired', { account });
    }
    const triedCode = await limits.reserve(LIMITS.codeTries, challenge.token_hash);
    if (!triedCode.allowed) {
      await giveBack();
      throw problem('otp-burnt', { triesLeft: 0, account });
    }
    if (!secrets.verify('otp', codeText(challenge, otp), challenge.code_mac ?? '')) {
      const last = tried.taken.find(({ remaining }) => remaining === 0);
      if (last) throw problem('otp-blocked', { retryAfter: last.retryAfter, account });
      const triesLeft = triedCode.remaining;
      throw problem(triesLeft > 0 ? 'otp-wrong' : 'otp-burnt', { triesLeft, account });
    }
    await limits.release(triedCode);
    await giveBack();
    return { challenge, subject };
  }

  async function use(transaction: Db, { challenge, subject }: CheckedChallenge): Promise<void> {
    const inside = createLimits({ ...deps, db: transaction });
    await assertNotLocked(inside, [[LIMITS.otpTries, subject]], 'otp-blocked');
    const used = await transaction
      .updateTable('otp_challenge')
      .set({ used_at: clock.now() })
      .where('token_hash', '=', challenge.token_hash)
      .where('used_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst();
    if (!used) throw problem('otp-expired');
    // A success clears this budget's failures, but not the address's: one account must not hide guesses at others.
    await inside.clear(LIMITS.otpTries, subject);
    if (challenge.session_id === null) await inside.clear(LIMITS.openChallenges, subject);
  }

  return {
    check,
    use,

    async start(
      { opens, sessionId, policyNo, workType, contact, asksBirthDate = false, ...account },
      [limit, subject],
    ) {
      await limits.reserveOrThrow(limit, subject);
      const now = clock.now();
      const token = ids.token();
      await db
        .insertInto('otp_challenge')
        .values({
          token_hash: hashToken(token),
          ...ownedBy(account),
          asks_birth_date: asksBirthDate,
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

    async send(otpToken, accepts, client) {
      const challenge = await find(otpToken, accepts, client);
      const account = accountOf(challenge);
      const budget = await budgetOf(deps, client, account);
      await assertNotLocked(limits, budget.tries, 'otp-blocked', account);
      return sendChallenge(deps, challenge, budget);
    },

    async verify(otpToken, otp, accepts, client) {
      const checked = await check(otpToken, otp, accepts, client);
      await use(db, checked);
      return checked.challenge;
    },
  };
}

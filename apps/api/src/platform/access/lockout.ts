import { OTP_LIMITS } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { type Problem, problem } from '../problem.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'secrets'>;

const WINDOW_MS = OTP_LIMITS.failureWindowMinutes * 60_000;
const LOCK_MS = OTP_LIMITS.lockMinutes * 60_000;

/** Who is trying: a known customer, whatever was typed where nobody is known by it, and the address it comes from. */
export interface Attempt {
  customerId?: number;
  loginId?: string;
  clientAddress: string;
}

/** One counter of failures for every way in: retail, corporate, payments only, application tracking. */
export interface Lockout {
  /** The instant until which one of the attempt's counters is locked, or null. */
  lockedUntil(attempt: Attempt): Promise<Date | null>;
  /** Counts a failure against customer or login id, and against the address. Answers until when it now is locked. */
  fail(attempt: Attempt): Promise<Date | null>;
  /** A success forgives the customer's failures, but not the address's: one account must not whitewash guesses at others. */
  succeed(customerId: number): Promise<void>;
  /** The refusal that a lock calls for. */
  refusal(code: 'login-blocked' | 'otp-blocked', until: Date): Problem;
}

export function createLockout({ config, db, clock, secrets }: Needs): Lockout {
  // Neither login ids nor addresses stand in the table, only what they hash to.
  const subject = (kind: string, value: string) => `${kind}:${secrets.mac('subject', value)}`;
  const subjectsOf = ({ customerId, loginId, clientAddress }: Attempt) => [
    ...(customerId === undefined ? [] : [{ name: `customer:${customerId}`, limit: OTP_LIMITS.failuresToLock }]),
    ...(loginId === undefined ? [] : [{ name: subject('login', loginId), limit: OTP_LIMITS.failuresToLock }]),
    { name: subject('address', clientAddress), limit: config.addressFailures },
  ];
  const latest = (dates: readonly (Date | null)[], now: Date) =>
    dates.filter((date) => date !== null && date > now).sort((a, b) => Number(b) - Number(a))[0] ?? null;

  return {
    async lockedUntil(attempt) {
      const names = subjectsOf(attempt).map((s) => s.name);
      const rows = await db.selectFrom('login_counter').select('locked_until').where('subject', 'in', names).execute();
      return latest(
        rows.map((row) => row.locked_until),
        clock.now(),
      );
    },

    async fail(attempt) {
      const now = clock.now();
      const since = new Date(now.getTime() - WINDOW_MS);
      const until = new Date(now.getTime() + LOCK_MS);
      const locks: (Date | null)[] = [];
      for (const { name, limit } of subjectsOf(attempt)) {
        // One statement, so that guesses at the same moment all count.
        const recent = sql`array(select t from unnest(c.failed_at) as t where t > ${since}::timestamptz)`;
        const full = sql`cardinality(${recent}) + 1 >= ${sql.lit(limit)}`;
        const { rows } = await sql<{ locked_until: Date | null }>`
          insert into login_counter as c (subject, failed_at, touched_at)
          values (${name}, array[${now}::timestamptz], ${now})
          on conflict (subject) do update set
            failed_at = case when ${full} then '{}' else ${recent} || ${now}::timestamptz end,
            locked_until = case when ${full} then ${until}::timestamptz else c.locked_until end,
            touched_at = ${now}
          returning locked_until`.execute(db);
        locks.push(rows[0]?.locked_until ?? null);
      }
      return latest(locks, now);
    },

    async succeed(customerId) {
      await db.deleteFrom('login_counter').where('subject', '=', `customer:${customerId}`).execute();
    },

    refusal: (code, until) =>
      problem(code, { retryAfter: Math.max(1, Math.ceil((until.getTime() - clock.now().getTime()) / 1000)) }),
  };
}

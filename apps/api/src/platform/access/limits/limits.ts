import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { problem } from '../../problem.ts';

/** At most `most` within any window of `windowMs`. */
export interface Limit {
  /** Part of the counter's key, unique per limit. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
  /** A full counter refuses for this long after the last reservation, at least `windowMs`. */
  readonly lockMs?: number;
}

/** One reservation of a limit, allowed or refused. */
export interface Reservation {
  readonly allowed: boolean;
  /** How many more the limit allows now. */
  readonly remaining: number;
  /** Seconds until the limit allows another one; 0 while some remain. */
  readonly retryAfter: number;
  /** The counters that count it: one for each secret that the installation accepts. */
  readonly keys: readonly string[];
  readonly at: Date;
}

/** What a limit counts by: a customer, a contact, an address. The database stores a keyed hash of it. */
export type Subject = string | number;
export type CountedSubject = readonly [Limit, Subject];

/** Reservations that were all allowed, or the first refusal after the others were released. */
export type ReservationResult =
  | { readonly allowed: true; readonly taken: readonly Reservation[] }
  | { readonly allowed: false; readonly refusal: Reservation };

/** Every limit of the API, counted in the database, so that it applies across all nodes and simultaneous calls. */
export interface Limits {
  /** Reserves one if the limit allows it. Each counter is changed by a single statement, so simultaneous calls cannot share one. */
  reserve(limit: Limit, subject: Subject): Promise<Reservation>;
  reserveAll(counted: readonly CountedSubject[]): Promise<ReservationResult>;
  /** Reserves one and returns the function that releases it. Throws `rate-limited` if the limit refuses. */
  reserveOrThrow(limit: Limit, subject: Subject): Promise<() => Promise<void>>;
  /** The same for several counters: all of them, or none. */
  reserveAllOrThrow(counted: readonly CountedSubject[]): Promise<readonly Reservation[]>;
  /** Releases one: it no longer counts, and a lock that it completed opens. */
  release(reservation: Reservation): Promise<void>;
  /** Seconds until the limit allows another one; 0 if it does now. Reserves nothing. */
  retryAfter(limit: Limit, subject: Subject): Promise<number>;
  /** Empties a counter. */
  clear(limit: Limit, subject: Subject): Promise<void>;
}

export function createLimits({ db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>): Limits {
  // While the secret is changed, every node counts with each that it accepts, so that a limit is no higher meanwhile.
  // Sorted, so that two nodes take the same one first.
  const keysOf = ({ name }: Limit, subject: Subject) =>
    secrets
      .macs('subject', `${name}:${subject}`)
      .map((mac) => `${name}:${mac}`)
      .sort();

  async function reserve(limit: Limit, subject: Subject): Promise<Reservation> {
    const at = clock.now();
    const keys: string[] = [];
    let remaining = limit.most;
    for (const key of keysOf(limit, subject)) {
      const taken = await count(limit, key, at);
      if (taken === undefined) {
        await release({ allowed: true, keys, at });
        return {
          allowed: false,
          remaining: 0,
          retryAfter: Math.max(1, await retryAfter(limit, subject)),
          keys: [],
          at,
        };
      }
      keys.push(key);
      remaining = Math.min(remaining, limit.most - taken);
    }
    if (remaining > 0) return { allowed: true, remaining, retryAfter: 0, keys, at };
    const wait = limit.lockMs === undefined ? await retryAfter(limit, subject) : limit.lockMs / 1000;
    return { allowed: true, remaining, retryAfter: wait, keys, at };
  }

  /** How many the counter has with this one; undefined if it is full. */
  async function count({ most, windowMs, lockMs }: Limit, key: string, at: Date): Promise<number | undefined> {
    const since = new Date(at.getTime() - windowMs);
    const lock = lockMs === undefined ? null : new Date(at.getTime() + lockMs);
    const ends = new Date(at.getTime() + Math.max(windowMs, lockMs ?? 0));
    const recent = sql`array(select t from unnest(c.hits) as t where t > ${since}::timestamptz)`;
    const { rows } = await sql<{ taken: number }>`
      insert into limit_counter as c (key, hits, locked_until, ends_at)
      values (${key}, array[${at}::timestamptz], ${most === 1 ? lock : null}::timestamptz, ${ends}::timestamptz)
      on conflict (key) do update set
        hits = ${recent} || ${at}::timestamptz,
        locked_until = case when cardinality(${recent}) + 1 >= ${sql.lit(most)} then ${lock}::timestamptz end,
        ends_at = ${ends}::timestamptz
      where (c.locked_until is null or c.locked_until <= ${at}::timestamptz) and cardinality(${recent}) < ${sql.lit(most)}
      returning cardinality(hits) as taken`.execute(db);
    return rows[0]?.taken;
  }

  async function retryAfter(limit: Limit, subject: Subject): Promise<number> {
    const now = clock.now().getTime();
    const rows = await db
      .selectFrom('limit_counter')
      .select(['hits', 'locked_until'])
      .where('key', 'in', keysOf(limit, subject))
      .execute();
    const waits = rows.map((row) => {
      const recent = row.hits.map((hit) => hit.getTime()).filter((hit) => hit > now - limit.windowMs);
      const isFull = recent.length >= limit.most;
      const until = Math.max(row.locked_until?.getTime() ?? 0, isFull ? Math.min(...recent) + limit.windowMs : 0);
      return until > now ? Math.ceil((until - now) / 1000) : 0;
    });
    return Math.max(0, ...waits);
  }

  /** Deletes only one hit, because others may share its millisecond. */
  async function release({ allowed, keys, at }: Pick<Reservation, 'allowed' | 'keys' | 'at'>): Promise<void> {
    if (!allowed) return;
    const place = sql`array_position(hits, ${at}::timestamptz)`;
    // one after the other: a statement that changes several could wait for another that waits for it
    for (const key of keys)
      await sql`
        update limit_counter set hits = hits[:${place} - 1] || hits[${place} + 1:], locked_until = null
        where key = ${key} and ${place} is not null`.execute(db);
  }

  async function reserveAll(counted: readonly CountedSubject[]): Promise<ReservationResult> {
    const taken: Reservation[] = [];
    for (const [limit, subject] of counted) {
      const reservation = await reserve(limit, subject);
      if (!reservation.allowed) {
        for (const other of taken) await release(other);
        return { allowed: false, refusal: reservation };
      }
      taken.push(reservation);
    }
    return { allowed: true, taken };
  }

  return {
    reserve,
    release,
    retryAfter,
    reserveAll,

    async reserveAllOrThrow(counted) {
      const reserved = await reserveAll(counted);
      if (!reserved.allowed) throw problem('rate-limited', { retryAfter: reserved.refusal.retryAfter });
      return reserved.taken;
    },

    async reserveOrThrow(limit, subject) {
      const reservation = await reserve(limit, subject);
      if (!reservation.allowed) throw problem('rate-limited', { retryAfter: reservation.retryAfter });
      return () => release(reservation);
    },

    async clear(limit, subject) {
      for (const key of keysOf(limit, subject)) await db.deleteFrom('limit_counter').where('key', '=', key).execute();
    },
  };
}

/** Deletes expired counters. */
export async function purgeLimits({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('limit_counter').where('ends_at', '<=', clock.now()).execute();
}

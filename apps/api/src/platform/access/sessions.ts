import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { accountOf, ownedBy } from './account.ts';
import type { Client } from './client.ts';
import { deviceOf } from './device.ts';
import type { Session, SessionKind } from './session.ts';
import { isRequestOpen, sessionRows } from './session-rows.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'secrets'>;

/** The last use is written at most this often, in milliseconds, so that most calls cost no write. */
const TOUCH_MS = 60_000;

export interface NewSession {
  kind: SessionKind;
  customerId: number;
  /** An applicant who is no customer; `customerId` is then `NO_CUSTOMER`. */
  applicantId?: number;
  policyNo: string | null;
  /** The session of the member of staff who opens it. */
  staffSessionId?: string | null;
  /** The request because of which staff open it without an OTP. */
  staffRequestNo?: string | null;
  /** The client; without it the device stays unknown. */
  client?: Pick<Client, 'userAgent'>;
}

/** A session with what its customer recognises it by. */
export interface ListedSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly browser: string | null;
  readonly system: string | null;
  readonly started_at: Date;
  readonly touched_at: Date;
}

/** When and on which device a customer signed in. */
export type SignIn = Pick<ListedSession, 'started_at' | 'browser' | 'system'>;

/** The maximum length of the list. */
const MOST_LISTED = 100;

/** Opens, finds and ends sessions. Tokens are 256 random bits, stored only as SHA-256. */
export interface Sessions {
  /** Opens a session and returns it with its token. */
  open(session: NewSession): Promise<Session>;
  /** The live session of a token, or null. Records its use, at most once a minute. */
  find(token: string): Promise<Session | null>;
  /** Gives the session a new token; the old one stops working. Null if it was just rotated or ended. */
  rotate(session: Session): Promise<Session | null>;
  end(session: Session): Promise<void>;
  /** The customer's live sessions, the given one first, then by last use. */
  list(session: Session): Promise<ListedSession[]>;
  /** Ends a session of the same customer. Ignores another customer's. */
  endOne(session: Session, id: string): Promise<void>;
  /** Ends the customer's other sessions. */
  endOthers(session: Session): Promise<void>;
  /** Ends the sessions of customers that were opened in a session of staff. */
  endOfStaff(staffSessionId: string): Promise<void>;
  /** Ends all sessions of a customer, and returns how many were open. */
  endAll(customerId: number): Promise<number>;
  /** The customer's previous sign-in; undefined for the first. */
  findPrevious(session: Session): Promise<SignIn | undefined>;
  checkXsrf(session: Session, given: string): boolean;
}

/** What remains of an ended session: no token opens it and nothing refers to it. */
const over = () => ({
  token_hash: sql<string>`'over ' || gen_random_uuid()`,
  id: sql<string>`gen_random_uuid()`,
  policy_no: null,
});

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

export function createSessions({ config, db, clock, ids, secrets }: Needs): Sessions {
  const rowOf = sessionRows(db);
  const idleMs = config.session.idle * 1000;
  const aliveFor = (touchedAt: Date, endsAt: Date, now: Date) =>
    Math.floor((Math.min(touchedAt.getTime() + idleMs, endsAt.getTime()) - now.getTime()) / 1000);
  const endOpen = () => {
    const now = clock.now();
    return db
      .updateTable('session')
      .set({ ...over(), ends_at: now })
      .where('ends_at', '>', now);
  };
  const tokens = (token: string, tokenHash: string) => ({
    token,
    tokenHash,
    xsrfToken: secrets.mac('xsrf', tokenHash),
  });

  return {
    async open({
      kind,
      customerId,
      applicantId = null,
      policyNo,
      staffSessionId = null,
      staffRequestNo = null,
      client,
    }) {
      const now = clock.now();
      const token = ids.token();
      const endsAt = new Date(now.getTime() + config.session.absolute * 1000);
      const session = {
        id: ids.uuid(),
        kind,
        customerId,
        applicantId,
        policyNo,
        staffSessionId,
        staffRequestNo,
        ...tokens(token, hashToken(token)),
        aliveFor: aliveFor(now, endsAt, now),
      };
      const { client_id, version } = await db
        .with('opened', (q) =>
          q
            .insertInto('session')
            .values({
              token_hash: session.tokenHash,
              id: session.id,
              kind,
              ...ownedBy(session),
              policy_no: policyNo,
              staff_session_id: staffSessionId,
              staff_request_no: staffRequestNo,
              started_at: now,
              touched_at: now,
              ends_at: endsAt,
              ...deviceOf(client?.userAgent ?? null),
            })
            .returning(['customer_id', 'applicant_id']),
        )
        .selectFrom('opened')
        .leftJoin('customer', 'customer.id', 'opened.customer_id')
        .leftJoin('applicant', 'applicant.id', 'opened.applicant_id')
        .crossJoin('published')
        .select([
          sql<string>`coalesce(customer.client_id, applicant.applicant_no)`.as('client_id'),
          sql<string>`coalesce(customer.version, 0) || '.' || published.version`.as('version'),
        ])
        .executeTakeFirstOrThrow();
      return { ...session, clientId: client_id, version };
    },

    async find(token) {
      const tokenHash = hashToken(token);
      const row = await rowOf(tokenHash);
      const now = clock.now();
      if (!row || aliveFor(row.touched_at, row.ends_at, now) <= 0) return null;
      if (row.staff_request_no !== null && !(await isRequestOpen(db, row.staff_request_no))) return null;
      const touch = now.getTime() - row.touched_at.getTime() >= TOUCH_MS;
      if (touch) await db.updateTable('session').set({ touched_at: now }).where('token_hash', '=', tokenHash).execute();
      const { id, kind, policy_no: policyNo, client_id: clientId } = row;
      const left = aliveFor(touch ? now : row.touched_at, row.ends_at, now);
      return {
        id,
        kind,
        ...accountOf(row),
        clientId,
        policyNo,
        staffSessionId: row.staff_session_id,
        staffRequestNo: row.staff_request_no,
        version: row.version,
        ...tokens(token, tokenHash),
        aliveFor: left,
      };
    },

    async rotate(session) {
      const now = clock.now();
      const token = ids.token();
      const tokenHash = hashToken(token);
      const updated = await db
        .updateTable('session')
        .set({ token_hash: tokenHash, touched_at: now })
        .where('token_hash', '=', session.tokenHash)
        .returning('ends_at')
        .executeTakeFirst();
      return updated
        ? { ...session, ...tokens(token, tokenHash), aliveFor: aliveFor(now, updated.ends_at, now) }
        : null;
    },

    async end(session) {
      await endOpen().where('id', '=', session.id).execute();
    },

    async list(session) {
      const now = clock.now();
      return db
        .selectFrom('session')
        .where('customer_id', '=', session.customerId)
        .where('ends_at', '>', now)
        .where('touched_at', '>', new Date(now.getTime() - idleMs))
        .select(['id', 'kind', 'browser', 'system', 'started_at', 'touched_at'])
        .orderBy(sql`id = ${session.id}`, 'desc')
        .orderBy('touched_at', 'desc')
        .limit(MOST_LISTED)
        .execute();
    },

    async endOne(session, id) {
      await endOpen().where('customer_id', '=', session.customerId).where('id', '=', id).execute();
    },

    async endOthers(session) {
      await endOpen().where('customer_id', '=', session.customerId).where('id', '<>', session.id).execute();
    },

    async endOfStaff(staffSessionId) {
      await endOpen().where('staff_session_id', '=', staffSessionId).execute();
    },

    async endAll(customerId) {
      const isUsed = new Date(clock.now().getTime() - idleMs);
      const ended = await endOpen()
        .where('customer_id', '=', customerId)
        .returning(sql<boolean>`touched_at > ${isUsed}`.as('wasOpen'))
        .execute();
      return ended.filter(({ wasOpen }) => wasOpen).length;
    },

    async findPrevious(session) {
      return db
        .selectFrom('session')
        .where('customer_id', '=', session.customerId)
        .where('kind', '=', session.kind)
        .where('started_at', '<', (q) => q.selectFrom('session').select('started_at').where('id', '=', session.id))
        .select(['started_at', 'browser', 'system'])
        .orderBy('started_at', 'desc')
        .limit(1)
        .executeTakeFirst();
    },

    checkXsrf: (session, given) => secrets.verify('xsrf', session.tokenHash, given),
  };
}

/** The end time of a purged session that is kept; sorts before every other. */
const KEPT = new Date(0);

/**
 * Deletes ended sessions. Keeps, without its token, each customer's last sign-in, and the one before a running session:
 * the customer sees them as the previous sign-in.
 */
export async function purgeSessions({ config, db, clock }: Pick<Deps, 'config' | 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const idleSince = new Date(now.getTime() - config.session.idle * 1000);
  const hasEnded = sql<boolean>`ends_at > ${KEPT} and (ends_at <= ${now} or touched_at <= ${idleSince})`;
  await db.deleteFrom('session').where('kind', 'in', ['partial', 'track']).where(hasEnded).execute();
  const kept = await db
    .updateTable('session')
    .set({ ...over(), ends_at: KEPT })
    .where(hasEnded)
    .returning('customer_id')
    .execute();
  const customers = [...new Set(kept.flatMap(({ customer_id }) => customer_id ?? []))];
  await sql`delete from session where id in (
    select id from (
      select id, ends_at, lead(ends_at) over (partition by customer_id, kind order by started_at, id) as next_ends_at
      from session where customer_id = any(${customers}::bigint[])) signed_in
    where ends_at = ${KEPT} and next_ends_at = ${KEPT})`.execute(db);
}

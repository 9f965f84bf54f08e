import DataLoader from 'dataloader';
import { type Db, queryDirectly } from '../database/connect.ts';
import type { SessionKind } from './session.ts';

/** A session row, with the version of its customer's data. */
export interface SessionRow {
  token_hash: string;
  id: string;
  kind: SessionKind;
  customer_id: number | null;
  applicant_id: number | null;
  policy_no: string | null;
  staff_session_id: string | null;
  staff_request_no: string | null;
  touched_at: Date;
  ends_at: Date;
  client_id: string;
  version: string;
}

/** The query of every call with a session. */
const FIND = `select s.token_hash, s.id, s.kind, s.customer_id, s.applicant_id, s.policy_no, s.staff_session_id,
    s.staff_request_no, s.touched_at, s.ends_at,
    coalesce(c.client_id, a.applicant_no) as client_id, coalesce(c.version, 0) || '.' || p.version as version
  from session s left join customer c on c.id = s.customer_id left join applicant a on a.id = s.applicant_id
  cross join published p where s.token_hash = any($1)`;

/**
 * Finds sessions by the hashes of their tokens. Simultaneous calls share one statement, which under load costs a
 * fraction of one each. Nothing is cached: every call sees the database as of its arrival or later.
 */
export function sessionRows(db: Db): (tokenHash: string) => Promise<SessionRow | null> {
  const loader = new DataLoader<string, SessionRow | null>(
    async (hashes) => {
      const rows = await queryDirectly<SessionRow>(db, FIND, [[...new Set(hashes)]]);
      const byHash = new Map(rows.map((row) => [row.token_hash, row]));
      return hashes.map((hash) => byHash.get(hash) ?? null);
    },
    // Runs after all readable sockets were read.
    { cache: false, maxBatchSize: 200, batchScheduleFn: (ask) => setImmediate(ask) },
  );
  return (tokenHash) => loader.load(tokenHash);
}

/** Whether a request, because of which staff opened a session, is not settled yet. */
export async function isRequestOpen(db: Db, ticket: string): Promise<boolean> {
  const open = await db
    .selectFrom('service_request')
    .select('ticket')
    .where('ticket', '=', ticket)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return open !== undefined;
}

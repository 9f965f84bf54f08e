import { type Kysely, sql } from 'kysely';
import { createTable } from '../parties/create-table.ts';

/** What the back office stores about a request. */
export interface Case {
  readonly ticket: string;
  readonly language: string;
  readonly madeAt: string;
  readonly state: 'new' | 'taken-up' | 'waiting' | 'settled';
  /** The customer has already been asked for more once. */
  readonly hasQueried: boolean;
  /** The pending answer. It is stored before it is posted, so that a retry posts the same answer. */
  readonly owed?: { readonly outcome: Outcome; readonly body: string } | undefined;
}

export type Outcome = 'taken-up' | 'more-needed' | 'approved' | 'rejected';

export interface CaseStore {
  /** Stores a new case. Leaves an existing one unchanged. */
  add(found: Case): Promise<void>;
  find(ticket: string): Promise<Case | undefined>;
  /** Open cases, oldest first. */
  open(): Promise<Case[]>;
  put(changed: Case): Promise<void>;
}

/** Stores the cases in a table of its own, which belongs to the simulator and not to the product. */
export async function caseStore<Tables>(db: Kysely<Tables>): Promise<CaseStore> {
  await createTable(
    db,
    sql`create table if not exists sandbox_back_office_case (
      ticket text primary key, state text not null, made_at timestamptz not null, body jsonb not null)`,
  );
  const read = async (where: ReturnType<typeof sql>): Promise<Case[]> => {
    const { rows } = await sql<{ body: Case }>`select body from sandbox_back_office_case where ${where}
      order by made_at, ticket limit 200`.execute(db);
    return rows.map(({ body }) => body);
  };
  return {
    async add(found) {
      await sql`insert into sandbox_back_office_case (ticket, state, made_at, body)
        values (${found.ticket}, ${found.state}, ${found.madeAt}, ${JSON.stringify(found)}::jsonb)
        on conflict do nothing`.execute(db);
    },
    find: async (ticket) => (await read(sql`ticket = ${ticket}`))[0],
    open: () => read(sql`state in ('new', 'taken-up')`),
    async put(changed) {
      await sql`update sandbox_back_office_case set state = ${changed.state}, body = ${JSON.stringify(changed)}::jsonb
        where ticket = ${changed.ticket}`.execute(db);
    },
  };
}

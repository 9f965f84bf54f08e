import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OperationId, RequestBody } from '../platform/contract/handler.ts';
import type { Db } from '../platform/database/connect.ts';
import type { RunningApi } from './running-api.ts';
import { callOperation, type SessionHeaders } from './sign-in.ts';

/** The made-up numbers of the sandbox. */
export const AADHAAR = {
  asha: '234123412346',
  kamala: '999941057058',
  gopal: '298765432101',
  /** His wife, the second life of his annuity. */
  savitri: '387654321095',
  nameDiffers: '345678901238',
  yearOnly: '912345678905',
};
export const VID_OF_ASHA = '9123456789012346';
export const EKYC_CONSENT = {
  version: 1,
  language: 'en' as const,
  purposes: ['identity' as const, 'address' as const],
};
export const CERTIFICATE_CONSENT = { version: 1, language: 'en' as const, purposes: ['life-certificate' as const] };

/** Calls an operation in a session, and returns its status and body. */
export const caller =
  (api: Pick<RunningApi, 'app'>, session: SessionHeaders) =>
  async <Op extends OperationId>(operation: Op, body: RequestBody<Op>, key: string = randomUUID()) => {
    const answer = await callOperation(api, operation, body, { ...session, 'idempotency-key': key });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };

/** Every text column of every table of the product that contains one of these texts, as `table.column`. */
export async function placesWith(db: Db, texts: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string }>`
    select table_name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { table_name: table } of columns)
    for (const text of texts) {
      const { rows } = await sql<{ hits: number }>`
        select count(*)::int as hits from ${sql.table(table)} t where to_jsonb(t)::text like ${`%${text}%`}`.execute(
        db,
      );
      if ((rows[0]?.hits ?? 0) > 0) found.push(`${table} has ${text.slice(0, 4)}…`);
    }
  return found;
}

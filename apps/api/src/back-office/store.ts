import type { Insertable } from 'kysely';
import type { RequestType } from '../contributions.ts';
import { lockPoliciesOf } from '../domains/requests/store.ts';
import type { Db } from '../platform/database/connect.ts';
import type { RequestState } from '../platform/database/tables/requests.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The digest of the stored answer with this id. */
export async function findDigest(transaction: Db, answerId: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('back_office_answer')
    .select('digest')
    .where('answer_id', '=', answerId)
    .executeTakeFirst();
  return row?.digest;
}

/** Stores an answer. Returns false if its id was taken meanwhile for another request. */
export async function insertAnswer(
  transaction: Db,
  answer: Insertable<Tables['back_office_answer']>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('back_office_answer')
    .values(answer)
    .onConflict((c) => c.column('answer_id').doNothing())
    .returning('answer_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Finds a request by its number and locks it and its policies until the transaction ends, so that two answers run one after the
 * other.
 */
export async function lockRequest(
  transaction: Db,
  ticket: string,
): Promise<{ type: RequestType; state: RequestState } | undefined> {
  await lockPoliciesOf(transaction, ticket);
  return transaction
    .selectFrom('service_request')
    .select(['type', 'state'])
    .where('ticket', '=', ticket)
    .forUpdate()
    .executeTakeFirst();
}

/** Every back-office employee who has worked on a request. */
export async function findMakers(transaction: Db, ticket: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('back_office_answer')
    .select('maker')
    .distinct()
    .where('ticket', '=', ticket)
    .execute();
  return rows.map(({ maker }) => maker);
}

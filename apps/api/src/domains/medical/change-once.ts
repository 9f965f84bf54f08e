import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { keyedContent } from '../../platform/contract/keyed-content.ts';
import { readStored } from '../../platform/contract/read-stored.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { findCall, insertCall } from './bookings.store.ts';
import { type CaseRow, lockCase } from './cases.store.ts';
import { ownCase } from './own-case.ts';

type Schemas = components['schemas'];

export interface MedicalCall {
  readonly session: Session;
  readonly headers: { readonly 'Idempotency-Key': string };
  readonly body: { readonly caseId: string };
}

/** The transaction that changes a locked case. */
export interface Changing {
  readonly transaction: Db;
  readonly row: CaseRow;
  readonly now: Date;
  readonly queue: Queue;
}

/**
 * Changes a case of the session once for each key. A retry with the same key returns the first answer; another body with
 * it is `idempotency-conflict`. All changes of one case run one after the other, on all nodes.
 */
export async function changeOnce<Name extends keyof Schemas & string>(
  deps: Deps,
  { session, headers, body }: MedicalCall,
  { operation, schema, run }: { operation: string; schema: Name; run: (changing: Changing) => Promise<Schemas[Name]> },
): Promise<Schemas[Name]> {
  const key = headers['Idempotency-Key'];
  const content = keyedContent(deps.secrets, [operation, body]);
  const { case_id: caseId } = await ownCase(deps.db, session, body.caseId);
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const row = await lockCase(transaction, caseId);
    const made = content.sameContent(await findCall(transaction, caseId, key));
    if (made) return readStored(schema, made.answer);
    const now = deps.clock.now();
    const answer = await run({ transaction, row, now, queue });
    await insertCall(transaction, {
      case_id: caseId,
      idempotency_key: key,
      request_hash: content.hash,
      answer: JSON.stringify(answer),
      made_at: now,
    });
    return answer;
  });
}

import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { keyedContent } from '../../platform/contract/keyed-content.ts';
import { readStored } from '../../platform/contract/read-stored.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { countComplexFile } from '../uploads/public.ts';
import { type CallRow, findCall, insertCall } from './changes.store.ts';
import { ownApplication } from './own-application.ts';
import { type ApplicationRow, lockApplication } from './store.ts';

type Schemas = components['schemas'];

/** The call of an applicant that changes an application. */
export interface AnsweringCall {
  readonly session: Session;
  readonly headers: { readonly 'Idempotency-Key': string };
  readonly body: { readonly applicationNo: string };
}

/** The transaction that changes a locked application. */
export interface Answering {
  readonly transaction: Db;
  readonly queue: Queue;
  readonly application: ApplicationRow;
}

interface Once<Name extends keyof Schemas & string> {
  readonly operation: CallRow['operation'];
  /** The schema of its answer. */
  readonly schema: Name;
  /** Runs before the transaction, so that OTP attempts count even if it fails. What it returns runs first inside. */
  readonly proof?: () => Promise<(transaction: Db) => Promise<void>>;
  run(answering: Answering): Promise<Schemas[Name]>;
}

/**
 * Changes an application of the session once for each key. A retry with the same key returns the first answer; another
 * body with it is `idempotency-conflict`. All changes of one application run one after the other, on all nodes.
 */
export async function answerOnce<Name extends keyof Schemas & string>(
  deps: Deps,
  { session, headers, body }: AnsweringCall,
  { operation, schema, proof, run }: Once<Name>,
): Promise<Schemas[Name]> {
  const { applicationNo } = body;
  const key = headers['Idempotency-Key'];
  const content = keyedContent(deps.secrets, [operation, body]);
  await ownApplication(deps, session, applicationNo);
  const findEarlier = async (db: Db): Promise<Schemas[Name] | undefined> => {
    const row = content.sameContent(await findCall(db, applicationNo, key));
    return row && readStored(schema, row.answer);
  };
  const earlier = await findEarlier(deps.db);
  if (earlier) return earlier;
  const queue = await queueOf(deps.db);
  let use: ((transaction: Db) => Promise<void>) | undefined;
  try {
    use = await proof?.();
  } catch (error) {
    // a simultaneous call with the same key may have used the code
    const meanwhile = await findEarlier(deps.db);
    if (meanwhile) return meanwhile;
    throw error;
  }
  const answering = deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, applicationNo);
    if (!application) throw problem('not-found');
    const made = await findEarlier(transaction);
    if (made) return made;
    await use?.(transaction);
    const answer = await run({ transaction, queue, application });
    await insertCall(transaction, {
      application_no: applicationNo,
      idempotency_key: key,
      operation,
      request_hash: content.hash,
      answer: JSON.stringify(answer),
      made_at: deps.clock.now(),
    });
    return answer;
  });
  return answering.catch(async (error: unknown) => {
    await countComplexFile(deps, session, error);
    throw error;
  });
}

import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/connect.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { Problem, problem } from '../../../platform/problem.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';

/** Something that is asked for under a key and then confirmed on another party's page: an order, a mandate. */
interface ToPlace<Row> {
  /** What the request asks for, as JSON: the same key with anything else is refused. */
  readonly asked: unknown;
  /** What the key has made before. */
  find(db: Db): Promise<Row | undefined>;
  /** Runs before the transaction where the key is new. */
  prepare?(): Promise<void>;
  /** Inserts it. The table takes each key once. */
  insert(transaction: Db, hash: string): Promise<Row>;
  /** What is thrown where something else keeps it out. */
  taken(): Problem;
}

/** Makes what is asked for, or finds what the same key has made. Throws `idempotency-conflict` where that was something else. */
export async function placeOnce<Row extends { readonly request_hash: string }>(
  db: Db,
  { asked, find, prepare, insert, taken }: ToPlace<Row>,
): Promise<Row> {
  const hash = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
  const place = async (): Promise<Row> => {
    try {
      return await db.transaction().execute((transaction) => insert(transaction, hash));
    } catch (error) {
      const refusal = isUniqueViolation(error) ? taken() : error;
      if (!(refusal instanceof Problem)) throw error;
      // What is in the way may be what this key has made: a double click, or a request that is sent again.
      const made = await find(db);
      if (made) return made;
      throw refusal;
    }
  };
  // Nearly every key is new: the table says where one is not, but what runs before it does not ask the table.
  const known = prepare && (await find(db));
  if (!known) await prepare?.();
  const row = known ?? (await place());
  if (row.request_hash !== hash) throw problem('idempotency-conflict');
  return row;
}

/**
 * Asks the gateway to open its page. Throws `unavailable`, `upstream-timeout` or `upstream-failed` where that fails: the same may
 * then be asked again.
 * @param onRefused runs first where the gateway refuses
 */
export async function openPage<Answer>(
  open: () => Promise<Answer>,
  onRefused: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failure === 'refused') await onRefused();
    const code = { timeout: 'upstream-timeout', unreachable: 'unavailable' } as const;
    throw problem(error.failure in code ? code[error.failure as keyof typeof code] : 'upstream-failed', {
      cause: error,
    });
  }
}

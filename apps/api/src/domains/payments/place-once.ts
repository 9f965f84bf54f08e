import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/connect.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { type Problem, problem } from '../../platform/problem.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';

/** Something that is asked for under a key and then confirmed on another party's page: an order, a mandate. */
interface ToPlace<Row> {
  /** What the request asks for, as JSON: the same key with anything else is refused. */
  readonly asked: unknown;
  /** What the key has made before. */
  find(db: Db): Promise<Row | undefined>;
  /** Runs before the transaction where the key is new. */
  prepare?(): Promise<void>;
  /** Inserts it, after having looked once more behind its locks for what the key has made. */
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
    await prepare?.();
    try {
      return await db.transaction().execute((transaction) => insert(transaction, hash));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // A double click or a second tab came first, with this key or with another.
      const other = await find(db);
      if (other) return other;
      throw taken();
    }
  };
  const row = (await find(db)) ?? (await place());
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

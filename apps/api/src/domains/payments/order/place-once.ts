import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/database/connect.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import { Problem, problem } from '../../../platform/problem.ts';
import { GatewayError } from '../../../ports/payment-gateway.ts';

/** An object that is created under an idempotency key and then confirmed on another party's page: an order, a mandate. */
interface ToPlace<Row> {
  /** The request as JSON. The same key with any other request is refused. */
  readonly content: unknown;
  /** Finds what the key created earlier. */
  find(db: Db): Promise<Row | undefined>;
  /** Runs before the transaction if the key is new. */
  prepare?(): Promise<void>;
  /** Inserts it. The table accepts each key once. */
  insert(transaction: Db, hash: string): Promise<Row>;
  /** The problem to throw if something else blocks it. */
  taken(): Problem;
}

/**
 * Creates the object, or finds what the same key created. Throws `idempotency-conflict` if that was for another
 * request.
 */
export async function placeOnce<Row extends { readonly request_hash: string }>(
  db: Db,
  { content, find, prepare, insert, taken }: ToPlace<Row>,
): Promise<Row> {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const place = async (): Promise<Row> => {
    try {
      return await db.transaction().execute((transaction) => insert(transaction, hash));
    } catch (error) {
      const refusal = isUniqueViolation(error) ? taken() : error;
      if (!(refusal instanceof Problem)) throw error;
      // What blocks it may be what this key created: a double click or a retry.
      const made = await find(db);
      if (made) return made;
      throw refusal;
    }
  };
  // Nearly every key is new, and the table reports one that is not; but `prepare` must not run for a used key.
  const known = prepare && (await find(db));
  if (!known) await prepare?.();
  const row = known ?? (await place());
  if (row.request_hash !== hash) throw problem('idempotency-conflict');
  return row;
}

const CODES = {
  timeout: 'upstream-timeout',
  unreachable: 'unavailable',
  refused: 'upstream-failed',
  malformed: 'upstream-failed',
} as const;

/**
 * Asks the gateway to open its page. Throws `unavailable`, `upstream-timeout` or `upstream-failed` if that fails; the
 * request can then be repeated.
 * @param onRefused runs first if the gateway refuses
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
    throw problem(CODES[error.failure], { cause: error });
  }
}

import { createHash } from 'node:crypto';
import { errorCode } from '../error-code.ts';

const PREPARABLE = /^\s*(select|insert|update|delete|with)\b/i;
/**
 * `select *` and `returning *`: their plan becomes stale when a newer version adds a column, and a transaction cannot
 * continue after that error.
 */
const ALL_COLUMNS = /(?<!\()\*/;
/** We write the statements, not callers, so there are few. This stops a mistake from filling the server's memory. */
const MAX_STATEMENTS = 1_000;
const names = new Map<string, string>();
/** How many names were given; a statement gets another one after its plan has become stale. */
let count = 0;

/** Whether a statement failed because the server planned it before the schema changed. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === '0A000' && /cached plan/.test(error.message);

/**
 * The name under which every connection prepares a statement, so that the server parses and plans it once: doing so on
 * every call costs several times as much as running it. Undefined if it should not.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (names.size >= MAX_STATEMENTS || !PREPARABLE.test(text) || ALL_COLUMNS.test(text)) return undefined;
  const name = `s${count}_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  count += 1;
  names.set(text, name);
  return name;
}

/** Lets a statement have another name, because the server's plan of it is stale. */
export function forgetName(text: string): void {
  names.delete(text);
}

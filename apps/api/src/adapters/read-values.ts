/** The most characters of a reference, a masked account or a reason that an external system may send. */
const MAX_TEXT = 500;
/** Instants that external systems may report, as epoch milliseconds: from 2000 to 2199. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** A text that the database can store; null for anything else, such as a text with NUL or half a character. */
export function readText(value: unknown, maxLength: number = MAX_TEXT): string | null {
  const isText = typeof value === 'string' && value.length <= maxLength;
  return isText && !/[\0\p{Surrogate}]/u.test(value) ? value : null;
}

/** An integer that a number holds exactly; null for anything else. */
export function readInteger(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** An instant that the database can store; null for anything else. */
export function readInstant(value: unknown): Date | null {
  const instant = new Date(String(value));
  const time = instant.getTime();
  return time >= EARLIEST && time < LATEST ? instant : null;
}

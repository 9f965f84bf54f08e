import type { RuleEntry } from './entry.ts';

/** The result of a rule, or the error that it throws; a page shows both. */
export function answerOf(entry: RuleEntry, given: Readonly<Record<string, unknown>>): string {
  try {
    return write(entry.ask(given));
  } catch (error) {
    return `throws ${error}`;
  }
}

export const initialOf = ({ inputs }: RuleEntry): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inputs).map(([name, { initial }]) => [name, initial]));

/** A value in short code notation. */
export function write(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (value instanceof Date) return Number.isNaN(+value) ? 'no date' : value.toISOString();
  if (Array.isArray(value)) return `[${value.map(write).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => `${key}: ${write(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  }
  return String(value);
}

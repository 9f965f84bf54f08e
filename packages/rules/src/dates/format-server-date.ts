import { formatDate } from './format-date.ts';
import { parseServerDate } from './parse-server-date.ts';

/**
 * Formats a server date (year-month-day, optionally with time) for display as `dd/MM/yyyy`; empty if there is none.
 * Specification section 5.
 */
export function formatServerDate(text: string | null | undefined): string {
  const date = parseServerDate(text);
  return date ? formatDate(date) : '';
}

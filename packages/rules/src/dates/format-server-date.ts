import { formatDate } from './format-date.ts';
import { parseServerDate } from './parse-server-date.ts';

/** A server date (year-month-day, optionally with time) as it is displayed, `dd/MM/yyyy`; empty when there is none. Specification section 5. */
export function formatServerDate(text: string | null | undefined): string {
  const date = parseServerDate(text);
  return date ? formatDate(date) : '';
}

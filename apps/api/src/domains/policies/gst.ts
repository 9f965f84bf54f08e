import type { CalendarDate } from '@lifedesk/rules';
import { gstOnPremium, type TaxedLine } from './gst-on-premium.ts';

export interface ModalPremium {
  line: TaxedLine;
  /** Paise, without GST. */
  modal_premium: number;
  issue_date: string;
  due_date: string | null;
}

/** GST in paise on the modal premium that is next to be paid, if it is paid on `on`. */
export function gstOnModalPremium(
  { line, modal_premium, issue_date, due_date }: ModalPremium,
  on: CalendarDate,
): number {
  return gstOnPremium(modal_premium, line, on, isFirstYear(issue_date, due_date ?? on)).amount;
}

/** The rates of every line on a date, in hundredths of a per cent: for sums that the database makes. */
export function gstRatesOn(
  lines: readonly TaxedLine[],
  on: CalendarDate,
): { line: TaxedLine; first: number; renewal: number }[] {
  const rate = (line: TaxedLine, first: boolean) => gstOnPremium(0, line, on, first).rate;
  return lines.map((line) => ({ line, first: rate(line, true), renewal: rate(line, false) }));
}

function isFirstYear(issueDate: string, dueDate: string): boolean {
  const anniversary = `${Number(issueDate.slice(0, 4)) + 1}${issueDate.slice(4)}`;
  return dueDate < anniversary;
}

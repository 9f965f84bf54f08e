import { checkFigures, type FiguresReason } from './check-figures.ts';
import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** Checks a request number: `SR` in either case and 10 digits. The bare prefix counts as `empty`. */
export function checkTicketNumber(text: string): FormatCheck<string, FiguresReason | 'prefix-expected'> {
  const ticket = tidyFigures(text).toUpperCase();
  if (ticket && !ticket.startsWith('SR')) return invalid('prefix-expected');
  const check = checkFigures(ticket.slice(2), 10);
  return check.valid ? valid(`SR${check.value}`) : check;
}

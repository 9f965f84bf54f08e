import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** What is wrong with a number of digits only. */
export type FiguresReason = 'empty' | 'digit-expected' | 'too-short' | 'too-long';

/** Checks that text has only digits, from `min` to `max` of them; spaces and hyphens between them are ignored. */
export function checkFigures(text: string, min: number, max: number = min): FormatCheck<string, FiguresReason> {
  const figures = tidyFigures(text);
  if (!figures) return invalid('empty');
  if (/\D/.test(figures)) return invalid('digit-expected');
  if (figures.length < min) return invalid('too-short');
  return figures.length > max ? invalid('too-long') : valid(figures);
}

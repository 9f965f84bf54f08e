import type { Paise } from '../money/paise.ts';
import type { SurrenderQuote } from './surrender-quote.ts';

/** The total deductions of a surrender, in paise: loan, interest and tax. */
export const surrenderDeductions = ({
  loan,
  interest,
  tax,
}: Pick<SurrenderQuote, 'loan' | 'interest'> & { readonly tax: Paise }): Paise => loan + interest + tax;

/** The surrender value without paid-up additions, in paise. */
export const surrenderWithoutAdditions = ({ gross, additions }: Pick<SurrenderQuote, 'gross' | 'additions'>): Paise =>
  gross - additions;

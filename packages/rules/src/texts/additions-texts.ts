import { formatRupees } from '../money/format-rupees.ts';
import type { AdditionsPartReason, PaidUpAdditions } from '../paid-up-additions/additions-quote.ts';
import type { AdditionsReason } from '../paid-up-additions/can-cash-additions.ts';
import { additions, additionsPart } from '../paraglide/areas/paid-up-additions.js';
import type { Language } from './language.ts';

/** Why the paid-up additions of a policy can be turned into cash or not. */
export function additionsText(because: AdditionsReason, language: Language): string {
  return additions[because]({}, { locale: language });
}

/** What is wrong with a part of the additions. */
export function additionsPartText(
  because: AdditionsPartReason,
  { additions, least }: Pick<PaidUpAdditions, 'additions' | 'least'>,
  language: Language,
): string {
  return additionsPart[because](
    {
      minimum: formatRupees(least),
      total: formatRupees(additions),
    },
    { locale: language },
  );
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isAdditionsReason(because: string): because is AdditionsReason {
  return because in additions;
}

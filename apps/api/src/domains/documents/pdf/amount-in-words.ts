import { formatRupees, type Paise } from '@lifedesk/rules';
import { toCurrency } from 'to-words';
import type { Language } from '../../../platform/language.ts';

/** An amount in words as on a receipt: 7607240 is 'Seventy Six Thousand Seventy Two Rupees And Forty Paise Only'. */
export const amountInWords = (amount: Paise, language: Language): string =>
  toCurrency(formatRupees(amount).replaceAll(/[^\d.]/g, ''), { localeCode: `${language}-IN` });

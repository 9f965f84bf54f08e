import { formatRupees, type Paise } from '@lifedesk/rules';
import { ToWords } from 'to-words/en-IN';

const words = new ToWords({ converterOptions: { currency: true } });

/** An amount in words as on a receipt: 7607240 is 'Seventy Six Thousand Seventy Two Rupees And Forty Paise Only'. */
export const amountInWords = (amount: Paise): string => words.convert(formatRupees(amount).replaceAll(/[^\d.]/g, ''));

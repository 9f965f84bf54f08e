import { formatRupees, type Paise } from '@lifedesk/rules';

/** An amount as the dashboard shows it everywhere: whole rupees without paise, and paise where there are some. */
export const rupees = (amount: Paise): string => formatRupees(amount, { fractionDigits: amount % 100 === 0 ? 0 : 2 });

/** A sum of covers or funds in whole rupees: no one pays it, so its paise do not matter. */
export const wholeRupees = (amount: Paise): string => formatRupees(amount, { fractionDigits: 0 });

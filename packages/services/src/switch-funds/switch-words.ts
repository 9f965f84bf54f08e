import { formatPercent } from '@lifedesk/rules';

const units = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** Units with Indian grouping: 9,412.3381. */
export const unitWords = (text: string): string => units.format(Number(text));
/** Hundredths of a per cent: 46.25 %. */
export const shareWords = (share: number): string => `${formatPercent(share)} %`;

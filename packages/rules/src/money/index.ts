// Money: whole paise. And counts, which are grouped the same way.

export { formatCount } from './format-count.ts';
export { formatPercent } from './format-percent.ts';
export type { FormatRupeesOptions } from './format-rupees.ts';
export { formatRupees, formatWholeRupees } from './format-rupees.ts';
export type { Paise } from './paise.ts';
export type { RupeesReason } from './parse-rupees.ts';
export { parseRupees } from './parse-rupees.ts';
export { proportion } from './proportion.ts';

/** Formats a count with Indian grouping: `formatCount(5000)` is `'5,000'`, `100000` is `'1,00,000'`. */
export const formatCount = (count: number): string => count.toLocaleString('en-IN');

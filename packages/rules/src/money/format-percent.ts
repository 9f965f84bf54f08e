/** Formats hundredths of a per cent with two decimals: 950 is '9.50'. */
export const formatPercent = (hundredths: number): string => (hundredths / 100).toFixed(2);

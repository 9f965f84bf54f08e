import type { DatedTable } from './value-on.ts';

const source = 'Reserve Bank of India, bank rate announced on the first day of the row';

/**
 * The bank rate of the Reserve Bank of India in basis points, the basis of the late fee for revival. Add a row for a
 * new rate.
 */
export const BANK_RATE: DatedTable<number> = [
  { from: '2020-03-27', to: '2020-05-21', value: 465, source },
  { from: '2020-05-22', to: '2022-05-03', value: 425, source },
  { from: '2022-05-04', to: '2022-06-07', value: 465, source },
  { from: '2022-06-08', to: '2022-08-04', value: 515, source },
  { from: '2022-08-05', to: '2022-09-29', value: 565, source },
  { from: '2022-09-30', to: '2022-12-06', value: 615, source },
  { from: '2022-12-07', to: '2023-02-07', value: 650, source },
  { from: '2023-02-08', to: '2025-02-06', value: 675, source },
  { from: '2025-02-07', to: '2025-04-08', value: 650, source },
  { from: '2025-04-09', to: '2025-06-05', value: 625, source },
  { from: '2025-06-06', to: '2025-12-04', value: 575, source },
  {
    from: '2025-12-05',
    to: null,
    value: 550,
    source: `${source}; held on 5 June 2026 (check August and October 2026)`,
  },
];

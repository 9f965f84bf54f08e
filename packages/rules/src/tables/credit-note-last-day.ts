import type { DatedTable } from './value-on.ts';

/**
 * Month and day, after the end of the financial year in which a premium was due, until which a credit note can refund
 * its GST.
 */
export const CREDIT_NOTE_LAST_DAY: DatedTable<`${number}-${number}`> = [
  {
    from: '2022-04-01',
    to: null,
    value: '11-30',
    source: 'CGST Act 2017, section 34(2), as amended by the Finance Act 2022: 30 November after the financial year',
  },
];

import type { Paise } from '../money/paise.ts';
import type { DatedTable } from './value-on.ts';

/**
 * The most that one debit of an e-mandate on a card, by UPI or from a wallet may take for an insurance premium without
 * new authentication, in paise. It does not apply to NACH mandates on a bank account, which have their own limits.
 */
export const MANDATE_LIMIT: DatedTable<Paise> = [
  {
    from: '2019-09-01',
    to: '2020-12-31',
    value: 2_000_00,
    source: 'RBI circular of 21 August 2019, Processing of e-mandate on cards for recurring transactions',
  },
  {
    from: '2021-01-01',
    to: '2022-06-15',
    value: 5_000_00,
    source: 'RBI circular of 4 December 2020, Processing of e-mandates on cards for recurring transactions',
  },
  {
    from: '2022-06-16',
    to: '2023-12-11',
    value: 15_000_00,
    source: 'RBI circular of 16 June 2022, Processing of e-mandates for recurring transactions',
  },
  {
    from: '2023-12-12',
    to: '2026-04-20',
    value: 1_00_000_00,
    source: 'RBI circular of 12 December 2023, Processing of e-mandates for recurring transactions',
  },
  {
    from: '2026-04-21',
    to: null,
    value: 1_00_000_00,
    source: 'RBI Digital Payments – E-mandate Framework, 2026, from 21 April 2026, which replaces the circulars',
  },
];

/** The same for payments other than insurance premiums, mutual funds or credit card bills, in paise. */
export const GENERAL_MANDATE_LIMIT: DatedTable<Paise> = [
  {
    from: '2022-06-16',
    to: '2026-04-20',
    value: 15_000_00,
    source: 'RBI circular of 16 June 2022, Processing of e-mandates for recurring transactions',
  },
  {
    from: '2026-04-21',
    to: null,
    value: 15_000_00,
    source: 'RBI Digital Payments – E-mandate Framework, 2026, from 21 April 2026',
  },
];

/** The most that one debit of a NACH mandate on a bank account may take, in paise. A bank may set less. */
export const NACH_LIMIT: DatedTable<Paise> = [
  {
    from: '2000-01-01',
    to: null,
    value: 1_00_00_000_00,
    source: 'NPCI, NACH e-mandate: up to one crore rupees for each debit',
  },
];

import type { CalendarDate, Paise } from '@lifedesk/rules';
import { type DatedValue, entryOn, proportion } from './dated-table.ts';

/** How a plan is taxed: what is pure risk, what saves, what invests in units, what pays an annuity, what is a group's. */
export type TaxedLine = 'term' | 'savings' | 'unit-linked' | 'annuity' | 'pension' | 'child' | 'health' | 'group';

/** Hundredths of a per cent of the premium: of the first policy year, and of the later ones. */
interface GstRate {
  readonly firstYear: number;
  readonly renewal: number;
}

const whole: GstRate = { firstYear: 1800, renewal: 1800 };
const nil: GstRate = { firstYear: 0, renewal: 0 };

/** 18 % on the share of the premium that rule 32(4) takes as the value of the insurance: a quarter, then an eighth. */
const savings: GstRate = { firstYear: 450, renewal: 225 };
/** On a tenth of the premium. */
const annuity: GstRate = { firstYear: 180, renewal: 180 };

const RULE_32_4 = 'Notification 11/2017-CT(Rate) with CGST Rules 2017, rule 32(4)';

/** The day from which premiums of individual life insurance carry no GST. */
export const INDIVIDUAL_EXEMPTION: DatedValue<GstRate> = {
  from: '2025-09-22',
  value: nil,
  source: 'Notification 16/2025-CT(Rate), 17 September 2025',
};

const individual = (rate: GstRate): readonly DatedValue<GstRate>[] => [
  { from: '2017-07-01', value: rate, source: RULE_32_4 },
  INDIVIDUAL_EXEMPTION,
];

const TABLE: Readonly<Record<TaxedLine, readonly DatedValue<GstRate>[]>> = {
  term: individual(whole),
  health: individual(whole),
  savings: individual(savings),
  child: individual(savings),
  pension: individual(savings),
  annuity: individual(annuity),
  // The tax is on the charges and is taken from the fund, not added to the premium.
  'unit-linked': individual(nil),
  group: [{ from: '2017-07-01', value: whole, source: RULE_32_4 }],
};

export interface Gst {
  amount: Paise;
  /** Hundredths of a per cent of the premium. */
  rate: number;
  /** Where the rate is laid down; undefined before there was GST. */
  source: string | undefined;
}

/**
 * GST on a premium that is paid on a date. Individual life premiums carry none from 22 September 2025; group cover is
 * still taxed. `isFirstYear` is whether the premium belongs to the first policy year.
 */
export function gstOnPremium(premium: Paise, line: TaxedLine, paidOn: CalendarDate, isFirstYear = false): Gst {
  const entry = entryOn(TABLE[line], paidOn);
  const rate = entry ? (isFirstYear ? entry.value.firstYear : entry.value.renewal) : 0;
  return { amount: proportion(premium, rate, 10_000), rate, source: entry?.source };
}

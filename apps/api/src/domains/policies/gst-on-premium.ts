import {
  type CalendarDate,
  GST_GROUP_LIFE,
  GST_INDIVIDUAL_LIFE,
  type GstPlanKind,
  type Paise,
  valueOn,
} from '@lifedesk/rules';
import { proportion } from './proportion.ts';

/** A plan's line of business, as far as tax goes. */
export type TaxedLine = 'term' | 'savings' | 'unit-linked' | 'annuity' | 'pension' | 'child' | 'health' | 'group';

/** Which row of the table an individual line falls under. Unit-linked plans are taxed on charges, not on the premium. */
const KIND: Readonly<Record<Exclude<TaxedLine, 'group' | 'unit-linked'>, GstPlanKind>> = {
  term: 'term',
  health: 'term',
  savings: 'savings',
  child: 'savings',
  pension: 'savings',
  annuity: 'annuity',
};

export interface Gst {
  amount: Paise;
  /** Hundredths of a per cent of the premium. */
  rate: number;
}

/** GST on a premium that is paid on a date; `isFirstYear` is whether the premium belongs to the first policy year. */
export function gstOnPremium(premium: Paise, line: TaxedLine, paidOn: CalendarDate, isFirstYear = false): Gst {
  const rate = rateOf(line, paidOn, isFirstYear);
  return { amount: proportion(premium, rate, 10_000), rate };
}

function rateOf(line: TaxedLine, paidOn: CalendarDate, isFirstYear: boolean): number {
  if (line === 'unit-linked') return 0;
  if (line === 'group') return valueOn(GST_GROUP_LIFE, paidOn) ?? 0;
  const rates = valueOn(GST_INDIVIDUAL_LIFE, paidOn)?.[KIND[line]];
  return rates ? (isFirstYear ? rates.firstYear : rates.renewal) : 0;
}

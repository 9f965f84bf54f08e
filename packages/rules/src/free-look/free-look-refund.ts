import type { CalendarDate } from '../dates/calendar-date.ts';
import { calendarDaysBetween } from '../dates/calendar-days-between.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';

/** What is refunded for a returned policy. */
export type FreeLookPart = 'premium' | 'gst' | 'fund-value' | 'unallocated-premium' | 'charges';
/** What is deducted. */
export type FreeLookDeduction = 'risk-premium' | 'medical-tests' | 'stamp-duty';

/** The money behind a returned policy. Amounts in paise. */
export interface ReturnedPolicy {
  /** Premiums paid without GST. A unit-linked policy refunds its fund instead. */
  readonly premium: Paise;
  readonly gst: Paise;
  /**
   * For a unit-linked policy: its fund at the price of the request, premium not yet in units, charges taken by
   * cancelling units.
   */
  readonly fund: { readonly value: Paise; readonly unallocated: Paise; readonly charges: Paise } | null;
  /** Cost of the cover for a year. */
  readonly yearlyCoverCost: Paise;
  /** The first day of the cover. */
  readonly coveredFrom: CalendarDate;
  readonly medicalTests: Paise;
  readonly stampDuty: Paise;
}

/** A named amount in paise. */
export interface NamedAmount<Name extends string> {
  readonly name: Name;
  readonly amount: Paise;
}

/** The refund for a returned policy, with its parts. Amounts in paise. */
export interface FreeLookRefund {
  readonly parts: readonly NamedAmount<FreeLookPart>[];
  /** The sum of the parts. */
  readonly gross: Paise;
  /** Days of cover that the customer pays for. */
  readonly coveredDays: number;
  readonly deductions: readonly NamedAmount<FreeLookDeduction>[];
  readonly refund: Paise;
}

/**
 * The refund for a policy returned on a day: what was paid, or the fund with its charges, less the risk premium for the
 * days covered, medical tests and stamp duty. Never below 0: a deduction takes at most what is left.
 */
export function freeLookRefund(policy: ReturnedPolicy, on: CalendarDate): FreeLookRefund {
  const coveredDays = Math.max(0, calendarDaysBetween(policy.coveredFrom, on));
  const parts = partsOf(policy).filter(({ amount }) => amount > 0);
  const gross = parts.reduce((sum, { amount }) => sum + amount, 0);
  let refund = gross;
  const deductions: NamedAmount<FreeLookDeduction>[] = [];
  for (const [name, cost] of [
    ['risk-premium', proportion(policy.yearlyCoverCost, coveredDays, 365)],
    ['medical-tests', policy.medicalTests],
    ['stamp-duty', policy.stampDuty],
  ] as const) {
    const amount = Math.min(cost, refund);
    if (amount === 0) continue;
    deductions.push({ name, amount });
    refund -= amount;
  }
  return { parts, gross, coveredDays, deductions, refund };
}

const partsOf = ({ premium, gst, fund }: ReturnedPolicy): NamedAmount<FreeLookPart>[] =>
  fund
    ? [
        { name: 'fund-value', amount: fund.value },
        { name: 'unallocated-premium', amount: fund.unallocated },
        { name: 'charges', amount: fund.charges },
        { name: 'gst', amount: gst },
      ]
    : [
        { name: 'premium', amount: premium },
        { name: 'gst', amount: gst },
      ];

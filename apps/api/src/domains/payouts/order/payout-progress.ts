import { type CalendarDate, payoutDaysLate, payoutTotal, penalInterest } from '@lifedesk/rules';
import type { PayoutRow } from './payouts.store.ts';

/** States in which a payout is not on its way, so its interest still grows. */
const GROWING: readonly PayoutRow['state'][] = ['held', 'owed', 'returned'];

/** How late a payout is, and its interest by today; once it is sent, as sent. */
export function progressOf(payout: PayoutRow, today: CalendarDate) {
  const countsFrom = payout.counts_from as CalendarDate;
  const promisedOn = payout.promised_on as CalendarDate;
  const isGrowing = GROWING.includes(payout.state);
  const accrued = penalInterest({ amount: payout.net, countsFrom, promisedOn, paidOn: today });
  const interest = isGrowing ? accrued.interest : payout.penal_interest;
  const lastDay = (payout.paid_on as CalendarDate | null) ?? today;
  const daysLate = payout.state === 'stopped' ? 0 : payoutDaysLate(promisedOn, lastDay);
  const total = payoutTotal({ net: payout.net, interest });
  return { countsFrom, promisedOn, interest, total, daysLate, isGrowing };
}

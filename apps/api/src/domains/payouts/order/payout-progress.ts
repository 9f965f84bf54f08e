import { type CalendarDate, payoutDaysLate, payoutInterest, payoutTotal } from '@lifedesk/rules';
import { kindOf, type PayoutRow } from './payouts.store.ts';

/** States in which a payout is not paid, so its interest still grows. */
const GROWING: readonly PayoutRow['state'][] = ['held', 'owed', 'sent', 'returned'];

/** The state to show: a payout that the bank has not taken yet is still owed. */
const shownState = ({ state, bank_reference }: Pick<PayoutRow, 'state' | 'bank_reference'>): PayoutRow['state'] =>
  state === 'sent' && bank_reference === null ? 'owed' : state;

/**
 * How late a payout is, and its interest by today; once it is paid, as sent. `earned` is all the interest by the day of
 * payment, some of which may be a payout of its own.
 */
export function progressOf(payout: PayoutRow, today: CalendarDate) {
  const countsFrom = payout.counts_from;
  const promisedOn = payout.promised_on;
  const isGrowing = GROWING.includes(payout.state);
  const lastDay = payout.paid_on ?? today;
  const accrued = payoutInterest({ ...payout, kind: kindOf(payout), countsFrom, promisedOn }, lastDay);
  const interest = isGrowing ? accrued : payout.penal_interest;
  const earned = payout.state === 'stopped' ? interest : accrued;
  const daysLate = payout.state === 'stopped' ? 0 : payoutDaysLate(promisedOn, lastDay);
  const total = payoutTotal({ net: payout.net, interest });
  return { state: shownState(payout), countsFrom, promisedOn, interest, earned, total, daysLate };
}

import {
  type CalendarDate,
  isCalendarDate,
  type PayoutKind,
  payoutNet,
  payoutPromisedOn,
  todayInIndia,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { LedgerAccount } from '../../../platform/database/tables/payments.ts';
import type { PayoutPart } from '../../../platform/database/tables/payouts.ts';
import { post } from '../../payments/public.ts';
import { holdOf } from './hold.ts';
import { addEvent, insertPayout, ownerOf, storedKind } from './payouts.store.ts';

export interface PayoutOrder {
  /** The number of its request. Each request has one payout. */
  ticket: string;
  policyNo: string;
  kind: PayoutKind;
  grossPaise: number;
  /** The named parts of the gross amount in paise, if there are several. The portal has texts for the names. */
  parts?: readonly PayoutPart[];
  /** The named deductions in paise, each positive. The portal has texts for the names in `PayoutDeductionName`. */
  deductions: readonly PayoutPart[];
  /** Tax deducted at source. */
  taxPaise: number;
  /** Day from which the turnaround time counts: that of the request or of the last document. */
  countsFrom: CalendarDate;
  /** The promised day, if it is not the one of its kind. */
  promisedOn?: CalendarDate;
}

/** The account that a payout is debited to. */
const CAUSES: Partial<Record<PayoutKind, LedgerAccount>> = {
  loan: 'policy-loans',
  'gst-refund': 'gst-payable',
  'late-interest': 'penal-interest',
};
/** The part of a gross amount that was received for the policy and not used. It is owed already. */
export const UNAPPLIED = 'unapplied-premium';
/** The account that a deduction is credited to; any other is a charge. */
const CREDITED: Readonly<Record<string, LedgerAccount>> = {
  loan: 'policy-loans',
  'loan-interest': 'loan-interest-income',
};

/**
 * Posts a payout to the policyholder as owed, in the transaction that causes it. A second order for a request does
 * nothing. Debits the loans for a loan, the GST for its refund, the interest for late interest, otherwise the benefits, and unused money; credits
 * deducted loan and interest, charges, the tax, and the amount owed. Throws RangeError for amounts that do not add up.
 */
export async function orderPayout(db: Db, order: PayoutOrder, now: Date): Promise<void> {
  const { ticket, policyNo, kind, grossPaise, parts = [], deductions, taxPaise, countsFrom, promisedOn } = order;
  const net = payoutNet({
    gross: grossPaise,
    parts: parts.map(({ paise }) => paise),
    deductions: deductions.map(({ paise }) => paise),
    tax: taxPaise,
  });
  if (!isCalendarDate(countsFrom)) throw new RangeError('A payout needs a day to count from');
  const customerId = await ownerOf(db, policyNo);
  const holdable = { ticket, customer_id: customerId, policy_no: policyNo };
  const hold = net === 0 ? null : await holdOf(db, holdable, todayInIndia(now));
  const state = net === 0 ? 'paid' : hold ? 'held' : 'owed';
  const inserted = await insertPayout(db, {
    ticket,
    customer_id: customerId,
    policy_no: policyNo,
    kind: storedKind(kind),
    gross: grossPaise,
    parts: JSON.stringify(parts),
    deductions: JSON.stringify(deductions),
    tax: taxPaise,
    net,
    counts_from: countsFrom,
    promised_on: promisedOn ?? payoutPromisedOn(kind, countsFrom),
    ordered_at: now,
    state,
    ...(hold && { held_until: hold.until, hold_reason: hold.because }),
    ...(net === 0 && { paid_on: countsFrom }),
    look_at: now,
  });
  if (!inserted) return;
  await addEvent(db, ticket, state, now);
  const unapplied = parts.filter(({ name }) => name === UNAPPLIED).reduce((sum, { paise }) => sum + paise, 0);
  await post(db, { order_id: null, kind: 'payout-owed', posted_at: now, payout_ticket: ticket }, [
    { account: 'suspense', amount: unapplied, policy_no: policyNo },
    // biome-ignore lint/plugin/arithmetic: one amount booked on two accounts
    { account: CAUSES[kind] ?? 'policy-benefits', amount: grossPaise - unapplied, policy_no: policyNo },
    ...deductions.map(({ name, paise }) => ({
      account: CREDITED[name] ?? ('payout-charges' as const),
      amount: -paise,
      policy_no: policyNo,
    })),
    { account: 'tax-withheld', amount: -taxPaise, policy_no: policyNo },
    { account: 'payouts-payable', amount: -net, policy_no: policyNo },
  ]);
}

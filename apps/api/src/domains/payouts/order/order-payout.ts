import { isCalendarDate, type PayoutKind, payoutPromisedOn } from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { LedgerAccount } from '../../../platform/database/tables/payments.ts';
import type { PayoutPart } from '../../../platform/database/tables/payouts.ts';
import { post } from '../../payments/public.ts';
import { holdOf } from './hold.ts';
import { addEvent, insertPayout, ownerOf } from './payouts.store.ts';

export interface PayoutOrder {
  /** The request it answers; one payout for each. */
  ticket: string;
  policyNo: string;
  kind: PayoutKind;
  grossPaise: number;
  /** What the gross is made of, by name, in paise, where that is more than one thing; the portal has texts for the names. */
  parts?: readonly PayoutPart[];
  /** What is taken off, by name, in paise, each positive; the portal has texts for the names of `PayoutDeductionName`. */
  deductions: readonly PayoutPart[];
  /** Tax deducted at source. */
  taxPaise: number;
  /** Day from which the turnaround counts: that of the request or of the last document. */
  countsFrom: string;
}

/** What a payout is debited to. */
const CAUSES: Partial<Record<PayoutKind, LedgerAccount>> = { loan: 'policy-loans', 'gst-refund': 'gst-payable' };
/** The part of a gross amount that is money paid in for the policy and not used: it is owed already. */
export const UNAPPLIED = 'unapplied-premium';
/** What is credited with a deduction; any other is a charge. */
const CREDITED: Readonly<Record<string, LedgerAccount>> = {
  loan: 'policy-loans',
  'loan-interest': 'loan-interest-income',
};

/**
 * Owes a payout to the policyholder, as part of the transaction of what causes it. A second order for a ticket does nothing.
 * It posts all of it: debit of the loans for a loan, of the GST for its refund, else of the benefits, and of what was paid in and not used; credit of loan and interest
 * that are deducted, of charges, of the tax, and of what is owed. Throws RangeError for amounts that do not add up.
 */
export async function orderPayout(db: Db, order: PayoutOrder, now: Date): Promise<void> {
  const { ticket, policyNo, kind, grossPaise, parts = [], deductions, taxPaise, countsFrom } = order;
  const net = netOf(order);
  if (!isCalendarDate(countsFrom)) throw new RangeError('A payout counts from a day');
  const customerId = await ownerOf(db, policyNo);
  const hold = net === 0 ? null : await holdOf(db, { customerId, policyNo, withDevices: true }, now);
  const state = net === 0 ? 'paid' : hold ? 'held' : 'owed';
  const inserted = await insertPayout(db, {
    ticket,
    customer_id: customerId,
    policy_no: policyNo,
    kind,
    gross: grossPaise,
    parts: JSON.stringify(parts),
    deductions: JSON.stringify(deductions),
    tax: taxPaise,
    net,
    counts_from: countsFrom,
    promised_on: payoutPromisedOn(kind, countsFrom),
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

function netOf({ grossPaise, parts = [], deductions, taxPaise }: PayoutOrder): number {
  const isAmount = (paise: number, least: number) => Number.isSafeInteger(paise) && paise >= least;
  const net = deductions.reduce((left, { paise }) => left - paise, grossPaise - taxPaise);
  if (!isAmount(grossPaise, 1) || !isAmount(taxPaise, 0) || !isAmount(net, 0))
    throw new RangeError('The amounts of a payout are whole paise, and no more is taken off than there is');
  if (![...parts, ...deductions].every(({ paise }) => isAmount(paise, 1)))
    throw new RangeError('A part or a deduction is of whole paise above zero');
  if (parts.length > 0 && parts.reduce((sum, { paise }) => sum + paise, 0) !== grossPaise)
    throw new RangeError('The parts of a payout are its gross amount');
  return net;
}

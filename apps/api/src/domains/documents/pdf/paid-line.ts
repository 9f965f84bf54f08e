import {
  type CalendarDate,
  formatDate,
  formatRupees,
  GST_INDIVIDUAL_LIFE,
  type Paise,
  type Reversal,
} from '@lifedesk/rules';
import { takenBackText } from '@lifedesk/rules/texts';
import type { Sheet } from '../../../platform/pdf/sheet.ts';

/** The line of one policy on a receipt. Amounts in paise. */
export interface PaidLine {
  receiptNo: string;
  /** Null if the payment had no order. */
  orderId: string | null;
  paidOn: CalendarDate;
  channel: 'online' | 'auto-debit' | 'cheque' | 'branch' | 'bank-transfer';
  policyNo: string;
  planName: string;
  isGroup: boolean;
  purpose: 'premium' | 'loan' | 'top-up' | 'revival';
  amount: Paise;
  /** Taken from money received earlier. */
  fromSuspense: Paise;
  premium: Paise;
  gst: Paise;
  lateFee: Paise;
  loanInterest: Paise;
  loanPrincipal: Paise;
  topUp: Paise;
  /** Held for the policy and not applied yet. */
  unapplied: Paise;
  dueFrom: CalendarDate | null;
  dueTo: CalendarDate | null;
  /** Only if a bank took the payment back: then it counts in no total. */
  reversal?: Reversal;
}

/** The payer as documents name them. */
export interface Holder {
  name: string;
  /** In Devanagari, if the customer has given it. */
  nameHi: string | null;
  clientId: string | null;
}

export const CHANNELS: Readonly<Record<PaidLine['channel'], string>> = {
  online: 'Online',
  'auto-debit': 'Auto-debit',
  cheque: 'Cheque',
  branch: 'Branch',
  'bank-transfer': 'Bank transfer',
};

export const holderName = ({ name, nameHi }: Holder): string => (nameHi ? `${name} · ${nameHi}` : name);

/** What a line paid for, in words. */
export function purposeOf({ purpose, unapplied, dueFrom, dueTo }: PaidLine): string {
  if (unapplied > 0) return 'Kept for the policy, not yet used';
  if (purpose === 'loan') return 'Policy loan';
  if (purpose === 'top-up') return 'Top-up';
  const dues =
    dueFrom && dueTo ? `, due ${dueFrom === dueTo ? '' : `${formatDate(dueFrom)} to `}${formatDate(dueTo)}` : '';
  return `${purpose === 'revival' ? 'Revival premium' : 'Premium'}${dues}`;
}

/** The parts of a payment with their sums. A premium always has a GST line, even if it is nil. */
export function partsOf(lines: readonly PaidLine[]): [label: string, amount: Paise][] {
  const sum = (part: (line: PaidLine) => Paise): Paise => lines.reduce((total, line) => total + part(line), 0);
  const premium = sum((line) => line.premium);
  const all: [string, Paise][] = [
    ['Premium', premium],
    ['Goods and services tax (GST)', sum((line) => line.gst)],
    ['Late fee', sum((line) => line.lateFee)],
    ['Loan interest', sum((line) => line.loanInterest)],
    ['Loan principal', sum((line) => line.loanPrincipal)],
    ['Top-up', sum((line) => line.topUp)],
    ['Kept for the policy, not yet used', sum((line) => line.unapplied)],
    ['Used from an earlier payment', -sum((line) => line.fromSuspense)],
  ];
  return all.filter(([label, amount]) => amount !== 0 || (label.includes('GST') && premium > 0));
}

/** The law that exempts premiums of individual life insurance from GST, and its date. */
const EXEMPTION = GST_INDIVIDUAL_LIFE.find(({ value }) => Object.values(value).every((rates) => rates.renewal === 0));

/** Why there is no GST on these premiums, according to the law; null if there is some or none of them is affected. */
export function gstNote(lines: readonly PaidLine[]): string | null {
  if (!EXEMPTION) return null;
  const { from, source } = EXEMPTION;
  const isExempt = lines.some(
    (line) => line.premium > 0 && line.gst === 0 && !line.isGroup && (line.dueFrom ?? line.paidOn) >= from,
  );
  return isExempt
    ? `Premiums of individual life insurance carry no GST if due from ${formatDate(from)} (${source}).`
    : null;
}

export const rupees = (amount: Paise): string => formatRupees(amount);

/** The payments that no bank took back. */
export const linesThatCount = (lines: readonly PaidLine[]): PaidLine[] => lines.filter(({ reversal }) => !reversal);

/** Lists the payments that a bank took back, with day and reason: they are in no table and no total. */
export function listTakenBack(sheet: Sheet, lines: readonly PaidLine[]): void {
  const back = lines.flatMap(({ reversal, ...line }) => (reversal ? [{ ...line, reversal }] : []));
  if (back.length === 0) return;
  sheet.heading('Taken back, not in the total');
  for (const { receiptNo, paidOn, amount, reversal } of back)
    sheet.paragraph(`${receiptNo}, ${rupees(amount)} of ${formatDate(paidOn)}. ${takenBackText(reversal, 'en')}`);
}

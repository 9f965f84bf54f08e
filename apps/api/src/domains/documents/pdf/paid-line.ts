import {
  type CalendarDate,
  formatDate,
  formatRupees,
  GST_INDIVIDUAL_LIFE,
  type Paise,
  type Reversal,
} from '@lifedesk/rules';
import { takenBackText } from '@lifedesk/rules/texts';
import { type Language, type Message, m } from '../../../platform/language.ts';
import type { DocumentWords } from '../../../platform/pdf/document-words.ts';
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

export const CHANNELS: Readonly<Record<PaidLine['channel'], Message>> = {
  online: m.document_online,
  'auto-debit': m.document_autoDebit,
  cheque: m.document_cheque,
  branch: m.document_branch,
  'bank-transfer': m.document_bankTransfer,
};

/** The names of receipts, by what was paid for. */
const RECEIPTS: Readonly<Record<PaidLine['purpose'], Message>> = {
  premium: m.document_premiumReceipt,
  loan: m.document_loanReceipt,
  'top-up': m.document_topUpReceipt,
  revival: m.document_revivalReceipt,
};

/** The name of the receipt of these lines, on the document and in the list. */
export function receiptName(lines: readonly Pick<PaidLine, 'purpose'>[], isTakenBack: boolean): Message {
  if (isTakenBack) return m.document_takenBackReceipt;
  const [purpose, ...others] = new Set(lines.map((line) => line.purpose));
  return purpose && others.length === 0 ? RECEIPTS[purpose] : m.document_paymentReceipt;
}

export const holderName = ({ name, nameHi }: Holder): string => (nameHi ? `${name} · ${nameHi}` : name);

/** What a line paid for, in words. */
export function purposeOf({ purpose, unapplied, dueFrom, dueTo }: PaidLine, locale: { locale: Language }): string {
  if (unapplied > 0) return m.document_keptForPolicy({}, locale);
  if (purpose === 'loan') return m.document_policyLoan({}, locale);
  if (purpose === 'top-up') return m.document_topUp({}, locale);
  const name = purpose === 'revival' ? m.document_revivalPremium({}, locale) : m.document_premium({}, locale);
  if (!dueFrom || !dueTo) return name;
  const [from, to] = [formatDate(dueFrom), formatDate(dueTo)];
  return from === to
    ? m.document_purposeDue({ purpose: name, date: from }, locale)
    : m.document_purposeDueFrom({ purpose: name, from, to }, locale);
}

export const sum = (lines: readonly PaidLine[], part: (line: PaidLine) => Paise): Paise =>
  lines.reduce((total, line) => total + part(line), 0);

/** The parts of a payment with their sums. A premium always has a GST line, even if it is nil. */
export function partsOf(lines: readonly PaidLine[]): [name: Message, amount: Paise][] {
  const premium = sum(lines, (line) => line.premium);
  const all: [Message, Paise][] = [
    [m.document_premium, premium],
    [m.document_gstInFull, sum(lines, (line) => line.gst)],
    [m.document_lateFee, sum(lines, (line) => line.lateFee)],
    [m.document_loanInterest, sum(lines, (line) => line.loanInterest)],
    [m.document_loanPrincipal, sum(lines, (line) => line.loanPrincipal)],
    [m.document_topUp, sum(lines, (line) => line.topUp)],
    [m.document_keptForPolicy, sum(lines, (line) => line.unapplied)],
    [m.document_fromEarlier, -sum(lines, (line) => line.fromSuspense)],
  ];
  return all.filter(([name, amount]) => amount !== 0 || (name === m.document_gstInFull && premium > 0));
}

/** The law that exempts premiums of individual life insurance from GST, and its date. */
const EXEMPTION = GST_INDIVIDUAL_LIFE.find(({ value }) => Object.values(value).every((rates) => rates.renewal === 0));

/** Why there is no GST on these premiums, according to the law; null if there is some or none of them is affected. */
export function gstNote(lines: readonly PaidLine[], words: DocumentWords): string | null {
  if (!EXEMPTION) return null;
  const { from, source } = EXEMPTION;
  const isExempt = lines.some(
    (line) => line.premium > 0 && line.gst === 0 && !line.isGroup && (line.dueFrom ?? line.paidOn) >= from,
  );
  return isExempt ? words.sentence(m.document_gstExempt, { date: formatDate(from), source }) : null;
}

export const rupees = (amount: Paise): string => formatRupees(amount);

/** The payments that no bank took back. */
export const linesThatCount = (lines: readonly PaidLine[]): PaidLine[] => lines.filter(({ reversal }) => !reversal);

/** Lists the payments that a bank took back, with day and reason: they are in no table and no total. */
export function listTakenBack(sheet: Sheet, lines: readonly PaidLine[], words: DocumentWords): void {
  const back = lines.flatMap(({ reversal, ...line }) => (reversal ? [{ ...line, reversal }] : []));
  if (back.length === 0) return;
  sheet.heading(words.label(m.document_takenBack));
  for (const { receiptNo: receipt, paidOn, amount, reversal } of back) {
    const paid = { receipt, amount: rupees(amount), date: formatDate(paidOn) };
    sheet.paragraph(
      words.each((locale) =>
        m.document_takenBackLine({ ...paid, reason: takenBackText(reversal, locale) }, { locale }),
      ),
    );
  }
}

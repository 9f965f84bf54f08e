import {
  type CalendarDate,
  CERTIFIED_PARTS,
  certifiedPremium,
  costOfInstalment,
  type FinancialYear,
  type GstInvoice,
  initialsOf,
  type Paise,
  todayInIndia,
} from '@lifedesk/rules';
import type { DocumentFacts } from '../../../platform/signing/signer.ts';
import type { PaidLine } from '../pdf/paid-line.ts';
import type { ReceiptContent } from '../pdf/payment-receipt.ts';
import type { PolicyContent } from '../pdf/policy-content.ts';

/**
 * How many characters of a policy number a code contains. With the full number anyone could open the policy's payments.
 */
const ENDING = 4;

/** Names in other scripts have no initials: a code uses Latin letters. */
const lettersOf = (name: string): string => initialsOf(name).replaceAll(/[^A-Z]/g, '');

const policyOf = (numbers: readonly string[]): DocumentFacts['policy'] => {
  const [first = '', ...others] = new Set(numbers);
  return others.length > 0 ? { count: others.length + 1 } : { ending: first.slice(-ENDING) };
};

/** The sum of a payment's parts: all of them, or the given ones. */
function partsOf(
  lines: readonly PaidLine[],
  names?: readonly (keyof DocumentFacts['parts'])[],
): DocumentFacts['parts'] {
  const sum = (part: (line: PaidLine) => Paise): Paise => lines.reduce((total, line) => total + part(line), 0);
  const all = {
    premium: sum((line) => line.premium),
    gst: sum((line) => line.gst),
    lateFee: sum((line) => line.lateFee),
    loanInterest: sum((line) => line.loanInterest),
    loanPrincipal: sum((line) => line.loanPrincipal),
    topUp: sum((line) => line.topUp),
    unapplied: sum((line) => line.unapplied),
    fromSuspense: -sum((line) => line.fromSuspense),
  };
  const wanted = Object.entries(all).filter(
    ([name, amount]) => amount !== 0 && (names === undefined || names.some((one) => one === name)),
  );
  return Object.fromEntries(wanted);
}

export const certifiedTotal = (lines: readonly PaidLine[]): Paise =>
  lines.reduce((total, line) => total + certifiedPremium(line), 0);

export const paidTotal = (lines: readonly PaidLine[]): Paise => lines.reduce((total, line) => total + line.amount, 0);

/** A receipt that hides the customer's name (`clientId` is null) has no initials either. */
export const receiptFacts = ({ receiptNo, amount, paidAt, lines, holder }: ReceiptContent): DocumentFacts => ({
  kind: 'receipt',
  number: receiptNo,
  amount,
  parts: partsOf(lines),
  date: todayInIndia(paidAt),
  policy: policyOf(lines.map(({ policyNo }) => policyNo)),
  initials: holder.clientId === null ? '' : lettersOf(holder.name),
});

/** The facts of a tax invoice: only what was taxed. */
export const invoiceFacts = (
  { number, total, issuedOn }: GstInvoice,
  { lines, holder }: Pick<ReceiptContent, 'lines' | 'holder'>,
): DocumentFacts => {
  const taxed = lines.filter(({ isGroup, gst }) => isGroup && gst > 0);
  return {
    kind: 'invoice',
    number,
    amount: total,
    parts: partsOf(taxed, ['premium', 'gst', 'lateFee']),
    date: issuedOn,
    policy: policyOf(taxed.map(({ policyNo }) => policyNo)),
    initials: lettersOf(holder.name),
  };
};

/** The facts of a certificate or statement of a financial year, which may not have ended yet. */
export const yearFacts = (
  kind: 'certificate' | 'statement',
  { number, policy, year, lines, today }: YearPaper,
): DocumentFacts => ({
  kind,
  number,
  amount: kind === 'certificate' ? certifiedTotal(lines) : paidTotal(lines),
  parts: partsOf(lines, kind === 'certificate' ? CERTIFIED_PARTS : undefined),
  date: year.to < today ? year.to : today,
  policy: policyOf([policy.policyNo]),
  initials: lettersOf(policy.holder.name),
});

interface YearPaper {
  number: string;
  policy: PolicyContent;
  year: FinancialYear;
  lines: readonly PaidLine[];
  today: CalendarDate;
}

export const noticeFacts = (
  policy: PolicyContent,
  { dueDate, premium, gst }: { dueDate: CalendarDate; premium: Paise; gst: Paise },
): DocumentFacts => ({
  kind: 'notice',
  number: '',
  amount: costOfInstalment({ premium, gst }),
  parts: { premium, ...(gst > 0 && { gst }) },
  date: dueDate,
  policy: policyOf([policy.policyNo]),
  initials: lettersOf(policy.holder.name),
});

/** The facts of a policy's schedule or pack as of a day. */
export const policyFacts = (kind: 'schedule' | 'pack', policy: PolicyContent, today: CalendarDate): DocumentFacts => ({
  kind,
  number: '',
  amount: policy.sumAssured,
  parts: {},
  date: today,
  policy: policyOf([policy.policyNo]),
  initials: lettersOf(policy.holder.name),
});

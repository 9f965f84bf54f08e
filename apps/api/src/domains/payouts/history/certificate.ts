import {
  formatDate,
  formatRupees,
  initialsOf,
  maskMiddle,
  type PayoutKind,
  payoutDeducted,
  payoutTotal,
} from '@lifedesk/rules';
import type { Brand } from '../../../brand.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { openSheet, SIGNED_BY_COMPUTER } from '../../../platform/pdf/sheet.ts';
import type { DocumentFacts } from '../../../platform/signing/signer.ts';
import { amountInWords, PAYOUT_PREFIX } from '../../documents/public.ts';
import { UNAPPLIED } from '../order/order-payout.ts';
import { progressOf } from '../order/payout-progress.ts';
import { kindOf } from '../order/payouts.store.ts';
import type { ListedPayout } from './history.store.ts';

interface Payee {
  readonly name: string;
  readonly client_id: string;
}

const KINDS: Readonly<Record<PayoutKind, string>> = {
  surrender: 'Surrender',
  'free-look': 'Free-look refund',
  'partial-withdrawal': 'Partial withdrawal',
  loan: 'Loan on the policy',
  'paid-up-additions': 'Surrender of paid-up additions',
  'gst-refund': 'Refund of GST',
  maturity: 'Maturity benefit',
  'survival-benefit': 'Survival benefit',
  annuity: 'Annuity payment',
  'unclaimed-amount': 'Unclaimed amount with its interest',
  'late-interest': 'Interest for late payment',
};
const PARTS: Readonly<Record<string, string>> = {
  'surrender-value': 'Surrender value',
  'paid-up-additions': 'Paid-up additions',
  premium: 'Premiums paid',
  gst: 'GST',
  'fund-value': 'Fund value',
  'unallocated-premium': 'Premium that was not invested',
  charges: 'Charges taken from the fund',
  [UNAPPLIED]: 'Paid in but not used',
};
const DEDUCTIONS: Readonly<Record<string, string>> = {
  loan: 'Loan repaid',
  'loan-interest': 'Interest on the loan',
  'surrender-charge': 'Surrender charge',
  'discontinuance-charge': 'Charge for stopping early',
  'risk-premium': 'Cost of the cover',
  'medical-tests': 'Medical tests',
  'stamp-duty': 'Stamp duty',
  'premium-due': 'Unpaid premium',
};
/** How many characters of a policy number a code contains. */
const ENDING = 4;

const numberOf = ({ ticket }: Pick<ListedPayout, 'ticket'>): string => `${PAYOUT_PREFIX}${ticket}`;
const totalOf = ({ net, penal_interest }: ListedPayout): number => payoutTotal({ net, interest: penal_interest });

/** The signed facts of a certificate. They name no person. */
export function certificateFacts(payout: ListedPayout, { name }: Payee): DocumentFacts {
  const parts = {
    payoutGross: payout.gross,
    payoutDeductions: -payoutDeducted(payout),
    payoutTax: -payout.tax,
    penalInterest: payout.penal_interest,
  };
  return {
    kind: 'payout',
    number: numberOf(payout),
    amount: totalOf(payout),
    parts: Object.fromEntries(Object.entries(parts).filter(([, amount]) => amount !== 0)),
    date: payout.paid_on ?? payout.counts_from,
    policy: { ending: payout.policy_no.slice(-ENDING) },
    initials: initialsOf(name).replaceAll(/[^A-Z]/g, ''),
  };
}

/** The certificate of a paid payout as a PDF. */
export function payoutCertificate(
  brand: Brand,
  payout: ListedPayout,
  payee: Payee,
  check: DocumentCheck,
): Promise<Buffer> {
  const { ticket, policy_no, plan_name, gross, parts, deductions, tax, net, penal_interest, paid_on } = payout;
  const paidOn = paid_on ?? payout.counts_from;
  const sheet = openSheet({
    title: 'Payout certificate',
    subtitle: `Certificate ${numberOf(payout)}`,
    brand,
    check,
    footnote: SIGNED_BY_COMPUTER,
  });
  sheet.amount('Amount paid', formatRupees(totalOf(payout)), amountInWords(totalOf(payout)));
  sheet.facts([
    ['Paid to', payee.name],
    ['Client id', payee.client_id],
    ['Policy', `${policy_no}, ${plan_name}`],
    ['Paid for', KINDS[kindOf(payout)]],
    ['Request', ticket],
    ['Paid on', formatDate(paidOn)],
    ...(payout.account_no ? [['Bank account', maskMiddle(payout.account_no)] as const] : []),
    ...(payout.bank_reference ? [['Bank reference', payout.bank_reference] as const] : []),
  ]);
  sheet.heading('Breakdown');
  sheet.table(
    [
      { header: 'Part', share: 7 },
      { header: 'Amount', share: 2.2, align: 'right' },
    ],
    [
      ...parts.map(({ name, paise }) => [PARTS[name] ?? 'Other amount', formatRupees(paise)]),
      ['Gross amount', formatRupees(gross)],
      ...deductions.map(({ name, paise }) => [DEDUCTIONS[name] ?? 'Other deduction', `- ${formatRupees(paise)}`]),
      ...(tax > 0 ? [['Tax deducted at source', `- ${formatRupees(tax)}`]] : []),
      ['Net amount', formatRupees(net)],
      ...(penal_interest > 0 ? [['Interest for late payment', formatRupees(penal_interest)]] : []),
    ],
    ['Paid', formatRupees(totalOf(payout))],
  );
  const { promisedOn, countsFrom, daysLate } = progressOf(payout, paidOn);
  if (daysLate > 0)
    sheet.paragraph(
      `It was to be paid by ${formatDate(promisedOn)}. For the delay we pay interest from ${formatDate(countsFrom)} to the day of payment: bank rate plus 2 %.`,
      { quiet: true },
    );
  return sheet.finish();
}

import {
  formatDate,
  formatRupees,
  initialsOf,
  maskMiddle,
  type PayoutKind,
  payoutDeducted,
  payoutTotal,
} from '@lifedesk/rules';
import { type Message, m } from '../../../platform/language.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { documentWords, type Edition } from '../../../platform/pdf/document-words.ts';
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

const KINDS: Readonly<Record<PayoutKind, Message>> = {
  surrender: m.document_surrender,
  'free-look': m.document_freeLook,
  'partial-withdrawal': m.document_partialWithdrawal,
  loan: m.document_loan,
  'paid-up-additions': m.document_surrenderOfAdditions,
  'gst-refund': m.document_gstRefund,
  maturity: m.document_maturityBenefit,
  'survival-benefit': m.document_survivalBenefit,
  annuity: m.document_annuityPayment,
  'unclaimed-amount': m.document_unclaimedAmount,
  'late-interest': m.document_lateInterest,
};
const PARTS: Readonly<Record<string, Message>> = {
  'surrender-value': m.document_surrenderValue,
  'paid-up-additions': m.document_paidUpAdditions,
  premium: m.document_premiumsPaid,
  gst: m.document_gst,
  'fund-value': m.document_fundValue,
  'unallocated-premium': m.document_notInvested,
  charges: m.document_fundCharges,
  [UNAPPLIED]: m.document_notUsed,
};
const DEDUCTIONS: Readonly<Record<string, Message>> = {
  loan: m.document_loanRepaid,
  'loan-interest': m.document_interestOnLoan,
  'surrender-charge': m.document_surrenderCharge,
  'discontinuance-charge': m.document_earlyCharge,
  'risk-premium': m.document_costOfCover,
  'medical-tests': m.document_medicalTests,
  'stamp-duty': m.document_stampDuty,
  'premium-due': m.document_unpaidPremium,
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
  { brand, language }: Edition,
  payout: ListedPayout,
  payee: Payee,
  check: DocumentCheck,
): Promise<Buffer> {
  const { ticket, policy_no, plan_name, gross, parts, deductions, tax, net, penal_interest, paid_on } = payout;
  const paidOn = paid_on ?? payout.counts_from;
  const words = documentWords(language, 'for-others');
  const { label } = words;
  const sheet = openSheet({
    title: m.document_payoutCertificate,
    subtitle: words.line(m.document_ofCertificate, { number: numberOf(payout) }),
    brand,
    words,
    check,
    footnote: SIGNED_BY_COMPUTER,
  });
  sheet.amount(
    label(m.document_amountPaid),
    formatRupees(totalOf(payout)),
    words.each((locale) => amountInWords(totalOf(payout), locale)),
  );
  sheet.facts([
    [label(m.document_paidTo), payee.name],
    [label(m.document_clientId), payee.client_id],
    [label(m.document_policy), `${policy_no}, ${plan_name}`],
    [label(m.document_paidFor), label(KINDS[kindOf(payout)])],
    [label(m.document_request), ticket],
    [label(m.document_paidOn), formatDate(paidOn)],
    ...(payout.account_no ? [[label(m.document_bankAccount), maskMiddle(payout.account_no)] as const] : []),
    ...(payout.bank_reference ? [[label(m.document_bankReference), payout.bank_reference] as const] : []),
  ]);
  sheet.heading(label(m.document_breakdown));
  sheet.table(
    [
      { header: label(m.document_part), share: 7 },
      { header: label(m.document_amount), share: 2.2, align: 'right' },
    ],
    [
      ...parts.map(({ name, paise }) => [label(PARTS[name] ?? m.document_otherAmount), formatRupees(paise)]),
      [label(m.document_grossAmount), formatRupees(gross)],
      ...deductions.map(({ name, paise }) => [
        label(DEDUCTIONS[name] ?? m.document_otherDeduction),
        `- ${formatRupees(paise)}`,
      ]),
      ...(tax > 0 ? [[label(m.document_taxDeducted), `- ${formatRupees(tax)}`]] : []),
      [label(m.document_netAmount), formatRupees(net)],
      ...(penal_interest > 0 ? [[label(m.document_lateInterest), formatRupees(penal_interest)]] : []),
    ],
    [label(m.document_paid), formatRupees(totalOf(payout))],
  );
  const { promisedOn, countsFrom, daysLate } = progressOf(payout, paidOn);
  if (daysLate > 0)
    sheet.paragraph(
      words.sentence(m.document_paidLate, { date: formatDate(promisedOn), from: formatDate(countsFrom) }),
      { quiet: true },
    );
  return sheet.finish();
}

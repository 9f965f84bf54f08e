import { certifiedPremium, type FinancialYear, formatDate, PREMIUM_DEDUCTION } from '@lifedesk/rules';
import { type Language, m } from '../../../platform/language.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { documentWords, type Edition } from '../../../platform/pdf/document-words.ts';
import { openSheet, SIGNED_BY_COMPUTER } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import { listPayments } from './list-payments.ts';
import { gstNote, holderName, linesThatCount, listTakenBack, type PaidLine, rupees, sum } from './paid-line.ts';
import type { PolicyContent } from './policy-content.ts';
import { MODES } from './policy-words.ts';

const yearOf = ({ label, from, to }: FinancialYear) => ({ year: label, from: formatDate(from), to: formatDate(to) });

/** The sections of the Income-tax Acts that apply to the payments, by their dates. */
function sectionsOf(lines: readonly PaidLine[], locale: { locale: Language }): string[] {
  return PREMIUM_DEDUCTION.flatMap(({ from, to, value: { act, section } }, index) => {
    if (!lines.some(({ paidOn }) => paidOn >= from && (to === null || paidOn <= to))) return [];
    const former = PREMIUM_DEDUCTION[index - 1]?.value.section;
    return former === undefined
      ? m.document_section({ section, act }, locale)
      : m.document_sectionFormerly({ section, former, act }, locale);
  });
}

function deductionNote(lines: readonly PaidLine[], locale: Language): string {
  const sections = sectionsOf(lines, { locale });
  const listed = new Intl.ListFormat(`${locale}-IN`).format(sections);
  const see = sections.length === 0 ? '' : `${m.document_deduction({ sections: listed }, { locale })} `;
  return `${see}${m.document_taxRegime({}, { locale })}`;
}

/**
 * The premiums and top-ups paid for one policy in one financial year, for the tax return. A late fee is shown
 * separately, and so is what a bank took back. `all` are the lines with a premium or a top-up; `number` is the
 * certificate's own.
 */
export function premiumCertificate(
  { brand, language }: Edition,
  policy: PolicyContent,
  { number, year }: { number: string; year: FinancialYear },
  all: readonly PaidLine[],
  check: DocumentCheck,
): Promise<Buffer> {
  const lines = linesThatCount(all);
  const words = documentWords(language, 'for-others');
  const { label } = words;
  const sheet = openSheet({
    title: m.document_premiumCertificate,
    subtitle: words.sentence(m.document_ofYear, { number, ...yearOf(year) }),
    brand,
    words,
    check,
    footnote: SIGNED_BY_COMPUTER,
  });
  const total = sum(lines, certifiedPremium);
  sheet.amount(
    label(m.document_premiumsPaid),
    rupees(total),
    words.each((locale) => amountInWords(total, locale)),
  );
  const paid = { name: policy.holder.name, policy: policy.policyNo, year: year.label };
  sheet.paragraph(words.sentence(m.document_certify, paid));
  sheet.facts([
    [label(m.document_policyholder), holderName(policy.holder)],
    [label(m.document_insuredPerson), policy.insuredName],
    [label(m.document_plan), `${policy.planName} (UIN ${policy.uin})`],
    [label(m.document_policyNumber), policy.policyNo],
    [label(m.document_issuedOn), formatDate(policy.issueDate)],
    [label(m.document_sumAssured), rupees(policy.sumAssured)],
    [label(m.document_premiumMode), label(MODES[policy.premiumMode])],
  ]);
  const only = (part: (line: PaidLine) => number) => {
    const has = lines.some((line) => part(line) > 0);
    return <Value>(value: Value): Value[] => (has ? [value] : []);
  };
  const lateFee = only((line) => line.lateFee);
  const topUp = only((line) => line.topUp);
  sheet.heading(label(m.document_payments));
  sheet.table(
    [
      { header: label(m.document_paidOn), share: 2 },
      { header: label(m.document_receipt), share: 3 },
      { header: label(m.document_premium), share: 2.4, align: 'right' },
      ...topUp({ header: label(m.document_topUp), share: 2.2, align: 'right' as const }),
      { header: label(m.document_gst), share: 1.9, align: 'right' },
      { header: label(m.document_total), share: 2.4, align: 'right' },
      ...lateFee({ header: label(m.document_lateFeeSeparate), share: 1.8, align: 'right' as const }),
    ],
    lines.map((line) => [
      formatDate(line.paidOn),
      line.receiptNo,
      rupees(line.premium),
      ...topUp(rupees(line.topUp)),
      rupees(line.gst),
      rupees(certifiedPremium(line)),
      ...lateFee(rupees(line.lateFee)),
    ]),
    [
      label(m.document_total),
      '',
      rupees(sum(lines, (line) => line.premium)),
      ...topUp(rupees(sum(lines, (line) => line.topUp))),
      rupees(sum(lines, (line) => line.gst)),
      rupees(total),
      ...lateFee(rupees(sum(lines, (line) => line.lateFee))),
    ],
  );
  listTakenBack(sheet, all, words);
  const note = gstNote(lines, words);
  if (note) sheet.paragraph(note, { quiet: true });
  sheet.paragraph(
    words.each((locale) => deductionNote(lines, locale)),
    { quiet: true },
  );
  return sheet.finish();
}

/** Every payment for one policy in one financial year: premiums, loan, top-ups. */
export function paymentStatement(
  { brand, language }: Edition,
  policy: PolicyContent,
  { number, year }: { number: string; year: FinancialYear },
  all: readonly PaidLine[],
  check: DocumentCheck,
): Promise<Buffer> {
  const words = documentWords(language, 'for-others');
  const { label } = words;
  const sheet = openSheet({
    title: m.document_paymentStatement,
    subtitle: words.sentence(m.document_ofPolicyYear, { number, policy: policy.policyNo, ...yearOf(year) }),
    brand,
    words,
    check,
  });
  sheet.facts([
    [label(m.document_policyholder), holderName(policy.holder)],
    [label(m.document_plan), policy.planName],
  ]);
  listPayments(sheet, all, words);
  return sheet.finish();
}

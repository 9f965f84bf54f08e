import { certifiedPremium, type FinancialYear, formatDate, PREMIUM_DEDUCTION, valueOn } from '@lifedesk/rules';
import type { Brand } from '../../../brand.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { openSheet, SIGNED_BY_COMPUTER } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import {
  CHANNELS,
  gstNote,
  holderName,
  linesThatCount,
  listTakenBack,
  type PaidLine,
  purposeOf,
  rupees,
} from './paid-line.ts';
import { MODES, type PolicyContent } from './policy-content.ts';

const sum = (lines: readonly PaidLine[], part: (line: PaidLine) => number): number =>
  lines.reduce((total, line) => total + part(line), 0);
const period = ({ from, to }: FinancialYear): string => `${formatDate(from)} to ${formatDate(to)}`;

/** The Income-tax Acts that apply to the payments, by their dates. */
function actsOf(lines: readonly PaidLine[]): string {
  const acts = lines.flatMap(({ paidOn }) => valueOn(PREMIUM_DEDUCTION, paidOn) ?? []);
  const named = new Set(acts.map(({ act, section }) => `section ${section} of the ${act}`));
  return named.size === 0 ? '' : `For a deduction see ${[...named].join(' and ')}.`;
}

/**
 * The premiums and top-ups paid for one policy in one financial year, for the tax return. A late fee is shown
 * separately, and so is what a bank took back. `all` are the lines with a premium or a top-up; `number` is the
 * certificate's own.
 */
export function premiumCertificate(
  brand: Brand,
  policy: PolicyContent,
  { number, year }: { number: string; year: FinancialYear },
  all: readonly PaidLine[],
  check: DocumentCheck,
): Promise<Buffer> {
  const lines = linesThatCount(all);
  const sheet = openSheet({
    title: 'Premium paid certificate',
    subtitle: `${number}, financial year ${year.label} (${period(year)})`,
    brand,
    check,
    footnote: SIGNED_BY_COMPUTER,
  });
  const total = sum(lines, certifiedPremium);
  sheet.amount('Premiums paid', rupees(total), amountInWords(total));
  sheet.paragraph(
    `We certify that ${policy.holder.name} paid these premiums for policy ${policy.policyNo} in the financial year ${year.label}.`,
  );
  sheet.facts([
    ['Policyholder', holderName(policy.holder)],
    ['Insured person', policy.insuredName],
    ['Plan', `${policy.planName} (UIN ${policy.uin})`],
    ['Policy number', policy.policyNo],
    ['Policy issued on', formatDate(policy.issueDate)],
    ['Sum assured', rupees(policy.sumAssured)],
    ['Premiums are paid', MODES[policy.premiumMode]],
  ]);
  const only = (part: (line: PaidLine) => number) => {
    const has = lines.some((line) => part(line) > 0);
    return <Value>(value: Value): Value[] => (has ? [value] : []);
  };
  const lateFee = only((line) => line.lateFee);
  const topUp = only((line) => line.topUp);
  sheet.heading('Payments');
  sheet.table(
    [
      { header: 'Paid on', share: 2 },
      { header: 'Receipt', share: 3 },
      { header: 'Premium', share: 2.4, align: 'right' },
      ...topUp({ header: 'Top-up', share: 2.2, align: 'right' as const }),
      { header: 'GST', share: 1.9, align: 'right' },
      { header: 'Total', share: 2.4, align: 'right' },
      ...lateFee({ header: 'Late fee, separate', share: 1.8, align: 'right' as const }),
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
      'Total',
      '',
      rupees(sum(lines, (line) => line.premium)),
      ...topUp(rupees(sum(lines, (line) => line.topUp))),
      rupees(sum(lines, (line) => line.gst)),
      rupees(total),
      ...lateFee(rupees(sum(lines, (line) => line.lateFee))),
    ],
  );
  listTakenBack(sheet, all);
  const note = gstNote(lines);
  if (note) sheet.paragraph(note, { quiet: true });
  sheet.paragraph(
    `${actsOf(lines)} Whether a premium lowers your income tax, and by how much, depends on the law and the tax regime you choose.`,
    { quiet: true },
  );
  return sheet.finish();
}

/** Every payment for one policy in one financial year: premiums, loan, top-ups. */
export function paymentStatement(
  brand: Brand,
  policy: PolicyContent,
  { number, year }: { number: string; year: FinancialYear },
  all: readonly PaidLine[],
  check: DocumentCheck,
): Promise<Buffer> {
  const lines = linesThatCount(all);
  const sheet = openSheet({
    title: 'Payment statement',
    subtitle: `${number}, policy ${policy.policyNo}, financial year ${year.label} (${period(year)})`,
    brand,
    check,
  });
  sheet.facts([
    ['Policyholder', holderName(policy.holder)],
    ['Plan', policy.planName],
  ]);
  sheet.table(
    [
      { header: 'Paid on', share: 2 },
      { header: 'Receipt', share: 3 },
      { header: 'Paid for', share: 4 },
      { header: 'Paid by', share: 1.8 },
      { header: 'Amount', share: 2.2, align: 'right' },
    ],
    lines.map((line) => [
      formatDate(line.paidOn),
      line.receiptNo,
      purposeOf(line),
      CHANNELS[line.channel],
      rupees(line.amount),
    ]),
    ['Total', '', '', '', rupees(sum(lines, (line) => line.amount))],
  );
  listTakenBack(sheet, all);
  return sheet.finish();
}

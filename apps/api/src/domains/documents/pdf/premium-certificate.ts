import { type FinancialYear, formatDate } from '@lifedesk/rules';
import type { Brand } from '../../../brand.ts';
import { openSheet } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import { CHANNELS, gstNote, holderName, type PaidLine, purposeOf, rupees } from './paid-line.ts';
import { MODES, type PolicyContent } from './policy-content.ts';

const sum = (lines: readonly PaidLine[], part: (line: PaidLine) => number): number =>
  lines.reduce((total, line) => total + part(line), 0);
const period = ({ from, to }: FinancialYear): string => `${formatDate(from)} to ${formatDate(to)}`;

/** What was paid in premiums for one policy in one financial year, for the tax return. `lines` are those with a premium. */
export function premiumCertificate(
  brand: Brand,
  policy: PolicyContent,
  year: FinancialYear,
  lines: readonly PaidLine[],
  createdAt: Date,
): Promise<Buffer> {
  const sheet = openSheet({
    title: 'Premium paid certificate',
    subtitle: `Financial year ${year.label} (${period(year)})`,
    brand,
    createdAt,
    footnote: 'Made by computer; it needs no signature.',
  });
  const paid = (line: PaidLine): number => line.premium + line.gst + line.lateFee;
  const total = sum(lines, paid);
  sheet.amount('Premiums paid', rupees(total), amountInWords(total));
  sheet.paragraph(
    `We certify that ${policy.holder.name} paid these premiums for policy ${policy.policyNo} in the financial year ${year.label}.`,
  );
  sheet.facts([
    ['Policyholder', holderName(policy.holder)],
    ['Person insured', policy.insuredName],
    ['Plan', `${policy.planName} (UIN ${policy.uin})`],
    ['Policy number', policy.policyNo],
    ['Sum assured', rupees(policy.sumAssured)],
    ['Premiums are paid', MODES[policy.premiumMode]],
  ]);
  const hasLateFee = lines.some((line) => line.lateFee > 0);
  const lateFee = <Value>(value: Value): Value[] => (hasLateFee ? [value] : []);
  sheet.heading('Payments');
  sheet.table(
    [
      { header: 'Paid on', share: 2 },
      { header: 'Receipt', share: 3 },
      { header: 'Premium', share: 2.4, align: 'right' },
      { header: 'GST', share: 1.9, align: 'right' },
      ...lateFee({ header: 'Late fee', share: 1.8, align: 'right' as const }),
      { header: 'Total', share: 2.4, align: 'right' },
    ],
    lines.map((line) => [
      formatDate(line.paidOn),
      line.receiptNo,
      rupees(line.premium),
      rupees(line.gst),
      ...lateFee(rupees(line.lateFee)),
      rupees(paid(line)),
    ]),
    [
      'Total',
      '',
      rupees(sum(lines, (line) => line.premium)),
      rupees(sum(lines, (line) => line.gst)),
      ...lateFee(rupees(sum(lines, (line) => line.lateFee))),
      rupees(total),
    ],
  );
  const note = gstNote(lines);
  if (note) sheet.paragraph(note, { quiet: true });
  sheet.paragraph(
    'Whether and how far a premium lowers your income tax depends on the law and on the tax regime that you choose.',
    { quiet: true },
  );
  return sheet.finish();
}

/** Everything that was paid for one policy in one financial year: premiums, loan, top-ups. */
export function paymentStatement(
  brand: Brand,
  policy: PolicyContent,
  year: FinancialYear,
  lines: readonly PaidLine[],
  createdAt: Date,
): Promise<Buffer> {
  const sheet = openSheet({
    title: 'Payment statement',
    subtitle: `Policy ${policy.policyNo}, financial year ${year.label} (${period(year)})`,
    brand,
    createdAt,
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
  return sheet.finish();
}

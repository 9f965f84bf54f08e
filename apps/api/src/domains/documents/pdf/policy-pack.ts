import { type CalendarDate, formatDate, todayInIndia } from '@lifedesk/rules';
import type { Brand } from '../../../brand.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { openSheet, type Sheet } from '../../../platform/pdf/sheet.ts';
import { holderName, linesThatCount, listTakenBack, type PaidLine, purposeOf, rupees } from './paid-line.ts';
import { benefitsOf, MODES, type PolicyContent } from './policy-content.ts';

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

/** The schedule of a policy as a PDF: insured person, cover, amounts and nominees. */
export function policySchedule(brand: Brand, policy: PolicyContent, check: DocumentCheck): Promise<Buffer> {
  const sheet = open(brand, policy, 'Policy schedule', check);
  schedule(sheet, policy, todayInIndia(check.signedAt));
  return sheet.finish();
}

/** Everything about a policy in one PDF: its schedule, every payment, and the insurer's contact details. */
export function policyPack(
  brand: Brand,
  policy: PolicyContent,
  payments: readonly PaidLine[],
  check: DocumentCheck,
): Promise<Buffer> {
  const sheet = open(brand, policy, 'Policy pack', check);
  schedule(sheet, policy, todayInIndia(check.signedAt));
  sheet.heading('Payments');
  const paid = linesThatCount(payments);
  if (paid.length === 0) sheet.paragraph('Nothing has been paid for this policy yet.');
  else
    sheet.table(
      [
        { header: 'Paid on', share: 2 },
        { header: 'Receipt', share: 3 },
        { header: 'Paid for', share: 4 },
        { header: 'Amount', share: 2.2, align: 'right' },
      ],
      paid.map((line) => [formatDate(line.paidOn), line.receiptNo, purposeOf(line), rupees(line.amount)]),
    );
  listTakenBack(sheet, payments);
  sheet.heading('If you need us');
  sheet.paragraph(
    `${brand.phone.read} (${brand.phoneHours.en})\n${brand.email}${brand.website ? `\n${brand.website}` : ''}`,
  );
  return sheet.finish();
}

function open(brand: Brand, policy: PolicyContent, title: string, check: DocumentCheck): Sheet {
  return openSheet({ title, subtitle: `${policy.planName}, policy ${policy.policyNo}`, brand, check });
}

function schedule(sheet: Sheet, policy: PolicyContent, today: CalendarDate): void {
  const date = (value: CalendarDate | null): string => (value ? formatDate(value) : 'None');
  sheet.facts([
    ['Policyholder', holderName(policy.holder)],
    ['Insured person', policy.insuredName],
    ['Policy number', policy.policyNo],
    ['Status', policy.statusName],
    ['Plan', `${policy.planName} (UIN ${policy.uin})`],
    ['Sum assured', rupees(policy.sumAssured)],
    ['Issued on', date(policy.issueDate)],
    ['Matures on', date(policy.maturityDate)],
    ['Policy term', years(policy.policyTerm)],
    ['Premiums are paid for', policy.premiumTerm === 0 ? 'A single premium' : years(policy.premiumTerm)],
  ]);
  sheet.heading('Premium');
  sheet.facts([
    ['How often', MODES[policy.premiumMode]],
    [policy.dueDate && policy.dueDate < today ? 'Unpaid since' : 'Next due date', date(policy.dueDate)],
    ['Premium without GST', rupees(policy.modalPremium)],
    ['GST at today’s rate', rupees(policy.gst)],
  ]);
  sheet.heading('Benefits');
  sheet.table(
    [
      { header: 'When', share: 4 },
      { header: 'What is paid', share: 6 },
    ],
    benefitsOf(policy, rupees),
  );
  sheet.heading('Riders');
  if (policy.riders.length === 0) sheet.paragraph('This policy has no riders.');
  else
    sheet.table(
      [
        { header: 'Rider', share: 4 },
        { header: 'Status', share: 2 },
        { header: 'Term', share: 1.5 },
        { header: 'Sum assured', share: 2.4, align: 'right' },
        { header: 'Premium', share: 2, align: 'right' },
      ],
      policy.riders.map((rider) => [
        rider.name,
        rider.status,
        years(rider.term),
        rupees(rider.sumAssured),
        rupees(rider.modalPremium),
      ]),
    );
  sheet.heading('Nominees');
  if (policy.nominees.length === 0) sheet.paragraph('No nominee is registered for this policy.');
  else
    sheet.table(
      [
        { header: 'Name', share: 4 },
        { header: 'Relationship', share: 2.5 },
        { header: 'Appointee', share: 3 },
        { header: 'Share', share: 1.2, align: 'right' },
      ],
      policy.nominees.map(({ name, relationship, appointee, share }) => [
        name,
        relationship,
        appointee ?? '',
        `${share} %`,
      ]),
    );
}

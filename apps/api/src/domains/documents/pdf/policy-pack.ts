import { type CalendarDate, formatDate, todayInIndia } from '@lifedesk/rules';
import { type Message, m } from '../../../platform/language.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { type DocumentWords, documentWords, type Edition } from '../../../platform/pdf/document-words.ts';
import { openSheet, type Sheet } from '../../../platform/pdf/sheet.ts';
import { listPayments } from './list-payments.ts';
import { holderName, type PaidLine, rupees } from './paid-line.ts';
import { benefitsOf, type PolicyContent } from './policy-content.ts';
import { MODES, POLICY_STATUSES, RELATIONSHIPS, RIDER_STATUSES } from './policy-words.ts';

/** The schedule of a policy as a PDF: insured person, cover, amounts and nominees. */
export function policySchedule(edition: Edition, policy: PolicyContent, check: DocumentCheck): Promise<Buffer> {
  const { sheet, words } = open(edition, policy, m.document_policySchedule, check);
  schedule(sheet, words, policy, todayInIndia(check.signedAt));
  return sheet.finish();
}

/** Everything about a policy in one PDF: its schedule, every payment, and the insurer's contact details. */
export function policyPack(
  edition: Edition,
  policy: PolicyContent,
  payments: readonly PaidLine[],
  check: DocumentCheck,
): Promise<Buffer> {
  const { brand, language } = edition;
  const { sheet, words } = open(edition, policy, m.document_policyPack, check);
  const { label } = words;
  schedule(sheet, words, policy, todayInIndia(check.signedAt));
  sheet.heading(label(m.document_payments));
  listPayments(sheet, payments, words);
  sheet.heading(label(m.document_contact));
  sheet.paragraph(
    `${brand.phone.read} (${brand.phoneHours[language]})\n${brand.email}${brand.website ? `\n${brand.website}` : ''}`,
  );
  return sheet.finish();
}

function open(
  { brand, language }: Edition,
  { planName: plan, policyNo: number }: PolicyContent,
  title: Message,
  check: DocumentCheck,
): { sheet: Sheet; words: DocumentWords } {
  const words = documentWords(language);
  const subtitle = words.line(m.document_ofPolicy, { plan, number });
  return { words, sheet: openSheet({ title, subtitle, brand, words, check }) };
}

function schedule(sheet: Sheet, words: DocumentWords, policy: PolicyContent, today: CalendarDate): void {
  const { label } = words;
  const date = (value: CalendarDate | null): string => (value ? formatDate(value) : label(m.document_none));
  const years = (count: number): string => words.line(m.document_years, { count });
  const nameOf = (name: Message | undefined, stored: string): string => (name ? label(name) : stored);
  sheet.facts(
    [
      [label(m.document_policyholder), holderName(policy.holder)],
      [label(m.document_insuredPerson), policy.insuredName],
      [label(m.document_policyNumber), policy.policyNo],
      [label(m.document_status), nameOf(POLICY_STATUSES[policy.statusCode], policy.statusName)],
      [label(m.document_plan), `${policy.planName} (UIN ${policy.uin})`],
      [label(m.document_sumAssured), rupees(policy.sumAssured)],
      [label(m.document_issuedOn), date(policy.issueDate)],
      [label(m.document_maturesOn), date(policy.maturityDate)],
      [label(m.document_policyTerm), years(policy.policyTerm)],
      [
        label(m.document_payingTerm),
        policy.premiumTerm === 0 ? label(m.document_singlePremium) : years(policy.premiumTerm),
      ],
      [label(m.document_premiumMode), label(MODES[policy.premiumMode])],
      [
        label(policy.dueDate && policy.dueDate < today ? m.document_unpaidSince : m.document_nextDueDate),
        date(policy.dueDate),
      ],
      [label(m.document_premiumWithoutGst), rupees(policy.modalPremium)],
      // a premium that is not paid again has no GST of today: its receipt says what was paid
      ...(policy.dueDate ? [[label(m.document_gstToday), rupees(policy.gst)] as const] : []),
    ],
    3,
  );
  sheet.heading(label(m.document_benefits));
  sheet.table(
    [
      { header: label(m.document_when), share: 4 },
      { header: label(m.document_whatIsPaid), share: 6 },
    ],
    benefitsOf(policy, words),
  );
  sheet.heading(label(m.document_riders));
  if (policy.riders.length === 0) sheet.paragraph(label(m.document_noRiders));
  else
    sheet.table(
      [
        { header: label(m.document_rider), share: 4 },
        { header: label(m.document_status), share: 2 },
        { header: label(m.document_term), share: 1.5 },
        { header: label(m.document_sumAssured), share: 2.4, align: 'right' },
        { header: label(m.document_premium), share: 2, align: 'right' },
      ],
      policy.riders.map((rider) => [
        rider.name,
        nameOf(RIDER_STATUSES[rider.status], rider.status),
        years(rider.term),
        rupees(rider.sumAssured),
        rupees(rider.modalPremium),
      ]),
    );
  sheet.heading(label(m.document_nominees));
  if (policy.nominees.length === 0) sheet.paragraph(label(m.document_noNominees));
  else
    sheet.table(
      [
        { header: label(m.document_name), share: 4 },
        { header: label(m.document_relationship), share: 2.5 },
        { header: label(m.document_appointee), share: 3 },
        { header: label(m.document_share), share: 1.2, align: 'right' },
      ],
      policy.nominees.map(({ name, relationship, appointee, share }) => [
        name,
        nameOf(RELATIONSHIPS[relationship], relationship),
        appointee ?? '',
        `${share} %`,
      ]),
    );
}

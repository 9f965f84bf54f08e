import { type CalendarDate, costOfInstalment, formatDate, type Paise } from '@lifedesk/rules';
import { m } from '../../../platform/language.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { documentWords, type Edition } from '../../../platform/pdf/document-words.ts';
import { openSheet } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import { holderName, rupees } from './paid-line.ts';
import type { PolicyContent } from './policy-content.ts';
import { MODES } from './policy-words.ts';

/** The notice of a premium and its due date, as a PDF. */
export function premiumNotice(
  { brand, language }: Edition,
  policy: PolicyContent,
  due: { dueDate: CalendarDate; premium: Paise; gst: Paise },
  check: DocumentCheck,
): Promise<Buffer> {
  const total = costOfInstalment(due);
  const words = documentWords(language);
  const { label } = words;
  const sheet = openSheet({
    title: m.document_premiumNotice,
    subtitle: words.line(m.document_ofPolicy, { plan: policy.planName, number: policy.policyNo }),
    brand,
    words,
    check,
  });
  const dueOn = words.line(m.document_dueOn, { date: formatDate(due.dueDate) });
  sheet.amount(dueOn, rupees(total), amountInWords(total, language));
  sheet.facts([
    [label(m.document_policyholder), holderName(policy.holder)],
    [label(m.document_insuredPerson), policy.insuredName],
    [label(m.document_premiumMode), label(MODES[policy.premiumMode])],
    [label(m.document_sumAssured), rupees(policy.sumAssured)],
    [label(m.document_premium), rupees(due.premium)],
    [label(m.document_gst), rupees(due.gst)],
  ]);
  sheet.paragraph(label(m.document_noticePaid));
  const { phone, phoneHours, email } = brand;
  sheet.paragraph(words.line(m.document_questions, { phone: phone.read, hours: phoneHours[language], email }));
  return sheet.finish();
}

import { type CalendarDate, costOfInstalment, formatDate, type Paise } from '@lifedesk/rules';
import type { Brand } from '../../../brand.ts';
import type { DocumentCheck } from '../../../platform/pdf/document-check.ts';
import { openSheet } from '../../../platform/pdf/sheet.ts';
import { amountInWords } from './amount-in-words.ts';
import { holderName, rupees } from './paid-line.ts';
import { MODES, type PolicyContent } from './policy-content.ts';

/** The notice of a premium and its due date, as a PDF. */
export function premiumNotice(
  brand: Brand,
  policy: PolicyContent,
  due: { dueDate: CalendarDate; premium: Paise; gst: Paise },
  check: DocumentCheck,
): Promise<Buffer> {
  const total = costOfInstalment(due);
  const sheet = openSheet({
    title: 'Premium due notice',
    subtitle: `${policy.planName}, policy ${policy.policyNo}`,
    brand,
    check,
  });
  sheet.amount(`Due on ${formatDate(due.dueDate)}`, rupees(total), amountInWords(total));
  sheet.facts([
    ['Policyholder', holderName(policy.holder)],
    ['Insured person', policy.insuredName],
    ['Premiums are paid', MODES[policy.premiumMode]],
    ['Sum assured', rupees(policy.sumAssured)],
    ['Premium', rupees(due.premium)],
    ['GST', rupees(due.gst)],
  ]);
  sheet.paragraph('If you have already paid, you can ignore this notice. An unpaid premium may end your cover.');
  sheet.paragraph(`Questions: ${brand.phone.read} (${brand.phoneHours.en}), ${brand.email}`);
  return sheet.finish();
}

import { type ReviewedRow, ReviewStep, useStep } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { quoteOf } from './cost.ts';
import { asksHealth, isPaidAtOnce, questions, type RevivalValues, revivalJourney } from './revival-journey.ts';
import { SaveForLater } from './SaveForLater.tsx';
import { schemeName } from './scheme-names.ts';

const names = {
  ill: m.revivalScheme_illShort,
  treated: m.revivalScheme_treatedShort,
  occupation: m.revivalScheme_occupationShort,
};

/**
 * What is requested, what it costs with its parts, and what was declared. The person sends it, or saves it for another
 * day.
 */
export default function RevivalReview(): ReactElement {
  const { context, values } = useStep(revivalJourney);
  const policy = context.policies.find(({ policyNo }) => policyNo === values.policyNo);
  const canChoose = context.policies.length + context.others.length > 1;
  return (
    <>
      <ReviewStep
        heading={m.revivalScheme_reviewHeading()}
        caption={m.revivalScheme_workType()}
        action={m.revivalScheme_send()}
        rows={[
          {
            id: 'policy',
            label: m.choosePolicy_label(),
            after: `${policy?.planName ?? ''}, ${values.policyNo}`,
            ...(canChoose && { step: 'policy' }),
          },
          { id: 'scheme', label: m.revivalScheme_way(), after: schemeName(values.scheme), step: 'scheme' },
          ...amountRows(values),
          ...(asksHealth(values) ? healthRows(values) : []),
        ]}
      >
        <Notice>{isPaidAtOnce(values) ? m.revivalScheme_nextPay() : m.revivalScheme_nextWait()}</Notice>
      </ReviewStep>
      <SaveForLater />
    </>
  );
}

function amountRows({ cost, scheme }: RevivalValues): ReviewedRow[] {
  const quote = cost && quoteOf(cost, scheme);
  if (!quote) return [];
  const row = (id: string, label: string, amount: number) => ({ id, label, after: formatRupees(amount), figure: true });
  return [
    row('premium', m.revivalScheme_premiums(), quote.premium),
    ...(quote.gst ? [row('gst', m.revivalScheme_gst(), quote.gst)] : []),
    row('fee', m.revivalScheme_lateFee(), quote.lateFee),
    ...(quote.received ? [row('received', m.revivalScheme_received(), -quote.received)] : []),
    row('total', m.revivalScheme_total(), quote.total),
    ...(cost.checked ? [row('after', m.revivalScheme_premiumAfter(), cost.checked.revisedPremium)] : []),
  ];
}

function healthRows(values: RevivalValues): ReviewedRow[] {
  const answers = questions.map((question) => ({
    id: question,
    label: names[question](),
    after: values[question] === 'yes' ? m.revivalScheme_yes() : m.revivalScheme_no(),
    step: 'health',
  }));
  const hasYes = answers.some(({ id }) => values[id] === 'yes');
  return hasYes
    ? [...answers, { id: 'details', label: m.revivalScheme_told(), after: values.details.trim(), step: 'health' }]
    : answers;
}

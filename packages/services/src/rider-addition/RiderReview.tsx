import { policyRow, ReviewStep, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate, formatWholeRupees } from '@lifedesk/rules';
import { Checkbox } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { policyOf, premiumsWith, riderJourney, riderOf } from './rider-journey.ts';

/** What is about to be requested, and the declaration. */
export default function RiderReview(): ReactElement {
  const language = useLocale();
  const { context, values, check } = useStep(riderJourney);
  const policy = policyOf(context, values);
  const rider = riderOf(context, values);
  const sum = values.sumAssured ?? 0;
  const premiums = policy && rider && premiumsWith(policy, rider, sum);
  return (
    <ReviewStep
      heading={m.riderAddition_reviewHeading()}
      caption={m.riderAddition_reviewHeading()}
      action={m.riderAddition_send()}
      rows={[
        policyRow(values.policyNo, context),
        { id: 'rider', label: m.riderAddition_label(), after: rider?.name[language], step: 'rider' },
        { id: 'sum', label: m.riderAddition_sum(), after: formatWholeRupees(sum), step: 'rider' },
        { id: 'yearly', label: m.riderAddition_yearly(), after: formatRupees(premiums?.yearly ?? 0) },
        {
          id: 'instalment',
          label: m.riderAddition_instalment(),
          after: formatRupees(premiums?.instalment ?? 0),
        },
        { id: 'starts', label: m.riderAddition_starts(), after: policy && formatServerDate(policy.effectiveOn) },
        ...(rider?.needsHealth
          ? [{ id: 'health', label: m.riderAddition_healthStep(), after: m.riderAddition_answered(), step: 'health' }]
          : []),
      ]}
    >
      <Checkbox {...check('isDeclared')} label={m.riderAddition_declare()} />
    </ReviewStep>
  );
}

import { FormStep, longestText, useStep } from '@lifedesk/journey';
import { Checkbox, Notice, RadioGroup, Stack, TextArea } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { needsHealthDetails, questions, revivalJourney } from './revival-journey.ts';

const asks = { ill: m.revivalScheme_ill, treated: m.revivalScheme_treated, occupation: m.revivalScheme_occupation };

/** What has happened to the insured person since the cover ended. A yes opens the field for details. */
export default function HealthStep(): ReactElement {
  const { context, values, choice, text, check } = useStep(revivalJourney);
  const date = context.policies.find(({ policyNo }) => policyNo === values.policyNo)?.dueDate ?? '';
  const answers = [
    { value: 'yes', label: m.revivalScheme_yes() },
    { value: 'no', label: m.revivalScheme_no() },
  ];
  return (
    <FormStep heading={m.revivalScheme_healthHeading()} lead={m.revivalScheme_healthLead({ date })}>
      <Stack gap="6">
        {questions.map((question) => (
          <RadioGroup key={question} {...choice(question)} label={asks[question]()} options={answers} />
        ))}
        {needsHealthDetails(values) && (
          <>
            <TextArea
              {...text('details')}
              label={m.revivalScheme_details()}
              help={m.revivalScheme_detailsHelp()}
              maxLength={longestText}
            />
            <Notice>{m.revivalScheme_yesMeans()}</Notice>
          </>
        )}
        <Checkbox {...check('declared')} label={m.revivalScheme_declare()} />
      </Stack>
    </FormStep>
  );
}

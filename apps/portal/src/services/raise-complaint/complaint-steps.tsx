import { SelectField, Stack, TextArea } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { FormStep } from '../../journey/FormStep.tsx';
import { longestText } from '../../journey/free-text.ts';
import { useStep } from '../../journey/use-step.ts';
import * as m from '../../paraglide/messages.js';
import { ChoosePolicyStep } from '../../steps/choose-policy/ChoosePolicyStep.tsx';
import { ReviewStep } from '../../steps/review/ReviewStep.tsx';
import { UploadField } from '../../steps/upload/UploadField.tsx';
import { categoryName } from './category-names.ts';
import { complaintJourney } from './complaint-journey.ts';

export function ComplaintPolicy(): ReactElement {
  const { known } = useStep(complaintJourney);
  return <ChoosePolicyStep policies={known.policies} lead={m.raiseComplaint_policyLead()} />;
}

/** What it is about, and what happened. */
export function DetailsStep(): ReactElement {
  const { known, text } = useStep(complaintJourney);
  return (
    <FormStep heading={m.raiseComplaint_heading()} lead={m.raiseComplaint_lead()}>
      <Stack gap="6">
        <SelectField
          {...text('category')}
          label={m.raiseComplaint_category()}
          placeholder={m.raiseComplaint_chooseCategory()}
          options={known.categories.map((value) => ({ value, label: categoryName(value) }))}
        />
        <TextArea
          {...text('description')}
          label={m.raiseComplaint_description()}
          help={m.request_textHelp()}
          maxLength={longestText}
        />
        <UploadField
          field="files"
          purpose="complaint-attachment"
          label={m.raiseComplaint_file()}
          optional={m.request_optional()}
        />
      </Stack>
    </FormStep>
  );
}

/** All of it once more, before it is sent. */
export function ComplaintReview(): ReactElement {
  const { known, values } = useStep(complaintJourney);
  const { policyNo, category, description, files } = values;
  const policy = known.policies.find((one) => one.policyNo === policyNo);
  return (
    <ReviewStep
      heading={m.raiseComplaint_reviewHeading()}
      caption={m.raiseComplaint_workType()}
      action={m.raiseComplaint_send()}
      rows={[
        {
          id: 'policy',
          label: m.choosePolicy_label(),
          after: `${policy?.planName ?? ''}, ${policyNo}`,
          ...(known.policies.length > 1 && { step: 'policy' }),
        },
        { id: 'category', label: m.raiseComplaint_category(), after: categoryName(category), step: 'details' },
        { id: 'description', label: m.raiseComplaint_description(), after: description, step: 'details' },
        {
          id: 'file',
          label: m.raiseComplaint_file(),
          after: files.map(({ name }) => name).join(', ') || m.review_nothing(),
          step: 'details',
        },
      ]}
    />
  );
}

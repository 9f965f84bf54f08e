import {
  ChoosePolicyStep,
  FormStep,
  FreeTextField,
  fileNames,
  policyRow,
  ReviewStep,
  UploadField,
  useStep,
} from '@lifedesk/journey';
import { SelectField, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { categoryName } from './category-names.ts';
import { complaintJourney } from './complaint-journey.ts';

export function ComplaintPolicy(): ReactElement {
  const { context } = useStep(complaintJourney);
  return <ChoosePolicyStep policies={context.policies} lead={m.raiseComplaint_policyLead()} />;
}

/** What it is about, and what happened. */
export function DetailsStep(): ReactElement {
  const { context, text } = useStep(complaintJourney);
  return (
    <FormStep heading={m.raiseComplaint_heading()} lead={m.raiseComplaint_lead()}>
      <Stack gap="6">
        <SelectField
          {...text('category')}
          label={m.raiseComplaint_category()}
          placeholder={m.raiseComplaint_chooseCategory()}
          options={context.categories.map((value) => ({ value, label: categoryName(value) }))}
        />
        <FreeTextField {...text('description')} label={m.raiseComplaint_description()} />
        <UploadField field="files" purpose="complaint-attachment" label={m.raiseComplaint_file()} optional />
      </Stack>
    </FormStep>
  );
}

/** The review before it is sent. */
export function ComplaintReview(): ReactElement {
  const { context, values } = useStep(complaintJourney);
  const { policyNo, category, description, files } = values;
  return (
    <ReviewStep
      heading={m.raiseComplaint_reviewHeading()}
      caption={m.raiseComplaint_workType()}
      action={m.raiseComplaint_send()}
      rows={[
        policyRow(policyNo, context),
        { id: 'category', label: m.raiseComplaint_category(), after: categoryName(category), step: 'details' },
        { id: 'description', label: m.raiseComplaint_description(), after: description, step: 'details' },
        { id: 'file', label: m.raiseComplaint_file(), after: fileNames(files), step: 'details' },
      ]}
    />
  );
}

import { FormStep, fieldId, fileNames, OtpReviewStep, TypedDateField, UploadField, useStep } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { DataList, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { doiJourney, earliest } from './doi-journey.ts';

/** The registered date, and the new one. */
export function DateStep(): ReactElement {
  const { context, values, set, errorOf } = useStep(doiJourney);
  return (
    <FormStep heading={m.dateOfIncorporation_heading()} lead={m.dateOfIncorporation_lead()}>
      <Stack gap="6">
        <DataList items={[{ label: m.dateOfIncorporation_registered(), value: dateText(context.doi), figure: true }]} />
        <TypedDateField
          id={fieldId('doi')}
          label={m.dateOfIncorporation_label()}
          error={errorOf('doi')}
          earliest={earliest}
          latest={context.today}
          date={values.doi}
          typed={values.typed}
          onType={(doi, typed) => set({ doi, typed })}
        />
      </Stack>
    </FormStep>
  );
}

/** The certificate that shows the date. */
export function CertificateStep(): ReactElement {
  return (
    <FormStep heading={m.dateOfIncorporation_certificateHeading()} lead={m.dateOfIncorporation_certificateLead()}>
      <UploadField
        field="certificate"
        purpose="incorporation-certificate"
        label={m.dateOfIncorporation_needsCertificate()}
      />
    </FormStep>
  );
}

export function DoiReview(): ReactElement {
  const { context, values } = useStep(doiJourney);
  return (
    <OtpReviewStep
      heading={m.dateOfIncorporation_workType()}
      caption={m.dateOfIncorporation_registered()}
      rows={[
        {
          id: 'doi',
          label: m.dateOfIncorporation_label(),
          before: context.doi === undefined ? null : formatServerDate(context.doi),
          after: formatServerDate(values.doi),
          figure: true,
          step: 'date',
        },
        {
          id: 'certificate',
          label: m.dateOfIncorporation_needsCertificate(),
          before: null,
          after: fileNames(values.certificate),
          step: 'certificate',
        },
      ]}
    >
      <Notice>{m.dateOfIncorporation_means()}</Notice>
    </OtpReviewStep>
  );
}

const dateText = (doi: string | undefined) =>
  doi === undefined ? m.dateOfIncorporation_none() : formatServerDate(doi);

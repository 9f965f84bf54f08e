import { FormStep, fieldId, translateAtom, useJourneyState } from '@lifedesk/journey';
import { DataList, Notice, RadioGroup, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type HealthContext, keyOf } from './health-journey.ts';
import { type HealthNeed, OWN, textOf } from './health-values.ts';

/** Why the questions are asked, and what happens with the answers. */
const about = () => [
  m.submitEhdf_aboutTime(),
  m.submitEhdf_aboutLost(),
  m.submitEhdf_aboutWho(),
  m.submitEhdf_aboutNever(),
];

export const numberOf = ({ policyNo, applicationNo = '' }: HealthNeed): string =>
  policyNo === undefined ? m.submitEhdf_application({ number: applicationNo }) : m.policy_number({ number: policyNo });

const whyOf = ({ because }: HealthNeed): string =>
  because === 'application' ? m.submitEhdf_becauseApplication() : m.submitEhdf_becauseRevival();

/** What the declaration is for, before any question. */
export function HealthStart(): ReactElement {
  const { context, values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const problem = problems[OWN.subject];
  const { needs } = context as HealthContext;
  const [only] = needs;
  return (
    <FormStep heading={m.submitEhdf_heading()} lead={m.submitEhdf_lead()} action={m.submitEhdf_begin()}>
      <Stack gap="6">
        {needs.length === 1 && only ? (
          <DataList
            items={[
              { label: m.submitEhdf_subject(), value: `${only.planName}, ${numberOf(only)}` },
              { label: m.submitEhdf_insured(), value: only.lifeAssuredName },
              { label: m.submitEhdf_why(), value: whyOf(only) },
            ]}
          />
        ) : (
          <RadioGroup
            id={fieldId(OWN.subject)}
            name={OWN.subject}
            label={m.submitEhdf_which()}
            error={problem && translate(problem)}
            value={textOf(values, OWN.subject)}
            onValueChange={(subject) => set({ [OWN.subject]: subject })}
            options={needs.map((need) => ({
              value: keyOf(need),
              label: need.planName,
              help: `${numberOf(need)}. ${need.lifeAssuredName}. ${whyOf(need)}`,
            }))}
          />
        )}
        <Notice title={m.submitEhdf_aboutTitle()}>
          <Stack as="ul" gap="2">
            {about().map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        </Notice>
      </Stack>
    </FormStep>
  );
}

import { FormStep, fieldId, translateAtom, useJourneyState } from '@lifedesk/journey';
import { Checkbox, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { OWN } from './health-values.ts';

const statements = () => [
  m.submitEhdf_declareTrue(),
  m.submitEhdf_declareChanges(),
  m.submitEhdf_declareWrong(),
  m.submitEhdf_declareDoctors(),
];

/** What the person declares, and one press that sends it. */
export default function HealthDeclare(): ReactElement {
  const { values, problems, set, send } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const problem = problems[OWN.declared];
  return (
    <FormStep
      heading={m.submitEhdf_declareHeading()}
      lead={m.submitEhdf_declareLead()}
      action={m.submitEhdf_send()}
      submit={() => send()}
    >
      <Stack gap="6">
        <Stack as="ul" gap="2">
          {statements().map((statement) => (
            <li key={statement}>{statement}</li>
          ))}
        </Stack>
        <Checkbox
          id={fieldId(OWN.declared)}
          name={OWN.declared}
          label={m.submitEhdf_declare()}
          error={problem && translate(problem)}
          checked={values[OWN.declared] === true}
          onChange={(event) => set({ [OWN.declared]: event.target.checked })}
        />
      </Stack>
    </FormStep>
  );
}

import { FormStep, fieldId, translateAtom, useJourneyState } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Checkbox, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type HealthContext, isUnchanged, needOf } from './health-journey.ts';
import { OWN } from './health-values.ts';

/** `since`: the day of the last declaration, if nothing has changed. */
const statements = (since: string | undefined) => [
  since === undefined ? m.submitEhdf_declareTrue() : m.submitEhdf_declareUnchanged({ date: formatServerDate(since) }),
  m.submitEhdf_declareChanges(),
  m.submitEhdf_declareWrong(),
  m.submitEhdf_declareDoctors(),
];

/** What the person declares, and one press that sends it. */
export default function HealthDeclare(): ReactElement {
  const { values, problems, set, send, context: given } = useJourneyState();
  const context = given as HealthContext;
  const since = isUnchanged(values, context) ? needOf(context, values)?.declaredOn : undefined;
  const translate = useAtomValue(translateAtom);
  const problem = problems[OWN.declared];
  return (
    <FormStep
      heading={m.submitEhdf_declareHeading()}
      lead={since === undefined ? m.submitEhdf_declareLead() : undefined}
      action={m.submitEhdf_send()}
      submit={() => send()}
    >
      <Stack gap="6">
        <Stack as="ul" gap="2">
          {statements(since).map((statement) => (
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

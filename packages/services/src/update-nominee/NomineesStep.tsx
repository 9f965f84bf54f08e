import { FormStep, fieldId, focusHeading, LoadJourney, silent, useApp, useStep } from '@lifedesk/journey';
import { nominees } from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback, useEffect } from 'react';
import * as m from '../texts.ts';
import { AddPerson } from './AddPerson.tsx';
import { nomineeJourney } from './nominee-journey.ts';
import { PersonCard } from './PersonCard.tsx';
import { heldOf, peopleOf, sumOf } from './people.ts';

/** The nominees of the chosen policy, loaded once; earlier answers for the same policy stay. */
export default function NomineesStep(): ReactElement {
  const { sdk } = useApp();
  const { values, set } = useStep(nomineeJourney);
  const { policyNo, people, filledInFor, held } = values;
  const typed = filledInFor === policyNo ? people : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values are those from when the step opened, and nothing is typed while it loads
  const ask = useCallback(
    async (signal: AbortSignal) => {
      const now = heldOf(await nominees(sdk, { policyNo }, { ...silent, signal }), policyNo);
      if (!signal.aborted) set({ held: now, people: peopleOf(now, typed ?? []), filledInFor: policyNo });
    },
    [sdk, policyNo],
  );
  if (held?.policyNo === policyNo) return <NomineesForm />;
  return (
    <LoadJourney heading={m.updateNominee_heading()} ask={ask}>
      {() => <NomineesForm />}
    </LoadJourney>
  );
}

function NomineesForm(): ReactElement {
  const { values } = useStep(nomineeJourney);
  // the heading has changed
  useEffect(() => focusHeading(), []);
  return (
    <FormStep heading={m.updateNominee_heading()} lead={m.updateNominee_lead()}>
      <Stack gap="6">
        {values.people.length === 0 && <p>{m.updateNominee_nobody()}</p>}
        {values.people.map((person) => (
          <PersonCard key={person.nomineeClientId} person={person} />
        ))}
        <AddPerson />
        <Together />
      </Stack>
    </FormStep>
  );
}

/** The total of the shares while typing, and what is wrong with all of them together. */
function Together(): ReactElement {
  const { values, problems, errorOf } = useStep(nomineeJourney);
  const isWrongAbove = Object.values(problems).some((problem) => problem !== undefined);
  const sum = sumOf(values.people);
  const error = errorOf('people');
  const right = isWrongAbove ? m.updateNominee_sumRightAlone() : m.updateNominee_sumRight();
  const says =
    sum === 100
      ? right
      : sum < 100
        ? m.updateNominee_sumBelow({ rest: 100 - sum })
        : m.updateNominee_sumAbove({ over: sum - 100 });
  const tone = error === undefined ? (sum === 100 && !isWrongAbove ? 'success' : 'info') : 'error';
  return (
    <Notice id={fieldId('people')} tabIndex={-1} tone={tone} role="status" title={m.updateNominee_sum({ sum })}>
      {error ?? says}
    </Notice>
  );
}

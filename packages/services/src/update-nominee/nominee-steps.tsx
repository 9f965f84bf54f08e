import { ChoosePolicyStep, OtpReviewStep, RestrictedPolicies, type ReviewedRow, useStep } from '@lifedesk/journey';
import { type CalendarDate, formatServerDate, isNomineeDeleted } from '@lifedesk/rules';
import { Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { relationshipName } from '../shared/relationship-names.ts';
import * as m from '../texts.ts';
import { nomineeJourney } from './nominee-journey.ts';
import {
  isHeld,
  isMinor,
  type NomineesOfPolicy,
  type Person,
  peopleOf,
  shareOf,
  submittedPeople,
  type TypedPerson,
} from './people.ts';

export function NomineePolicy(): ReactElement {
  const { context } = useStep(nomineeJourney);
  return (
    <Stack gap="8">
      <ChoosePolicyStep policies={context.policies} lead={m.updateNominee_policyLead()} />
      <RestrictedPolicies policies={context.restricted} />
    </Stack>
  );
}

/** The nominees before and after, with the appointees. */
export function NomineeReview(): ReactElement {
  const { context, values } = useStep(nomineeJourney);
  const { policyNo, people, held } = values;
  return (
    <OtpReviewStep
      heading={m.updateNominee_workType()}
      lead={m.updateNominee_reviewLead({ number: policyNo })}
      caption={m.updateNominee_step()}
      rows={submittedPeople(people, held).flatMap((person) => rowsOf(person, held, context.today))}
    />
  );
}

/** A nominee before and after, and the appointee if there is or will be one. */
function rowsOf(person: Person, held: NomineesOfPolicy | undefined, today: CalendarDate): ReviewedRow[] {
  const { nomineeClientId: id, appointee } = person;
  const name = person.name.trim();
  const present =
    held && isHeld(held, person) ? peopleOf(held, []).find((one) => one.nomineeClientId === id) : undefined;
  const rows = [
    {
      id,
      label: name,
      before: present ? inWords(present) : null,
      after: isNomineeDeleted(person) ? m.updateNominee_removed() : inWords(person),
      step: 'nominees',
    },
  ];
  if (!isMinor(person, today)) return rows;
  const before = present?.appointee.name ? typedInWords(present.appointee) : null;
  return [
    ...rows,
    {
      id: `${id} appointee`,
      label: m.updateNominee_appointeeFor({ name }),
      before,
      after: typedInWords(appointee),
      step: 'nominees',
    },
  ];
}

const factsOf = ({ relationship, born }: TypedPerson): string[] => [
  ...(relationship ? [relationshipName(relationship)] : []),
  ...(born ? [m.updateNominee_bornOn({ date: formatServerDate(born) })] : []),
];
const inWords = (person: Person) => [`${shareOf(person)} %`, ...factsOf(person)].join(', ');
const typedInWords = (typed: TypedPerson) => [typed.name.trim(), ...factsOf(typed)].join(', ');

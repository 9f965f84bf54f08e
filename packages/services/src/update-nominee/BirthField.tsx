import { TypedDateField, useStep } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { nomineeJourney } from './nominee-journey.ts';
import { earliestBirth } from './people-problems.ts';
import type { TypedFields } from './use-person.ts';

interface BirthFieldProps {
  readonly label: string;
  readonly field: ReturnType<TypedFields['date']>;
}

/** The birth date of another person. */
export function BirthField({ label, field }: BirthFieldProps): ReactElement {
  const { context } = useStep(nomineeJourney);
  return <TypedDateField {...field} label={label} earliest={earliestBirth} latest={context.today} />;
}

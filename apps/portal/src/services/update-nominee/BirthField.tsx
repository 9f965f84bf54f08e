import { DateField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { useStep } from '../../journey/use-step.ts';
import * as m from '../../paraglide/messages.js';
import { nomineeJourney } from './nominee-journey.ts';
import { earliestBirth } from './people-problems.ts';
import type { TypedFields } from './use-person.ts';

interface BirthFieldProps {
  readonly label: string;
  readonly field: ReturnType<TypedFields['date']>;
}

/** The birthday of somebody else. */
export function BirthField({ label, field }: BirthFieldProps): ReactElement {
  const { known } = useStep(nomineeJourney);
  return (
    <DateField
      {...field}
      label={label}
      help={m.updateNominee_bornHelp()}
      texts={{ day: m.updateNominee_day(), month: m.updateNominee_month(), year: m.updateNominee_year() }}
      earliest={earliestBirth}
      latest={known.today}
    />
  );
}

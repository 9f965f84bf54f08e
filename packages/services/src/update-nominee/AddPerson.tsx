import { fieldId, useStep } from '@lifedesk/journey';
import { Button, Inline, PersonIcon, SelectField, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';
import { nomineeJourney } from './nominee-journey.ts';
import { isNew, knownPerson, maxPeople, newPerson, type Person } from './people.ts';
import { placeOf } from './people-problems.ts';

/** Adds a nominee: a known person or a new one. Focus moves to the first field. */
export function AddPerson(): ReactElement | null {
  const { context, values, set } = useStep(nomineeJourney);
  const { people } = values;
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [added, setAdded] = useState<Person>();
  useEffect(() => {
    if (added) document.getElementById(fieldId(placeOf(added, isNew(added) ? 'name' : 'share')))?.focus();
  }, [added]);

  const isThere = (id: string) => people.some(({ nomineeClientId }) => nomineeClientId === id);
  const others = context.people.filter(({ nomineeClientId }) => !isThere(nomineeClientId));
  const add = (person: Person) => {
    set({ people: [...people, person] });
    setChosen('');
    setAdded(person);
  };
  const addKnown = () => {
    const person = others.find(({ nomineeClientId }) => nomineeClientId === chosen);
    setMissing(person === undefined);
    if (person) add(knownPerson(person));
  };
  if (people.length >= maxPeople) return <p>{m.updateNominee_full({ most: maxPeople })}</p>;
  return (
    <Stack gap="4">
      {others.length > 0 && (
        <Inline align="end" stackOnPhone>
          <SelectField
            label={m.updateNominee_known()}
            error={isMissing ? m.updateNominee_knownMissing() : undefined}
            placeholder={m.updateNominee_choose()}
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setMissing(false);
            }}
            options={others.map(({ nomineeClientId, nomineeName }) => ({ value: nomineeClientId, label: nomineeName }))}
          />
          <Button variant="secondary" onClick={addKnown}>
            {m.updateNominee_addKnown()}
          </Button>
        </Inline>
      )}
      <div>
        <Button variant="secondary" icon={PersonIcon} onClick={() => add(newPerson(people))}>
          {m.updateNominee_addNew()}
        </Button>
      </div>
    </Stack>
  );
}

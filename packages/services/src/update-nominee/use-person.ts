import { fieldId, useStep } from '@lifedesk/journey';
import type { ChangeEvent } from 'react';
import { type NomineeValues, nomineeJourney } from './nominee-journey.ts';
import type { Person, TypedPerson } from './people.ts';
import { appointeeParts, type Part, parts, placeOf } from './people-problems.ts';

type Typeable = HTMLInputElement | HTMLSelectElement;

/** One of the nominees as a form: changes to it, and the problems of each of its parts. */
export function usePerson(person: Person) {
  const { values, set, errorOf } = useStep(nomineeJourney);
  const { nomineeClientId } = person;

  /** Replaces the nominee; clears the problems of the changed parts. */
  const put = (change: Partial<Person>, changed: readonly Part[]) => {
    const people = values.people.map((one) => (one.nomineeClientId === nomineeClientId ? { ...one, ...change } : one));
    const places = Object.fromEntries(changed.map((part) => [placeOf(person, part), undefined]));
    set({ people, ...(places as Partial<NomineeValues>) });
  };
  const bound = (part: Part) => {
    const place = placeOf(person, part);
    return { id: fieldId(place), name: place, error: errorOf(place) };
  };
  /** The fields of the nominee, or of the appointee under `prefix`. */
  const fieldsOf = (
    typed: TypedPerson,
    prefix: '' | 'appointee-',
    change: (change: Partial<TypedPerson>) => Partial<Person>,
  ) => ({
    text: (field: 'name' | 'relationship') => ({
      ...bound(`${prefix}${field}`),
      value: typed[field],
      onChange: ({ target }: ChangeEvent<Typeable>) =>
        put(change({ [field]: target.value } as Partial<TypedPerson>), [`${prefix}${field}`]),
    }),
    date: () => ({
      ...bound(`${prefix}born`),
      date: typed.born,
      typed: typed.typed ?? '',
      // someone of age needs no appointee
      onType: (born: string, written: string) =>
        put(change({ born, typed: written }), [`${prefix}born`, ...appointeeParts]),
    }),
  });
  return {
    nominee: fieldsOf(person, '', (change) => change),
    appointee: fieldsOf(person.appointee, 'appointee-', (change) => ({
      appointee: { ...person.appointee, ...change },
    })),
    /** Fills in an appointee whom we know. The relationship to the minor is another one. */
    appoint: ({ name, born }: TypedPerson) =>
      put({ appointee: { ...person.appointee, name, born } }, ['appointee-name', 'appointee-born']),
    share: {
      ...bound('share'),
      value: person.share,
      onChange: ({ target }: ChangeEvent<Typeable>) => put({ share: target.value }, ['share']),
    },
    /** Asks for another appointee than the registered one. */
    changeAppointee: () => put({ keepsAppointee: false }, appointeeParts),
    /** Replaces the whole list with the result of a rule. */
    replace: (people: readonly Person[]) => {
      const places = [...parts, ...appointeeParts].map((part) => [placeOf(person, part), undefined]);
      set({ people, ...(Object.fromEntries(places) as Partial<NomineeValues>) });
    },
  };
}

export type TypedFields = ReturnType<typeof usePerson>['nominee'];

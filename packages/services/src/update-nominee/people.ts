import {
  type CalendarDate,
  type EditableNominee,
  isNomineeDeleted,
  mayBeAppointee,
  needsAppointee,
  parseIsoDate,
  tidyFigures,
} from '@lifedesk/rules';
import type { AnswerOf, BodyOf, Schemas } from '@lifedesk/sdk';
import type { Relationship } from '../shared/relationship-names.ts';

/** A person as far as typed. */
export interface TypedPerson {
  readonly name: string;
  readonly relationship: Relationship | '';
  /** ISO 8601; empty while the three inputs are not a date. */
  readonly born: string;
  /** What is typed in the three inputs. */
  readonly typed?: string | undefined;
}

/**
 * A nominee as far as filled in. If removed, it is marked `Delete` and stays in the list, so that it can be restored.
 */
export interface Person extends TypedPerson, EditableNominee {
  /** Whole percent, as typed. */
  readonly share: string;
  /** Who receives the money for a minor. */
  readonly appointee: TypedPerson;
  /** The appointee is registered, and stays as it is. */
  readonly keepsAppointee: boolean;
}

type NomineeData = AnswerOf<'nominees'>['nomineeData'][number];

/** The nominees of a policy as the server returned them. */
export type NomineesOfPolicy = Pick<NomineeData, 'policyNo' | 'nomineeDetails' | 'appointeeDetails'>;
export type KnownPerson = Schemas['KnownPerson'];

/** The nominees of a policy in a response. */
export function heldOf({ nomineeData }: AnswerOf<'nominees'>, policyNo: string): NomineesOfPolicy {
  const found = nomineeData.find((one) => one.policyNo === policyNo);
  const { nomineeDetails = [], appointeeDetails = [] } = found ?? {};
  return { policyNo, nomineeDetails, appointeeDetails };
}

/** The maximum number of nominees, including removed ones. */
export const maxPeople = 20;

const blankPerson: TypedPerson = { name: '', relationship: '', born: '' };

export const isNew = ({ nomineeClientId }: Pick<Person, 'nomineeClientId'>): boolean =>
  nomineeClientId.startsWith('new-');

/** A person whom the insurer does not know yet. */
export function newPerson(people: readonly Person[]): Person {
  const taken = new Set(people.map(({ nomineeClientId }) => nomineeClientId));
  let number = 1;
  while (taken.has(`new-${number}`)) number += 1;
  return { ...blankPerson, nomineeClientId: `new-${number}`, share: '', appointee: blankPerson, keepsAppointee: false };
}

/** A person who is already a nominee of another policy. */
export const knownPerson = ({ nomineeClientId, ...known }: KnownPerson): Person => ({
  nomineeClientId,
  name: known.nomineeName,
  relationship: known.nomineeRelationship,
  born: known.dateOfBirth ?? '',
  share: '',
  appointee: blankPerson,
  keepsAppointee: false,
});

/** The initial nominees: the registered ones, and earlier answers for the same policy. */
export function peopleOf({ nomineeDetails, appointeeDetails }: NomineesOfPolicy, typed: readonly Person[]): Person[] {
  const present = nomineeDetails.map((nominee): Person => {
    const appointee = appointeeDetails.find(({ nomineeClientId }) => nomineeClientId === nominee.nomineeClientId);
    return {
      ...knownPerson(nominee),
      share: String(nominee.nomineeShare),
      appointee: appointee
        ? {
            name: appointee.appointeeName,
            relationship: appointee.appointeeRelationship ?? '',
            born: appointee.dateOfBirth ?? '',
          }
        : blankPerson,
      keepsAppointee: appointee !== undefined,
    };
  });
  const isTyped = ({ nomineeClientId }: Person) => typed.some((person) => person.nomineeClientId === nomineeClientId);
  return [...typed, ...present.filter((person) => !isTyped(person))];
}

export const isHeld = (held: NomineesOfPolicy | undefined, { nomineeClientId }: Person): boolean =>
  held?.nomineeDetails.some((nominee) => nominee.nomineeClientId === nomineeClientId) ?? false;

/** A plausible birth date; undefined while there is none. */
export function birthDate(born: string, today: CalendarDate): CalendarDate | undefined {
  const date = parseIsoDate(born);
  return date && date <= today ? date : undefined;
}

/** Whether the nominee is a minor who stays and needs an adult appointee. */
export function isMinor(person: Person, today: CalendarDate): boolean {
  const born = birthDate(person.born, today);
  return born !== undefined && !isNomineeDeleted(person) && needsAppointee(born, today);
}

/** People of age whom we know or who are on the list, to choose as an appointee. */
export function possibleAppointees(
  known: readonly KnownPerson[],
  people: readonly Person[],
  today: CalendarDate,
): TypedPerson[] {
  const isThere = (id: string) => people.some(({ nomineeClientId }) => nomineeClientId === id);
  const others = known.filter(({ nomineeClientId }) => !isThere(nomineeClientId)).map(knownPerson);
  return [...people.filter((person) => !isNomineeDeleted(person)), ...others].filter(({ name, born }) => {
    const date = birthDate(born, today);
    return name.trim() !== '' && date !== undefined && mayBeAppointee(date, today);
  });
}

/** The share in percent; NaN if it is not a whole number. */
export function shareOf({ share }: Pick<Person, 'share'>): number {
  const digits = tidyFigures(share).replace('%', '');
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** The total percent of the nominees who stay. */
export const sumOf = (people: readonly Person[]): number =>
  people.reduce((sum, person) => sum + (isNomineeDeleted(person) ? 0 : shareOf(person) || 0), 0);

/** The people in the request: everyone who stays, and removed people who are nominees now. */
export const submittedPeople = (people: readonly Person[], held: NomineesOfPolicy | undefined): Person[] =>
  people.filter((person) => !isNomineeDeleted(person) || isHeld(held, person));

type Body = Pick<BodyOf<'updateNominees'>, 'nomineeDetails' | 'appointeeDetails'>;

/** The body of the request. The step is done only once it is complete. */
export function bodyOf(people: readonly Person[], held: NomineesOfPolicy | undefined, today: CalendarDate): Body {
  return {
    nomineeDetails: submittedPeople(people, held).map((person) => {
      const { nomineeClientId, name, relationship, born } = person;
      const before = held?.nomineeDetails.find((nominee) => nominee.nomineeClientId === nomineeClientId);
      // a removed person is sent as registered, whatever was typed before
      if (before && isNomineeDeleted(person)) return { ...before, edited: 'Delete' };
      return {
        nomineeClientId,
        nomineeName: name.trim(),
        nomineeRelationship: relationship || 'Other',
        nomineeShare: shareOf(person),
        dateOfBirth: born,
      };
    }),
    appointeeDetails: people
      .filter((person) => isMinor(person, today) && !person.keepsAppointee)
      .map(({ nomineeClientId, appointee: { name, relationship, born } }) => ({
        nomineeClientId,
        appointeeName: name.trim(),
        appointeeRelationship: relationship || 'Other',
        dateOfBirth: born,
      })),
  };
}

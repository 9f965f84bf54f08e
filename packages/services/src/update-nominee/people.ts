import {
  type CalendarDate,
  type EditableNominee,
  isNomineeDeleted,
  needsAppointee,
  parseIsoDate,
} from '@lifedesk/rules';
import type { AnswerOf, BodyOf, Schemas } from '@lifedesk/sdk';
import type { Relationship } from './relationship-names.ts';

/** A person as far as it is typed. */
export interface Typed {
  readonly name: string;
  readonly relationship: Relationship | '';
  /** ISO 8601; empty while the three inputs say no date. */
  readonly born: string;
  /** What is typed in the three inputs. */
  readonly typed?: string | undefined;
}

/** A nominee as far as it is filled in. Removed, it is marked `Delete`, and stays to be kept after all. */
export interface Person extends Typed, EditableNominee {
  /** Whole percent, as typed. */
  readonly share: string;
  /** Who receives the money for a minor. */
  readonly appointee: Typed;
}

type NomineeData = AnswerOf<'nominees'>['nomineeData'][number];

/** The nominees of a policy as the server returned them. */
export type Held = Pick<NomineeData, 'policyNo' | 'nomineeDetails' | 'appointeeDetails'>;
export type KnownPerson = Schemas['KnownPerson'];

/** The nominees of a policy, of an answer. */
export function heldOf({ nomineeData }: AnswerOf<'nominees'>, policyNo: string): Held {
  const found = nomineeData.find((one) => one.policyNo === policyNo);
  const { nomineeDetails = [], appointeeDetails = [] } = found ?? {};
  return { policyNo, nomineeDetails, appointeeDetails };
}

/** So many nominees a policy takes, those who are removed among them. */
export const mostPeople = 20;

const blankPerson: Typed = { name: '', relationship: '', born: '' };

export const isNew = ({ nomineeClientId }: Pick<Person, 'nomineeClientId'>): boolean =>
  nomineeClientId.startsWith('new-');

/** A person whom the insurer does not know yet. */
export function newPerson(people: readonly Person[]): Person {
  const taken = new Set(people.map(({ nomineeClientId }) => nomineeClientId));
  let number = 1;
  while (taken.has(`new-${number}`)) number += 1;
  return { ...blankPerson, nomineeClientId: `new-${number}`, share: '', appointee: blankPerson };
}

/** A person who is a nominee of another policy already. */
export const knownPerson = ({ nomineeClientId, ...known }: KnownPerson): Person => ({
  nomineeClientId,
  name: known.nomineeName,
  relationship: known.nomineeRelationship,
  born: known.dateOfBirth ?? '',
  share: '',
  appointee: blankPerson,
});

/** The nominees to begin with: those who hold now, and what was filled in already of the same policy. */
export function peopleOf({ nomineeDetails, appointeeDetails }: Held, typed: readonly Person[]): Person[] {
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
    };
  });
  const isTyped = ({ nomineeClientId }: Person) => typed.some((person) => person.nomineeClientId === nomineeClientId);
  return [...typed, ...present.filter((person) => !isTyped(person))];
}

export const isHeld = (held: Held | undefined, { nomineeClientId }: Person): boolean =>
  held?.nomineeDetails.some((nominee) => nominee.nomineeClientId === nomineeClientId) ?? false;

/** A birth date that can be one; undefined while there is none. */
export function birthDate(born: string, today: CalendarDate): CalendarDate | undefined {
  const date = parseIsoDate(born);
  return date && date <= today ? date : undefined;
}

/** Is it a minor who stays, who needs an adult appointee? */
export function isMinor(person: Person, today: CalendarDate): boolean {
  const born = birthDate(person.born, today);
  return born !== undefined && !isNomineeDeleted(person) && needsAppointee(born, today);
}

/** The share in percent; NaN where no whole number is typed. */
export function shareOf({ share }: Pick<Person, 'share'>): number {
  const digits = share
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace('%', '')
    .trim();
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Percent that are given to those who stay. */
export const sumOf = (people: readonly Person[]): number =>
  people.reduce((sum, person) => sum + (isNomineeDeleted(person) ? 0 : shareOf(person) || 0), 0);

/** The people in the request: all who stay, and the removed ones who are nominees now. */
export const submittedPeople = (people: readonly Person[], held: Held | undefined): Person[] =>
  people.filter((person) => !isNomineeDeleted(person) || isHeld(held, person));

type Body = Pick<BodyOf<'updateNominees'>, 'nomineeDetails' | 'appointeeDetails'>;

/** What is sent. The step is not done before all of it is there. */
export function bodyOf(people: readonly Person[], held: Held | undefined, today: CalendarDate): Body {
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
      .filter((person) => isMinor(person, today))
      .map(({ nomineeClientId, appointee: { name, relationship, born } }) => ({
        nomineeClientId,
        appointeeName: name.trim(),
        appointeeRelationship: relationship || 'Other',
        dateOfBirth: born,
      })),
  };
}

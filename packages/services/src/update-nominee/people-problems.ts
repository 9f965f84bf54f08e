import { type Message, ruleMessage, typedDateProblem } from '@lifedesk/journey';
import {
  type CalendarDate,
  checkNomineeShares,
  isNomineeDeleted,
  mayBeAppointee,
  stripNameTitle,
} from '@lifedesk/rules';
import { nomineeSharesText } from '@lifedesk/rules/texts';
import * as m from '../texts.ts';
import {
  birthDate,
  bodyOf,
  isMinor,
  isNew,
  type NomineesOfPolicy,
  type Person,
  shareOf,
  type TypedPerson,
} from './people.ts';

/** The details needed of a nominee, and of the appointee of a minor. */
export const parts = ['name', 'born', 'relationship', 'share'] as const;
export const appointeeParts = ['appointee-name', 'appointee-born', 'appointee-relationship'] as const;
export type Part = (typeof parts)[number] | (typeof appointeeParts)[number];

/** Where a problem with one person is shown: its own field, named by the person and the part. */
export type Place = `person-${string}`;
export const placeOf = ({ nomineeClientId }: Pick<Person, 'nomineeClientId'>, part: Part): Place =>
  `person-${nomineeClientId}-${part}`;

export type PeopleProblems = { [place in Place]?: Message | undefined } & { people?: Message | undefined };

/** The oldest plausible age. */
export const earliestBirth = '1900-01-01';

const bornSays = {
  empty: m.updateNominee_bornMissing,
  'too-early': m.updateNominee_bornTooEarly,
  'too-late': m.updateNominee_bornTooLate,
};

/** Problems of each nominee at its place, and problems of all together at `people`. */
export function peopleProblems(
  people: readonly Person[],
  held: NomineesOfPolicy | undefined,
  today: CalendarDate,
): PeopleProblems {
  const found: PeopleProblems = {};
  for (const [at, person] of people.entries()) {
    const addProblem = (part: Part, problem: (() => string) | undefined) => {
      if (problem) found[placeOf(person, part)] = people.length > 1 ? withName(person, part, problem) : problem;
    };
    if (isNomineeDeleted(person)) continue;
    if (isNew(person)) addProblem('name', nameProblem(person) ?? duplicateProblem(person, people.slice(0, at), people));
    addProblem('born', bornProblem(person, today));
    addProblem('relationship', person.relationship ? undefined : m.updateNominee_relationshipMissing);
    addProblem('share', shareProblem(person));
    if (!isMinor(person, today) || person.keepsAppointee) continue;
    const { appointee } = person;
    addProblem('appointee-name', nameProblem(appointee));
    addProblem('appointee-born', bornProblem(appointee, today) ?? ageProblem(appointee, today));
    addProblem('appointee-relationship', appointee.relationship ? undefined : m.updateNominee_relationshipMissing);
  }
  if (Object.keys(found).length > 0) return found;
  const together = togetherProblem(people, held, today);
  return together ? { people: together } : {};
}

/** Adds the name of the person, because the list of problems is above all of them. */
function withName({ name }: Person, part: Part, problem: () => string): Message {
  const nominee = () => name.trim() || m.updateNominee_newPerson();
  const personName = () =>
    part.startsWith('appointee') ? m.updateNominee_appointeeFor({ name: nominee() }) : nominee();
  return () => m.updateNominee_problemOf({ who: personName(), problem: problem() });
}

/** The contract's rule: at least two visible letters. */
const nameProblem = ({ name }: TypedPerson) =>
  name.replaceAll(/\s/g, '').length < 2 ? m.updateNominee_nameMissing : undefined;

const bornProblem = ({ born, typed = '' }: TypedPerson, today: CalendarDate): (() => string) | undefined =>
  typedDateProblem({ date: born, typed, earliest: earliestBirth, latest: today }, bornSays);

function ageProblem({ born }: TypedPerson, today: CalendarDate): (() => string) | undefined {
  const date = birthDate(born, today);
  return date && !mayBeAppointee(date, today) ? m.updateNominee_appointeeMinor : undefined;
}

function shareProblem(person: Person): (() => string) | undefined {
  if (!person.share.trim()) return m.updateNominee_shareMissing;
  const alone = checkNomineeShares([{ share: shareOf(person) }]);
  const isWrong = alone.because === 'share-not-whole' || alone.because === 'share-out-of-range';
  return isWrong ? ruleMessage(nomineeSharesText, alone) : undefined;
}

const fold = ({ name }: TypedPerson) => stripNameTitle(name).trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The same name and birth date as another person on the list, known or added earlier. */
function duplicateProblem(
  person: Person,
  before: readonly Person[],
  all: readonly Person[],
): (() => string) | undefined {
  const others = [...before, ...all.filter((other) => other !== person && !isNew(other))];
  const isSame = (other: Person) => other.born === person.born && fold(other) === fold(person);
  return person.born && others.some(isSame) ? m.updateNominee_twice : undefined;
}

function togetherProblem(
  people: readonly Person[],
  held: NomineesOfPolicy | undefined,
  today: CalendarDate,
): Message | undefined {
  const staying = people.filter((person) => !isNomineeDeleted(person));
  const shares = checkNomineeShares(staying.map((person) => ({ share: shareOf(person) })));
  if (!shares.valid) return ruleMessage(nomineeSharesText, shares);
  return held && isAsItIs(people, held, today) ? m.updateNominee_unchanged : undefined;
}

/** Whether nothing would change. */
function isAsItIs(people: readonly Person[], held: NomineesOfPolicy, today: CalendarDate): boolean {
  const { nomineeDetails, appointeeDetails } = bodyOf(people, held, today);
  const same = (one: object, other: object | undefined) =>
    other !== undefined &&
    Object.entries(one).every(([key, value]) => (other as Record<string, unknown>)[key] === value);
  const of = <Of extends { nomineeClientId: string }>(list: readonly Of[], { nomineeClientId }: Of) =>
    list.find((one) => one.nomineeClientId === nomineeClientId);
  return (
    nomineeDetails.every((nominee) =>
      same(nominee, of(held.nomineeDetails, nominee as (typeof held.nomineeDetails)[number])),
    ) && appointeeDetails.every((one) => same(one, of(held.appointeeDetails, one)))
  );
}

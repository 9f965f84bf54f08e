import type { CalendarDate } from '../dates/calendar-date.ts';
import { areWordsOf, nameWords } from '../masking/name-words.ts';

/** How two names compare. `near`: initials, or one letter differs. */
export type NameMatch = 'same' | 'near' | 'different';
/** How two birth dates compare. `year`: only the year is known, and it is the same. */
export type BirthDateMatch = 'same' | 'year' | 'different';

/** A person as one side knows them. */
export interface KnownPerson {
  readonly name: string;
  readonly birthDate: CalendarDate | null;
}
/** A person as the Aadhaar authority knows them: for some people only the year of birth. */
export interface FoundPerson extends KnownPerson {
  readonly birthYear: number | null;
}

export interface IdentityMatch {
  readonly name: NameMatch;
  readonly birthDate: BirthDateMatch;
  /** `verified`: at once. `review`: a person decides, and nothing is applied before. */
  readonly outcome: 'verified' | 'review';
  /** The identity is verified, but the age is not proved by a year alone. */
  readonly isAgeProofOpen: boolean;
}

/** Words shorter than this must be the same to the letter. */
const LETTERS = 5;

/**
 * Compares two names of one person: titles, capitals, accents, punctuation and the order of the words do not count. `near` if
 * each word of the shorter name is in the longer one, in full or as its initial, and one of them in full, or if one pair of
 * words of five letters or more differs by one letter.
 */
export function matchNames(ours: string, found: string): NameMatch {
  const [a, b] = [wordsOf(ours), wordsOf(found)];
  if (a.length === 0 || b.length === 0) return 'different';
  const [onlyA, onlyB] = [without(a, b), without(b, a)];
  if (onlyA.length === 0 && onlyB.length === 0) return 'same';
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  if (areWordsOf(shorter, longer)) return 'near';
  const [wordA, ...moreA] = onlyA;
  const [wordB, ...moreB] = onlyB;
  const isOnePair = wordA !== undefined && wordB !== undefined && moreA.length === 0 && moreB.length === 0;
  return isOnePair && Math.min(wordA.length, wordB.length) >= LETTERS && isOneLetterApart(wordA, wordB)
    ? 'near'
    : 'different';
}

/** Compares a birth date with the one found, or with the year if the authority knows no more. */
export function matchBirthDates(ours: CalendarDate | null, found: Omit<FoundPerson, 'name'>): BirthDateMatch {
  if (ours === null) return 'different';
  if (found.birthDate !== null) return found.birthDate === ours ? 'same' : 'different';
  return found.birthYear === Number(ours.slice(0, 4)) ? 'year' : 'different';
}

/**
 * Compares a customer with the person that the Aadhaar authority found. The identity is verified if the name is the same or
 * near and the birth date the same, or if the name is the same and at least the year. Everything else is for a person to
 * decide. Neither name nor birth date is ever changed by it. Source: decision of the company, decision 206.
 */
export function matchIdentity(ours: KnownPerson, found: FoundPerson): IdentityMatch {
  const name = matchNames(ours.name, found.name);
  const birthDate = matchBirthDates(ours.birthDate, found);
  const isVerified = (name !== 'different' && birthDate === 'same') || (name === 'same' && birthDate === 'year');
  return {
    name,
    birthDate,
    outcome: isVerified ? 'verified' : 'review',
    isAgeProofOpen: isVerified && birthDate === 'year',
  };
}

/** The words of a name, without accents on Latin letters. Marks of Indian scripts are vowels, and stay. */
const wordsOf = (name: string): string[] =>
  nameWords(
    name
      .normalize('NFD')
      .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
      .normalize('NFC'),
  );

/** The words of a name that are not in the other one, each counted once. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Whether one letter is replaced, added or missing. */
function isOneLetterApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  if (long.length - short.length > 1) return false;
  const at = long.findIndex((letter, place) => letter !== short[place]);
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  return rest(long, at + 1) === rest(short, long.length === short.length ? at + 1 : at);
}

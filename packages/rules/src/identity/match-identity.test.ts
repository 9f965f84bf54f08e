import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchBirthDates, matchIdentity, matchNames } from './match-identity.ts';

describe('names', () => {
  // domain-2, section 26.3: the examples
  it.each([
    ['Mrs Asha Kulkarni', 'Kulkarni Asha', 'same'],
    ['Asha R Kulkarni', 'Asha Ramesh Kulkarni', 'near'],
    ['Asha Kulkarni', 'Asha Kulkarnee', 'different'],
    ['Rajesh Verma', 'Rajesh Varma', 'near'],
    // titles, accents, capitals, punctuation
    ['Smt. ASHA  KULKARNI', 'asha kulkarni', 'same'],
    ["Anita D'Souza", 'Anita Dsouza', 'same'],
    ['José Fernandes', 'Jose Fernandes', 'same'],
    ['Mrs Kamala Devi Joshi', 'Kamala Joshi', 'near'],
    // one letter of a word of fewer than five
    ['Asha Rao', 'Asha Rau', 'different'],
    // one letter more, but a word more as well
    ['Rajesh Verma', 'Rajesh K Varma', 'different'],
    ['Rajesh Verma', 'Rajesh Vermaa', 'near'],
    ['Asha Kulkarni', 'Meera Deshmukh', 'different'],
    // initials alone name no person
    ['A K', 'Asha Kulkarni', 'different'],
    ['Asha', '', 'different'],
    ['आशा कुलकर्णी', 'आशा कुलकर्णी', 'same'],
    ['आशा कुलकर्णी', 'अशा कलकर्ण', 'different'],
  ] as const)('%s and %s: %s', (ours, found, match) => {
    expect(matchNames(ours, found)).toBe(match);
    expect(matchNames(found, ours)).toBe(match);
  });

  it('the same words in any order are the same', () => {
    const word = fc.constantFrom('asha', 'kulkarni', 'ramesh', 'devi', 'r');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        expect(matchNames(words.join(' '), words.toReversed().join(' '))).toBe('same');
      }),
    );
  });
});

it.each([
  ['1985-03-09', { birthDate: '1985-03-09', birthYear: null }, 'same'],
  ['1985-03-09', { birthDate: '1985-09-03', birthYear: null }, 'different'],
  ['1985-03-09', { birthDate: null, birthYear: 1985 }, 'year'],
  ['1985-03-09', { birthDate: null, birthYear: 1986 }, 'different'],
  ['1985-03-09', { birthDate: null, birthYear: null }, 'different'],
  [null, { birthDate: '1985-03-09', birthYear: null }, 'different'],
] as const)('birth date %s and %j: %s', (ours, found, match) => {
  expect(matchBirthDates(ours, found)).toBe(match);
});

describe('identities', () => {
  const SAME = 'Asha Kulkarni';
  const NEAR = 'A Kulkarni';
  const DIFFERENT = 'Meera Deshmukh';
  const day = { birthDate: '1985-03-09', birthYear: null } as const;
  const year = { birthDate: null, birthYear: 1985 } as const;
  const other = { birthDate: '1980-01-01', birthYear: null } as const;
  // domain-2, section 26.3: the table
  it.each([
    [SAME, day, 'verified', false],
    [NEAR, day, 'verified', false],
    [SAME, year, 'verified', true],
    [SAME, other, 'review', false],
    [NEAR, year, 'review', false],
    [NEAR, other, 'review', false],
    [DIFFERENT, day, 'review', false],
    [DIFFERENT, year, 'review', false],
    [DIFFERENT, other, 'review', false],
  ] as const)('%s with %j: %s', (name, born, outcome, isAgeProofOpen) => {
    const match = matchIdentity({ name: 'Mrs Asha Kulkarni', birthDate: '1985-03-09' }, { name, ...born });
    expect(match).toMatchObject({ outcome, isAgeProofOpen });
  });
});

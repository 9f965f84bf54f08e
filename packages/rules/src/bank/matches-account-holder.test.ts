import { expect, it } from 'vitest';
import { matchesAccountHolder } from './matches-account-holder.ts';

it.each([
  ['Mrs Asha Kulkarni', 'ASHA KULKARNI', true],
  ['Mrs Asha Kulkarni', 'KULKARNI ASHA', true],
  ['Mrs Asha Kulkarni', 'A KULKARNI', true],
  ['Mrs Asha Kulkarni', 'Asha Vijay Kulkarni', true],
  ['Mrs Kamala Devi Joshi', 'KAMALA JOSHI', true],
  ['राजेश वर्मा', 'राजेश वर्मा', true],
  ['Mrs Kamala Devi Joshi', 'SMT KAMALA DEVI JOSHI', true],
  ["Anita D'Souza", 'ANITA DSOUZA', true],
  ['Sahyadri Textiles Ltd', 'SAHYADRI TEXTILES LIMITED', true],
  ['Sahyadri Textiles Pvt. Ltd.', 'SAHYADRI TEXTILES PRIVATE LIMITED', true],
  ['Rao & Sons', 'RAO AND SONS', true],
  ['M/s Rao & Sons', 'RAO AND SONS', true],
  ['Sahyadri Textiles Ltd', 'SAHYADRI FOODS LIMITED', false],
  ['Rao & Sons', 'RAO AND BROTHERS', false],
  ['Sahyadri Textiles Ltd', 'Sahyadri Textiles LLP', false],
  ['Acme Ltd', 'A LIMITED', false],
  ['Mrs Asha Kulkarni', 'ASHA DESHPANDE', false],
  ['Mrs Asha Kulkarni', 'SAMEER KULKARNI', false],
  ['Mrs Asha Kulkarni', 'A K', false],
  ['Mrs Asha Kulkarni', 'KULKARNI KULKARNI', false],
  ['Mrs Asha Kulkarni', '', false],
  ['', '', false],
])('%j and %j: %s', (customer, bank, matches) => {
  expect(matchesAccountHolder(customer, bank)).toBe(matches);
});

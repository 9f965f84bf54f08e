import type { FieldReasons } from '../format-values.ts';

// separate from the other fields, for the sign-in page

export const email = (): Readonly<Record<FieldReasons['email'], string>> => ({
  empty: 'Enter the e-mail address.',
  'at-sign-expected': 'An e-mail address has an @, for example name@example.com.',
  'local-part-expected': 'Enter the part before the @, for example name@example.com.',
  'domain-expected': 'Enter the part after the @ in full, for example name@example.com.',
  'character-not-allowed': 'This e-mail address has a character that is not allowed, such as a space.',
  'too-long': 'This e-mail address is too long.',
});

const loginIdShape = 'Enter a policy number of 9 digits, a mobile number of 10 digits or an e-mail address.';
export const loginId = (): Readonly<Record<FieldReasons['login-id'], string>> => ({
  ...email(),
  'digit-expected': loginIdShape,
  'too-short': loginIdShape,
  'wrong-start': loginIdShape,
  empty: 'Enter the policy number, mobile number or e-mail address.',
  'too-long': 'This is too long for a policy number, a mobile number or an e-mail address.',
  'no-known-kind': loginIdShape,
});

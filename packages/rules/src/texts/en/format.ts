import type { FieldReasons } from '../format-values.ts';

type FieldTexts<Field extends keyof FieldReasons> = Readonly<Record<FieldReasons[Field], string>>;

/** What is wrong with a number of digits only, and an example. */
const digits = (empty: string, shape: string) => ({
  empty,
  'digit-expected': `Enter digits only. ${shape}`,
  'too-short': `Some digits are missing. ${shape}`,
  'too-long': `There are too many digits. ${shape}`,
});

const panShape = 'A PAN has five letters, four digits and a letter, for example ABCPE1234F.';
export const pan = (): FieldTexts<'pan'> => ({
  empty: 'Enter the PAN.',
  'too-short': `Some characters are missing. ${panShape}`,
  'too-long': `There are too many characters. ${panShape}`,
  'letter-expected': `There is a digit in place of a letter. ${panShape}`,
  'digit-expected': `There is a letter in place of a digit. ${panShape}`,
  'wrong-holder-type': 'The fourth letter of this PAN is not valid. For a person it is P.',
});

export const mobile = (): FieldTexts<'mobile'> => ({
  empty: 'Enter the mobile number.',
  'digit-expected': 'Enter digits only, with + and the country code for a number abroad.',
  'too-short': 'Some digits are missing. A mobile number in India has 10.',
  'too-long': 'There are too many digits. A mobile number in India has 10.',
  'wrong-start': 'This is not a mobile number. In India they start with 6, 7, 8 or 9.',
});

const ifscShape = 'An IFSC has 11 characters, for example HDFC0001234.';
export const ifsc = (): FieldTexts<'ifsc'> => ({
  empty: 'Enter the IFSC. It has 11 characters, for example HDFC0001234.',
  'too-short': `Some characters are missing. ${ifscShape}`,
  'too-long': `There are too many characters. ${ifscShape}`,
  'letter-expected': `The first four characters are letters. ${ifscShape}`,
  'zero-expected': `The fifth character is a zero. ${ifscShape}`,
  'letter-or-digit-expected': `Enter letters and digits only. ${ifscShape}`,
});

export const aadhaar = (): FieldTexts<'aadhaar'> => ({
  ...digits('Enter the Aadhaar number.', 'An Aadhaar number has 12 digits.'),
  'wrong-start': 'An Aadhaar number does not start with 0 or 1.',
  'wrong-check-digit': 'This is not an Aadhaar number. Check the digits.',
});

export const bankAccount = (): FieldTexts<'bank-account'> =>
  digits('Enter the bank account number.', 'A bank account number has 9 to 18 digits.');
export const micr = (): FieldTexts<'micr'> => digits('Enter the MICR code.', 'A MICR code has 9 digits.');
export const pinCode = (): FieldTexts<'pin-code'> => ({
  ...digits('Enter the PIN code.', 'A PIN code has 6 digits.'),
  'wrong-start': 'No PIN code starts like this.',
});
export const otp = (): FieldTexts<'otp'> => digits('Enter the OTP.', 'The OTP has 6 digits.');
export const policyNumber = (): FieldTexts<'policy-number'> =>
  digits('Enter the policy number.', 'A policy number has 9 digits.');
export const clientId = (): FieldTexts<'client-id'> =>
  digits('Enter the client id.', 'A client id has 8 to 10 digits.');
export const requestNumber = (): FieldTexts<'request-number'> => ({
  ...digits('Enter the request number.', 'A request number is SR and 10 digits.'),
  'prefix-expected': 'A request number starts with SR, for example SR0000012345.',
});

export const rupees = (): FieldTexts<'rupees'> => ({
  empty: 'Enter the amount.',
  'digit-expected': 'Enter the amount in digits, for example 24,500.',
  'comma-misplaced': 'A comma is in the wrong place. Commas can be left out.',
  'too-many-decimals': 'An amount has at most two digits after the point.',
  'amount-too-large': 'This amount is too large.',
});

import contract from '@lifedesk/contract/openapi.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import type { Outcome } from './outcome.ts';
import { outcomeFor, type ServerProblem } from './outcome-for.ts';
import { type OperationId, situations } from './situations.ts';

/*
 * Section 8 of the specification, quoted row by row. The texts are repeated here on purpose: this file says what the
 * catalogue must be, the catalogue says what it is.
 */

const BLOCKED =
  'Login to your account has been disabled due to multiple invalid Login Attempts. Please try again after 30 minutes.';
const OOPS = 'Oops! Something went wrong. Please try again after some time.';

describe('login and OTP messages', () => {
  it.each([
    'Invalid login credentials',
    BLOCKED,
    'OTP expired. Please try Resend OTP.',
    'OTP entered is not correct. Please check.',
    'Invalid PAN. Please try again',
    'Invalid Ticket number. Please try again.',
    'Please Enter Valid Ticket Number',
    'Please enter your policy number for further validation',
    'Server Not Reachable',
  ])('%s', (text) => expect(Object.values(messages)).toContain(text));
});

describe('call wrapper mapping by status code', () => {
  const technical = "We're currently experiencing technical difficulties. Please try again later.";

  it.each<[number, string]>([
    [500, OOPS],
    [502, technical],
    [503, technical],
    [504, technical],
    [400, 'Bad Request'],
    [401, 'Your session timed out. Please re-login.'],
    [404, 'Sorry! No policy data was found for the entered details. Try again.'],
  ])('%i: %s', (status, message) =>
    expect(outcomeFor('navAlerts', status)).toMatchObject({ message, presentation: 'toast' }),
  );

  it('401: then log out and go to login', () => {
    expect(outcomeFor('navAlerts', 401).next).toBe('login');
    for (const status of [400, 404, 409, 500, 502, 503, 504])
      expect(outcomeFor('navAlerts', status).next).toBeUndefined();
  });

  it('other: custom message, or the 500 text', () => {
    for (const status of [402, 403, 405, 409, 413, 422, 429, 501, 599]) {
      expect(outcomeFor('navAlerts', status, { detail: 'Of its own.' }).message).toBe('Of its own.');
      expect(outcomeFor('navAlerts', status).message).toBe(OOPS);
    }
  });
});

type Row = [quoted: string, OperationId[], status: number, ServerProblem, Partial<Outcome>];

const login: OperationId[] = [
  'validateCustomer',
  'corporateValidateCustomer',
  'validatePaymentCustomer',
  'authenticateUser',
  'corporateValidateAuthCode',
];
const contacts: OperationId[] = ['updateMobile', 'updateEmail', 'corporateUpdateMobile', 'corporateUpdateEmail'];
const operationsWith = (has: (responses: Readonly<Record<string, object>>) => boolean): OperationId[] =>
  Object.values(contract.paths)
    .flatMap((methods) => Object.values<{ operationId: string; responses: Record<string, object> }>(methods))
    .filter(({ responses }) => has(responses))
    .map(({ operationId }) => operationId as OperationId);
/** Operations that check an OTP, by the contract: the OTP may have become invalid. */
const otp = operationsWith((responses) => '402' in responses);
/** Operations that may refuse a file, by the contract. */
const withFile = operationsWith((responses) => JSON.stringify(responses[400] ?? {}).includes('/InvalidFile'));
const tickets: OperationId[] = ['validateFreelookTicket', 'validateSurrenderTicket', 'validatePaymentProofTicket'];
const withDetail = (detail: string) => ({ detail });

const rows: Row[] = [
  [
    'Login or partial login: 401 gives the login-failure message',
    login,
    401,
    {},
    { message: 'Invalid login credentials', next: undefined },
  ],
  [
    '403 gives the blocked message, kept on screen with a toast that does not auto-hide',
    login,
    403,
    {},
    { message: BLOCKED, presentation: 'toast-stays', autoHideMs: undefined },
  ],
  [
    'OTP: 401 gives the wrong-OTP message, without toast',
    otp,
    401,
    {},
    { message: 'OTP entered is not correct. Please check.', presentation: 'inline', next: undefined },
  ],
  [
    "'OTP is Expired' on a 401 gives the expiry message, without toast",
    otp,
    401,
    withDetail('OTP is Expired'),
    { message: 'OTP expired. Please try Resend OTP.', presentation: 'inline', next: 'resend-otp' },
  ],
  [
    'the same by its code',
    otp,
    401,
    { code: 'otp-expired', detail: 'OTP expired. Please try Resend OTP.' },
    { message: 'OTP expired. Please try Resend OTP.', presentation: 'inline' },
  ],
  [
    '402 gives the expiry or retries message, without toast: the expiry one',
    otp,
    402,
    {},
    { message: 'OTP expired. Please try Resend OTP.', presentation: 'inline' },
  ],
  [
    '402 gives the expiry or retries message, without toast: the retries one',
    otp,
    402,
    withDetail('Too many wrong tries.'),
    { message: 'Too many wrong tries.', presentation: 'inline' },
  ],
  [
    'Several applicants on one mobile number: the birth date is asked for, without toast',
    ['validateOtp'],
    409,
    { code: 'birth-date-needed', detail: 'Please enter the birth date.' },
    { message: 'Please enter the birth date.', presentation: 'inline', next: undefined },
  ],
  [
    'a wrong birth date on a 401 is no wrong OTP',
    ['validateOtp'],
    401,
    { code: 'birth-date-wrong', detail: 'The birth date does not match.' },
    { message: 'The birth date does not match.', presentation: 'inline', next: undefined },
  ],
  [
    'An application at another stage: the server message, without toast',
    ['answerCounterOffer', 'sendApplicationDocument', 'withdrawApplication', 'coAidRedirect', 'applicationMedicalCard'],
    409,
    { code: 'stage', detail: 'The application is at another stage now.' },
    { message: 'The application is at another stage now.', presentation: 'inline' },
  ],
  [
    'An Aadhaar that cannot be used, or a check that is too old: the server message, without toast',
    ['ekycOtp', 'submitEkyc', 'selfieLiveness', 'lifeCertificateAadhaarOtp', 'compareFace', 'submitLifeCertificate'],
    409,
    { code: 'id-inactive', detail: 'The Aadhaar authority says this number is not active. Choose another way.' },
    {
      message: 'The Aadhaar authority says this number is not active. Choose another way.',
      presentation: 'inline',
    },
  ],
  [
    'A time that has gone, or newer questions: the server message, without toast',
    ['submitEhdf', 'bookMedicalCentre', 'bookTeleMedical', 'acknowledgeMedical'],
    409,
    { code: 'slot-taken', detail: 'That time has just gone.' },
    { message: 'That time has just gone.', presentation: 'inline' },
  ],
  [
    'A quick look that finds nothing: without toast',
    ['trackApplicationSkipLogin'],
    404,
    {},
    { message: 'Sorry! No policy data was found for the entered details. Try again.', presentation: 'inline' },
  ],
  ['403 gives the blocked or locked message', otp, 403, {}, { message: BLOCKED }],
  ['Generate OTP 403: blocked message', ['generateOtp', 'corporateGenerateOtp'], 403, {}, { message: BLOCKED }],
  [
    'Session failure: state reset',
    ['validateSession', 'corporateValidateSession', 'validatePaymentSession'],
    401,
    {},
    { next: 'reset-session', onlyOnProtectedPath: true },
  ],
  ['Revival latest-details 400: no toast', ['revivalLatestDetails'], 400, {}, { presentation: 'silent' }],
  [
    'Unclaimed amount 203: blank message, no toast',
    ['unclaimedAmount', 'unclaimedAmountPublic'],
    203,
    {},
    { message: '', presentation: 'silent' },
  ],
  [
    'Unclaimed amount 204: blank message, no toast',
    ['unclaimedAmount', 'unclaimedAmountPublic'],
    204,
    {},
    { message: '', presentation: 'silent' },
  ],
  [
    'Public 207: asks for the policy number',
    ['unclaimedAmountPublic'],
    207,
    {},
    { message: 'Please enter your policy number for further validation', next: 'ask-policy-number' },
  ],
  [
    "Ticket checks 400: 'Please Enter Valid Ticket Number'",
    tickets,
    400,
    {},
    { message: 'Please Enter Valid Ticket Number' },
  ],
  ['otherwise the server message', tickets, 404, withDetail('Ticket closed.'), { message: 'Ticket closed.' }],
  [
    'Profile ticket validate 400: message with a 3000 ms toast',
    ['validateAutoDebitTicket', 'queryTicketStatus'],
    400,
    {},
    { message: 'Invalid Ticket number. Please try again.', presentation: 'toast', autoHideMs: 3000 },
  ],
  [
    "Upload 400 'Invalid file format': file-format message",
    withFile,
    400,
    withDetail('Invalid file format'),
    { message: 'Invalid file format', presentation: 'inline' },
  ],
  [
    'the same by its code, whatever the language of its message',
    withFile,
    400,
    { code: 'file-format', detail: 'Use a PDF, JPG or PNG.' },
    { message: 'Invalid file format', presentation: 'inline' },
  ],
  [
    'A ticket that is none: the catalogue has the message, for the field',
    ['submitServiceRequestQuery', 'requestServiceRecovery'],
    400,
    { code: 'ticket-invalid', detail: 'Invalid Ticket number. Please try again.' },
    { message: 'Invalid Ticket number. Please try again.', presentation: 'inline' },
  ],
  ['Upload 400 with another message is a bad request', ['fetchPresignedUrl'], 400, {}, { message: 'Bad Request' }],
  [
    'Address or NEFT update 400: a file-format-style message',
    ['updateAddress', 'updateNeft'],
    400,
    {},
    { message: 'Invalid file format' },
  ],
  [
    'PAN: 400 gives the invalid-PAN message',
    ['validatePan', 'updatePan'],
    400,
    {},
    { message: 'Invalid PAN. Please try again' },
  ],
  [
    '409 gives the server message inline',
    ['validatePan'],
    409,
    withDetail('This PAN belongs to another customer.'),
    { message: 'This PAN belongs to another customer.', presentation: 'inline' },
  ],
  [
    'Duplicate check 409: server message inline',
    ['checkDuplicate', ...contacts],
    409,
    withDetail('Already registered.'),
    { message: 'Already registered.', presentation: 'inline' },
  ],
  [
    'Maintenance fetch failure: falls back to built-in default maintenance data, no toast',
    ['maintenanceSchedule'],
    500,
    {},
    { presentation: 'silent', next: 'default-maintenance' },
  ],
  [
    'the same where no answer came',
    ['maintenanceSchedule'],
    0,
    { code: 'network' },
    { presentation: 'silent', next: 'default-maintenance' },
  ],
  ['Notifications failure: silent', ['notifications'], 503, {}, { presentation: 'silent' }],
  ['the same where no answer came', ['notifications'], 0, { code: 'network' }, { presentation: 'silent' }],
  [
    'View-policy failure: hides the loader, blank message',
    ['policyDetails', 'corporatePolicyDetails'],
    500,
    {},
    { message: '', presentation: 'silent' },
  ],
  [
    'Other service failures: shown by a shared default handler, mapped from the status code',
    ['policyCards', 'paymentStatus'],
    500,
    {},
    { message: OOPS, presentation: 'toast' },
  ],
];

describe('behaviour by situation', () => {
  it('knows the operations that check an OTP', () => {
    expect(otp).toEqual(expect.arrayContaining(['validateOtp', 'corporateValidateOtp', 'updatePan', ...contacts]));
  });

  it('knows the operations that take a file', () => {
    expect(withFile).toEqual(expect.arrayContaining(['fetchPresignedUrl', 'submitComplaint', 'submitPaymentProof']));
  });

  for (const [quoted, operations, status, answered, expected] of rows)
    it.each(operations)(`${quoted} (%s, ${status})`, (operation) =>
      expect(outcomeFor(operation, status, answered)).toMatchObject(expected),
    );

  it('has a quote for every operation of a situation', () => {
    const quoted = new Set(rows.flatMap(([, operations]) => operations));
    const unquoted = (Object.keys(situations) as OperationId[]).filter((operation) => !quoted.has(operation));
    // Not a row of section 8: section 7 says that any failure of the restriction check counts as restricted,
    // and that the content client reports a server error, which names no policy.
    const how = 'quote the sentence of section 8 in rows; without one, the operation needs no row in situations.ts';
    expect(unquoted, how).toEqual(['contentQuery', 'payoutRestriction']);
  });
});

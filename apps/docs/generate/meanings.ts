import type { components } from '@lifedesk/contract/back-office';
import type { ErrorCode } from '@lifedesk/sdk';

/** A code of the API, of the SDK or of the contract of the back office. */
export type Code = ErrorCode | components['schemas']['Problem']['code'];

/** What happened, and what a developer does about it. */
export type Meaning = readonly [happened: string, toDo: string];

const correct = 'Correct the request. `errors` points to each part that is wrong and says what it needs.';
const tryLater =
  'Show the message and let the customer try again. A call that changes something keeps its idempotency key.';
const ourFault = 'Report it with the correlation id, which is also in the logs of the server.';

/** In the order in which the contract lists them. A test fails if a code is missing, or is not a code. */
export const meanings: Readonly<Record<Code, Meaning>> = {
  'invalid-login': [
    'The server does not recognise the customer, or the challenge that the OTP belongs to.',
    'Ask for the policy number, mobile number or email again. The response is the same whether or not the customer exists.',
  ],
  'login-blocked': [
    'Too many sign-ins have failed, so the login is locked for 30 minutes.',
    'Show the message until the customer dismisses it. Do not try again: a new try does not shorten the wait.',
  ],
  'login-not-unique': [
    'Several customers share this mobile number or email.',
    'Ask for a policy number, which belongs to one customer.',
  ],
  'otp-wrong': [
    'The OTP is not the one that was sent. `triesLeft` says how many tries remain.',
    'Show the message at the field and let the customer correct it.',
  ],
  'otp-expired': ['The OTP is correct in form but too old.', 'Offer to send another one.'],
  'otp-burnt': ['Too many wrong tries: this OTP no longer works, even if it is correct.', 'Send another one.'],
  'otp-blocked': [
    'Too many OTPs were wrong, so the login is locked for 30 minutes.',
    'Show the message until the customer dismisses it. Another OTP cannot be sent before the lock ends.',
  ],
  'birth-date-needed': [
    'The OTP is correct, but several applicants share this mobile number.',
    'Ask for the birth date of the applicant and send it with the same OTP.',
  ],
  'birth-date-wrong': [
    'No application with this mobile number has this birth date.',
    'Let the customer correct the date. The third wrong one uses up the OTP.',
  ],
  'resend-too-soon': [
    'An OTP was sent a moment ago.',
    'Wait for `retryAfter` seconds before you offer to send another.',
  ],
  'resend-limit': ['No more OTPs are sent for this sign-in.', 'Start the sign-in again.'],
  'auth-code-invalid': [
    'The code of the hand-over from another app is unknown, used or expired. It works once.',
    'Go to the sign-in page, or get a new code from the other app.',
  ],
  'session-ended': [
    'There is no session, or it has ended: it expired, or the customer signed out in another tab.',
    'Clear the session and go to the sign-in page. The SDK does this with `next: login`.',
  ],
  'session-kind': [
    'The operation does not accept this kind of session, for example one that may only pay.',
    'Ask the customer to sign in with an OTP. The contract lists the kinds that each operation accepts.',
  ],
  'staff-refused': [
    'None of the roles of the member of staff may call the operation, or the session of the customer was opened by a colleague.',
    'Show the message. The contract lists the roles of each operation in `x-staff`.',
  ],
  xsrf: [
    'The header `X-XSRF-Token` is missing or belongs to another session.',
    'Send the token that came with the session. In the SDK, reload the page: another tab has signed in meanwhile.',
  ],
  'signature-invalid': [
    'The signature of a callback does not match its body, or its time is too old.',
    'Sign the bytes that you send, with the current secret, and check the clock of the sender.',
  ],
  validation: ['The request does not match the contract, or a rule refuses it.', correct],
  'method-not-allowed': ['The address takes another method.', 'Use the method in the header `Allow`.'],
  'media-type': ['The body is not JSON.', 'Send `Content-Type: application/json`.'],
  'too-large': [
    'The body is larger than the service accepts.',
    'Send less. Files go through an upload instead of a body.',
  ],
  'rate-limited': [
    'Too many calls came from this address or session.',
    'Wait for `retryAfter` seconds. Do not repeat the call at once.',
  ],
  'envelope-refused': [
    'The encrypted body could not be opened: another key, other additional data, or a changed byte.',
    'Agree a key again and seal the body once more. The vectors of the contract show a correct envelope.',
  ],
  'envelope-replayed': [
    'The server has seen this encrypted body before.',
    'Seal the body again for each try. Never send the same envelope twice.',
  ],
  'not-found': [
    'This customer has nothing with this identifier.',
    'Check the identifier. Whether others have it is not said.',
  ],
  duplicate: [
    'The value is registered already, for this customer or another one, or the same request is in process.',
    'Show the message of the server at the field. It says which of these it is.',
  ],
  'file-format': [
    'The kind of file, its size or its contents are not accepted. `fileFault` says which.',
    'Show the message at the field and let the customer choose another file.',
  ],
  'ticket-invalid': ['The customer has no request with this number.', 'Let the customer correct the number.'],
  'pan-invalid': ['The PAN registry does not know this PAN, or not with this name.', 'Let the customer correct it.'],
  'idempotency-conflict': [
    'The idempotency key was used before, with another body.',
    'Create a new key for each intent, and repeat a call with the same key only if its body is the same.',
  ],
  'payment-ongoing': [
    'A payment for one of the policies is in process.',
    'Show its status instead of starting another one.',
  ],
  'amount-refused': ['The amount is outside what can be paid now.', 'Load the dues again and show what can be paid.'],
  'order-conflict': [
    'A callback contradicts what is known about the order: another result, or another amount.',
    'Do not repeat it. Compare the order with the records of the gateway.',
  ],
  'payout-restricted': [
    'Payouts of the policy must wait. `errors` has the reason.',
    'Show the reason, and do not offer the payout until it has ended.',
  ],
  'offer-closed': [
    'The offer on other terms was answered already, or has ended.',
    'Load the application again and show its stage.',
  ],
  stage: ['The application is at a stage that does not allow this.', 'Load the application again and show its stage.'],
  'offline-file': [
    'The Aadhaar file cannot be used. `errors` has the reason.',
    'Show the reason and let the customer choose another file.',
  ],
  'mobile-not-linked': [
    'No mobile number is linked to this Aadhaar, so no OTP can be sent.',
    'Offer another way to prove the identity.',
  ],
  'id-inactive': ['The authority says that this Aadhaar is not active.', 'Offer another way to prove the identity.'],
  'found-expired': [
    'The details from the identity check were deleted, 15 minutes after it.',
    'Let the customer check the identity again.',
  ],
  'liveness-expired': ['The picture was taken too long ago.', 'Let the customer take a new one.'],
  'identity-expired': ['The identity was checked too long ago.', 'Let the customer check it again.'],
  'already-given': ['The life certificate was given already.', 'Load it again and show when the next one is due.'],
  'not-due': ['The life certificate cannot be given yet.', 'Show from which day it can be given.'],
  version: [
    'The questions of the health declaration have changed since they were loaded.',
    'Load the new questions, keep the answers to those that are the same, and ask the others.',
  ],
  'slot-taken': [
    'Another person took the appointment. `slots` has the nearest free ones.',
    'Offer these, or load the free times again.',
  ],
  'too-late': ['Less than 12 hours are left until the appointment.', 'Show the phone number of the insurer.'],
  'no-changes-left': ['The appointment was changed three times.', 'Show the phone number of the insurer.'],
  'staff-not-set-up': [
    'No provider is configured with which staff could sign in.',
    'Set the variables `LIFEDESK_STAFF_…` of the API, as the README of `apps/api` lists them.',
  ],
  maintenance: [
    'A maintenance window closes the service, or the core system that it needs is down.',
    'Show the maintenance page, with the end of the window if it is known.',
  ],
  internal: ['The server failed. The response says nothing about the cause.', `${tryLater} ${ourFault}`],
  'upstream-failed': ['A system behind the server failed.', tryLater],
  unavailable: ['The server, or a system that it needs, is not available.', tryLater],
  'upstream-timeout': [
    'A system behind the server did not respond in time. It may have done the work.',
    `Look at the state before you ask for the same again. ${tryLater}`,
  ],
  'answer-conflict': [
    'The back office answered a request that it has answered otherwise, or that is in another state.',
    'Do not repeat it. Read the state of the request, and post an answer that it allows.',
  ],
  network: [
    'No response came: the server, the network or DNS cannot be reached, or the connection broke.',
    `Check the address, the connection and, in a browser, the policies for other origins. ${tryLater}`,
  ],
  timeout: [
    'No response came in time. The server may have done the work.',
    `Look at the state before you ask for the same again. ${tryLater}`,
  ],
  cancelled: ['Your code cancelled the call through its `signal`.', 'Nothing. The customer sees no message.'],
  'not-json': [
    'The response is not JSON, for example the page of a proxy.',
    'Check that the base address is that of the API, and what stands between the two.',
  ],
  'envelope-failed': [
    'The SDK could not seal the body, or could not open the response. Nothing was sent in the clear.',
    'Read `cause`. On a server, check the configured key.',
  ],
  'content-server': ['The content service returned a failure.', tryLater],
  'content-parse': ['The response of the content service is not JSON.', 'Check the address of the content service.'],
  'upload-refused': [
    'The file store rejected the upload, for example because its address has expired.',
    'Upload the file again. `uploadFile` gets a new address each time.',
  ],
  'file-damaged': [
    'The hash of the received file differs from the one that the server announced.',
    'Download it again, and show nothing of the damaged file.',
  ],
  'no-login': [
    'An OTP was to be sent or confirmed, but no sign-in was started in this tab, or a reload has forgotten it.',
    'Start the sign-in again.',
  ],
  'not-configured': [
    'The call could not be sent: no environment, an address without a host in Node, or a body that is not JSON.',
    'Read `cause` and correct the configuration. The customer can do nothing about it.',
  ],
};

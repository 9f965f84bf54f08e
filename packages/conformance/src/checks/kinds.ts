/** What each kind of check means, in words for whoever reads that it failed. */
export const CHECK_KINDS = {
  'another method': 'Each path takes one method. A call with another one is refused.',
  'without a signature': 'Another party signs these calls. One without a signature is refused.',
  'with a false signature': 'Another party signs these calls. One that someone else signed is refused.',
  'no session of staff': 'Only staff may call it. A call without their session is refused.',
  'unknown session of staff': 'Only staff may call it. A token that the core has not issued is refused.',
  'session of a customer in place of staff': 'Only staff may call it. A customer who is signed in is refused.',
  'no session': 'It needs a session. A call without a token is refused.',
  'unknown session': 'It needs a session. A token that the core has not issued is refused.',
  'without XSRF token': 'A call with a session needs its XSRF token too. One without is refused.',
  'session of another kind': 'The contract lists the kinds of session that may call it. Another kind is refused.',
  'without an idempotency key': 'It needs an Idempotency-Key, so that no call takes effect twice.',
  'malformed idempotency key': 'An Idempotency-Key is a UUID. Anything else is refused.',
  'unknown field': 'A body with a field that the contract does not have is refused.',
  'field: left out': 'A body without a required field is refused.',
  'field: of another type': 'A number in place of a text, or a text in place of anything else, is refused.',
  'field: unknown value': 'A value that the contract does not list is refused.',
  'field: against its pattern': 'A text that does not match its pattern is refused.',
  'field: too long': 'A text that is longer than the contract allows is refused.',
  'field: empty': 'A text that may not be empty is refused if it is.',
  'field: above its maximum': 'A number above its maximum is refused.',
  'field: below its minimum': 'A number below its minimum is refused.',
  'field: with a fraction': 'A fraction is refused where the contract has a whole number.',
  'field: with too many items': 'A list with more items than the contract allows is refused.',
  'body is a list': 'Every body is an object. A list is refused.',
  'body is not JSON': 'Half a JSON is refused with a problem, not with an error of the server.',
  'body over size': 'A body larger than the contract allows is refused, or the connection is closed.',
  'body of another type': 'A body that is not application/json is refused.',
  success:
    'A person of the test system can call it, and the response is as documented. Its other checks may need this.',
  'same key again': 'A call that is repeated with its key returns the first result, and takes effect once.',
  'same key with another body': 'A key belongs to one body. Another body with it is refused.',
  'data of another person': 'What belongs to another person does not exist for the caller.',
} as const;

/** A kind of check, which many operations have. */
export type CheckKind = keyof typeof CHECK_KINDS;

/** What a failure is about: a kind of check, or something that is not the subject of any. */
export const FAILURE_KINDS = {
  ...CHECK_KINDS,
  preparation: 'Something that the checks need first did not happen. Their own subject was not checked.',
  response: 'The call had no response: the connection failed, or the core took too long.',
  'known failure': 'The list of known failures is out of date.',
} as const;

export type FailureKind = keyof typeof FAILURE_KINDS;

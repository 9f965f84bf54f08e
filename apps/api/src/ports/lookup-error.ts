/** An external party could not be reached, or its answer is invalid. The message never contains the request. */
export class LookupError extends Error {
  override readonly name = 'LookupError';
}

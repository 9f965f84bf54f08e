/** An outside party could not be asked, or its answer makes no sense. Its text never carries what was asked. */
export class LookupError extends Error {
  override readonly name = 'LookupError';
}

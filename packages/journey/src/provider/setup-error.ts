/** A component or hook was used in the wrong place: a mistake in the program. The message says what to do. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** Something that a check needs first did not succeed. */
export class PrerequisiteError extends Error {
  override name = 'PrerequisiteError';
}

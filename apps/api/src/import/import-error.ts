/** The import cannot run. The message is for the operator, and contains nothing of the files. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

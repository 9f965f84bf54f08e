/** The code of an error of Node or a driver, such as `ENOENT` or an SQLSTATE; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

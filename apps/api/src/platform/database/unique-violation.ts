/** Whether the database refused a row because of a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === '23505';
}

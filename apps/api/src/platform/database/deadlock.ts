/** Whether the database ended a transaction because it and another one waited for each other. It may be tried again. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === '40P01';
}

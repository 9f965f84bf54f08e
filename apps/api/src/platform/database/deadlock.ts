/** Whether the database aborted a transaction because of a deadlock. It can be retried. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && (error as Error & { code?: unknown }).code === '40P01';
}

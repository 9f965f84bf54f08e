import { ScreenUnavailableError } from '@lifedesk/journey';

/** The statuses with their own error page (section 2). */
export const errorStatuses = [400, 404, 405, 500] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/** What an error page shows: one of the four statuses, or a state that a person can do something about. */
export type ErrorKind = ErrorStatus | 'unreachable' | 'updated';

/** The status for an error thrown while a page opened or rendered; a render error counts as 500. */
export function errorKindOf(error: unknown, online: boolean): ErrorKind {
  if (error instanceof ScreenUnavailableError) return online ? 'updated' : 'unreachable';
  if (isUnreachable(error)) return 'unreachable';
  const status = statusOf(error);
  return errorStatuses.find((known) => known === status) ?? 500;
}

function statusOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
}

function isUnreachable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'network';
}

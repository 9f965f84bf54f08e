import { clientMessages } from './client-messages.ts';
import { LifedeskError } from './lifedesk-error.ts';

/** The error of an SDK that cannot be created. It needs no catalogue, so that the first page does not load one. */
export function notConfigured(cause: unknown): LifedeskError {
  return new LifedeskError({
    code: 'not-configured',
    operation: undefined,
    status: 0,
    outcome: {
      messageKey: 'somethingWrong',
      message: clientMessages.somethingWrong,
      presentation: 'toast',
      autoHideMs: undefined,
      next: undefined,
      onlyOnProtectedPath: false,
    },
    correlationId: '',
    cause,
  });
}

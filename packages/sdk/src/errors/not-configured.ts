import { clientMessages } from './client-messages.ts';
import { type ErrorFacts, LifedeskError } from './lifedesk-error.ts';

/**
 * The error of a mistake in the program. It needs no catalogue, so that the first page does not load one.
 * @param hint what is wrong and what to do, for the developer; the customer reads that something went wrong
 */
export function notConfigured(
  hint: string,
  { operation, status = 0, correlationId = '', cause }: Partial<ErrorFacts> = {},
): LifedeskError {
  return new LifedeskError({
    operation,
    status,
    correlationId,
    cause,
    code: 'not-configured',
    hint,
    outcome: {
      messageKey: 'somethingWrong',
      message: clientMessages.somethingWrong,
      presentation: 'toast',
      autoHideMs: undefined,
      next: undefined,
      onlyOnProtectedPath: false,
    },
  });
}

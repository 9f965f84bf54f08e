import type { MessageKey } from './messages.ts';
import type { Next } from './outcome.ts';

/** "Call wrapper mapping by status code" of section 8. Any other status shows the server's message, or the 500 text. */
export const defaultOutcomes: Readonly<Record<number, { readonly message: MessageKey; readonly next?: Next }>> = {
  400: { message: 'badRequest' },
  401: { message: 'sessionTimedOut', next: 'login' },
  404: { message: 'noPolicyData' },
  500: { message: 'somethingWrong' },
  502: { message: 'technicalDifficulties' },
  503: { message: 'technicalDifficulties' },
  504: { message: 'technicalDifficulties' },
};

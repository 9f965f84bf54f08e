import type { ErrorCode } from './codes.ts';
import type { Row } from './outcome.ts';

/** "Call wrapper mapping by status code" of section 8. Any other status shows the server's message, or the 500 text. */
export const defaultOutcomes: Readonly<Record<number, Row>> = {
  400: { message: 'badRequest' },
  401: { message: 'sessionTimedOut', next: 'login' },
  404: { message: 'noPolicyData' },
  500: { message: 'somethingWrong' },
  502: { message: 'technicalDifficulties' },
  503: { message: 'technicalDifficulties' },
  504: { message: 'technicalDifficulties' },
};

/** Codes that say more than a status: when no usable response came, and for the maintenance flag. */
export const outcomesByCode: { readonly [Code in ErrorCode]?: Row } = {
  network: { message: 'notReachable' },
  timeout: { message: 'technicalDifficulties' },
  'upload-refused': { message: 'technicalDifficulties' },
  'no-login': { message: 'sessionTimedOut', next: 'login' },
  cancelled: { message: 'none', presentation: 'silent' },
  maintenance: { message: 'maintenance', presentation: 'page', next: 'maintenance' },
};

import * as m from '@lifedesk/journey/messages';
import type { ErrorCode, MessageKey } from '@lifedesk/sdk';
import type { Text } from './locale.ts';

/** The error catalogue (section 8). Its English is the SDK's, word for word. */
export const catalogue: Readonly<Record<MessageKey, Text>> = {
  invalidLogin: m.error_invalidLogin,
  loginBlocked: m.error_loginBlocked,
  otpExpired: m.error_otpExpired,
  otpWrong: m.error_otpWrong,
  panInvalid: m.error_panInvalid,
  ticketInvalid: m.error_ticketInvalid,
  ticketNotValid: m.error_ticketNotValid,
  policyNumberNeeded: m.error_policyNumberNeeded,
  notReachable: m.error_notReachable,
  somethingWrong: m.error_somethingWrong,
  technicalDifficulties: m.error_technicalDifficulties,
  badRequest: m.error_badRequest,
  sessionTimedOut: m.error_sessionTimedOut,
  noPolicyData: m.error_noPolicyData,
  fileFormat: m.error_fileFormat,
  maintenance: m.error_maintenance,
  none: () => '',
};

/** Messages worded by the server, outside the catalogue, by their code. Their English is the contract's. */
export const byCode: Readonly<Partial<Record<ErrorCode, Text>>> = {
  'login-not-unique': m.problem_loginNotUnique,
  'resend-too-soon': m.problem_resendTooSoon,
  'resend-limit': m.problem_resendLimit,
  'rate-limited': m.problem_rateLimited,
  'session-kind': m.problem_sessionKind,
  xsrf: m.problem_xsrf,
  'too-large': m.problem_tooLarge,
  'idempotency-conflict': m.problem_idempotencyConflict,
  'payment-ongoing': m.problem_paymentOngoing,
  'amount-refused': m.problem_amountRefused,
  'payout-restricted': m.problem_payoutRestricted,
  maintenance: m.problem_maintenance,
  'upload-refused': m.problem_uploadRefused,
  timeout: m.problem_timeout,
};

import type { ErrorCode } from './codes.ts';
import { defaultOutcomes, outcomesByCode } from './default-outcomes.ts';
import { messageKeyOf, messages } from './messages.ts';
import type { Outcome, Row } from './outcome.ts';
import { redact } from './redact.ts';
import { type OperationId, type Rule, refusedFile, situations } from './situations.ts';

/** What the server said about the failure: the problem's code and its message for the customer. */
export interface ServerProblem {
  readonly code?: ErrorCode;
  readonly detail?: string | undefined;
}

const serverSays: Row = { message: { server: 'somethingWrong' } };

/**
 * What a status means in a situation (section 8): the situation's own rule, otherwise the table by status.
 * @param status HTTP status, or 0 if no response came.
 */
export function outcomeFor(operation: OperationId | undefined, status: number, said: ServerProblem = {}): Outcome {
  const usual = (said.code && outcomesByCode[said.code]) ?? defaultOutcomes[status] ?? serverSays;
  const own = (operation && situations[operation]) ?? [];
  const rule = [...own, refusedFile].find((candidate) => fits(candidate, status, said));
  const { message, presentation = 'toast', autoHideMs, onlyOnProtectedPath = false } = rule ?? usual;
  // A situation for any failure only decides the message: the end of a session still leads to login.
  const next = rule?.next ?? (rule?.status ? undefined : usual.next);
  return { ...textOf(message, said), presentation, autoHideMs, next, onlyOnProtectedPath };
}

function fits({ status: statuses, exceptCode, said }: Rule, status: number, { code, detail }: ServerProblem): boolean {
  if (statuses && !statuses.includes(status)) return false;
  if (exceptCode && exceptCode === code) return false;
  return !said || said.code === code || said.message === detail;
}

function textOf(message: Row['message'], { detail }: ServerProblem): Pick<Outcome, 'messageKey' | 'message'> {
  const isServers = typeof message === 'object';
  if (isServers && detail) return { messageKey: messageKeyOf(detail), message: redact(detail) };
  const messageKey = isServers ? message.server : message;
  return { messageKey, message: messages[messageKey] };
}

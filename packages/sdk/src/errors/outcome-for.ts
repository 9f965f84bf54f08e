import type { ErrorCode } from './codes.ts';
import { defaultOutcomes } from './default-outcomes.ts';
import { type MessageKey, messageKeyOf, messages } from './messages.ts';
import type { Next, Outcome, Presentation } from './outcome.ts';
import { redact } from './redact.ts';
import { type OperationId, type Rule, situations } from './situations.ts';

/** What the server said of the failure: the problem's code and its message for the customer. */
export interface Said {
  readonly code?: ErrorCode;
  readonly detail?: string | undefined;
}

/**
 * What a status means in a situation (section 8): the situation's own rule, otherwise the table by status.
 * @param status HTTP status, or 0 where no answer came.
 */
export function outcomeFor(operation: OperationId, status: number, said: Said = {}): Outcome {
  const rule = situations
    .filter((situation) => situation.operations.includes(operation))
    .flatMap((situation) => situation.rules)
    .find((candidate) => fits(candidate, status, said));
  const usual = usualOutcome(status, said);
  if (!rule) return usual;
  const { message, presentation, autoHideMs } = rule;
  // A situation for any failure is about what is shown: that a session has ended still leads to login.
  const next = rule.next ?? (rule.status ? undefined : usual.next);
  const text = typeof message === 'string' ? fromCatalogue(message) : fromServer(said, message.server);
  return { ...text, presentation, autoHideMs, next, onlyOnProtectedPath: rule.onlyOnProtectedPath ?? false };
}

function fits(rule: Rule, status: number, { code, detail }: Said): boolean {
  if (rule.status && !rule.status.includes(status)) return false;
  if (rule.unless && rule.unless === code) return false;
  return !rule.said || rule.said.code === code || rule.said.message === detail;
}

function usualOutcome(status: number, said: Said): Outcome {
  switch (said.code) {
    case 'network':
      return outcome(fromCatalogue('notReachable'), 'toast');
    case 'timeout':
    case 'upload-refused':
      return outcome(fromCatalogue('technicalDifficulties'), 'toast');
    case 'cancelled':
      return outcome(fromCatalogue('none'), 'silent');
    case 'maintenance':
      return outcome(fromCatalogue('maintenance'), 'page', 'maintenance');
    case 'not-json':
    case 'envelope-failed':
    case 'content-parse':
    case 'file-damaged':
      return outcome(fromCatalogue('somethingWrong'), 'toast');
    default: {
      const row = defaultOutcomes[status];
      return row
        ? outcome(fromCatalogue(row.message), 'toast', row.next)
        : outcome(fromServer(said, 'somethingWrong'), 'toast');
    }
  }
}

function outcome(text: ReturnType<typeof fromServer>, presentation: Presentation, next?: Next): Outcome {
  return { ...text, presentation, next, autoHideMs: undefined, onlyOnProtectedPath: false };
}

function fromCatalogue(messageKey: MessageKey): { messageKey: MessageKey | undefined; message: string } {
  return { messageKey, message: messages[messageKey] };
}

function fromServer({ detail }: Said, fallback: MessageKey): { messageKey: MessageKey | undefined; message: string } {
  return detail ? { messageKey: messageKeyOf(detail), message: redact(detail) } : fromCatalogue(fallback);
}

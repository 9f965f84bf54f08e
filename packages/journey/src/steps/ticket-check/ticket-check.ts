import * as m from '@lifedesk/journey/messages';
import { checkTicketNumber } from '@lifedesk/rules';
import { requestNumberText } from '@lifedesk/rules/texts';
import type { LifedeskError } from '@lifedesk/sdk';
import type { Problems, Values } from '../../engine/define-journey.ts';
import type { Message } from '../../locale/error-text.ts';
import type { Text } from '../../locale/locale.ts';
import { ruleMessage } from '../../locale/rule-message.ts';

interface TicketValues extends Values {
  readonly ticket: string;
}

const name: Text = m.ticketCheck_step;

/** The step that checks a request number, as facts. */
export const ticketCheck = {
  id: 'ticket',
  name,
  fields: ['ticket'],
  problems: ({ ticket }: TicketValues): Problems<TicketValues> => {
    const check = checkTicketNumber(ticket);
    return check.valid ? {} : { ticket: ruleMessage(requestNumberText, check.because) };
  },
} as const;

interface Enquiry {
  readonly ticket: string;
  /** Undefined if it cannot be requested now. */
  readonly policy?: unknown;
}

/**
 * The step that checks the number of an enquiry, as facts. `found` is what the server knows about the last checked
 * number.
 * @param whyNot why the policy of an enquiry cannot be requested now
 */
export const enquiryCheck = <FoundRequest extends Enquiry>(whyNot: (found: FoundRequest) => Message) => {
  type EnquiryValues = TicketValues & { readonly found: FoundRequest | null };
  return {
    ...ticketCheck,
    problems: (values: EnquiryValues): Problems<TicketValues> => {
      const { ticket, found } = values;
      return found?.ticket === ticket && !found.policy ? { ticket: whyNot(found) } : ticketCheck.problems(values);
    },
    isDone: ({ ticket, found }: EnquiryValues): boolean => found?.ticket === ticket,
  };
};

/**
 * The server does not know the request number, or it is for something else: shown at the field, in the catalogue's
 * words.
 */
export function ticketRefused(error: LifedeskError): Problems<TicketValues> | undefined {
  return [400, 404, 409].includes(error.status) && error.messageKey !== 'none' ? { ticket: error } : undefined;
}

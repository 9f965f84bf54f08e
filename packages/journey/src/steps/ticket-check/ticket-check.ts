import * as m from '@lifedesk/journey/messages';
import { checkTicketNumber } from '@lifedesk/rules';
import { requestNumberText } from '@lifedesk/rules/texts';
import type { LifedeskError } from '@lifedesk/sdk';
import type { Problems, Values } from '../../engine/define-journey.ts';
import { ruleMessage } from '../../locale/rule-message.ts';

interface TicketValues extends Values {
  readonly ticket: string;
}

/** The step that checks a ticket, as facts. */
export const ticketCheck = {
  id: 'ticket',
  name: m.ticketCheck_step,
  fields: ['ticket'],
  problems: ({ ticket }: TicketValues): Problems<TicketValues> => {
    const check = checkTicketNumber(ticket);
    return check.valid ? {} : { ticket: ruleMessage(requestNumberText, check.because) };
  },
} as const;

/** The server does not know the ticket, or it is for something else: said at the field, in the catalogue's words. */
export function ticketRefused(error: LifedeskError): Problems<TicketValues> | undefined {
  return [400, 404, 409].includes(error.status) && error.messageKey !== 'none' ? { ticket: error } : undefined;
}

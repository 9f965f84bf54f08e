import * as m from '@lifedesk/journey/messages';
import { checkTicketNumber } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';
import type { Problems, Values } from '../../engine/define-journey.ts';

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
    if (check.valid) return {};
    return { ticket: check.because === 'empty' ? m.ticketCheck_missing : m.ticketCheck_wrongForm };
  },
} as const;

/** The server does not know the ticket, or it is for something else: said at the field, in the catalogue's words. */
export function ticketRefused(error: LifedeskError): Problems<TicketValues> | undefined {
  return [400, 404, 409].includes(error.status) && error.messageKey !== 'none' ? { ticket: error } : undefined;
}

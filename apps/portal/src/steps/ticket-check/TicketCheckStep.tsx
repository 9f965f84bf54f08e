import { checkTicketNumber } from '@lifedesk/rules';
import type { LifedeskError } from '@lifedesk/sdk';
import { TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import type { Problems, Values } from '../../journey/define-journey.ts';
import { FormStep } from '../../journey/FormStep.tsx';
import { useRunning } from '../../journey/journey-context.ts';
import { fieldId } from '../../journey/use-step.ts';
import { wordingAtom } from '../../locale/error-text.ts';
import * as m from '../../paraglide/messages.js';

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
  return [400, 404, 409].includes(error.status) && error.message ? { ticket: error } : undefined;
}

interface TicketCheckStepProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Asks the server; what it tells of the ticket is filled in. @throws LifedeskError */
  readonly check: (ticket: string) => Promise<Record<string, unknown> | undefined>;
}

/** Asks for a ticket number and has it checked before anything else. It is told how, and knows no service. */
export function TicketCheckStep({ heading, lead, check }: TicketCheckStepProps): ReactElement {
  const { values, problems, set } = useRunning();
  const wordingOf = useAtomValue(wordingAtom);
  const ticket = String(values.ticket ?? '');
  const ask = async () => {
    const { value } = checkTicketNumber(ticket) as { value: string };
    return { ...(await check(value)), ticket: value };
  };
  return (
    <FormStep heading={heading} lead={lead} check={ask}>
      <TextField
        id={fieldId('ticket')}
        name="ticket"
        label={m.ticketCheck_label()}
        help={m.ticketCheck_help()}
        error={problems.ticket && wordingOf(problems.ticket)}
        value={ticket}
        onChange={(event) => set({ ticket: event.target.value })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        figures
      />
    </FormStep>
  );
}

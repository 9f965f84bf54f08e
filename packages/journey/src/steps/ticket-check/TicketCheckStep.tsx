import * as m from '@lifedesk/journey/messages';
import { checkTicketNumber } from '@lifedesk/rules';
import { isLifedeskError } from '@lifedesk/sdk';
import { TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { FormStep } from '../../engine/FormStep.tsx';
import { useJourneyState } from '../../engine/journey-state.ts';
import { fieldId } from '../../engine/use-step.ts';
import { translateAtom } from '../../locale/error-text.ts';
import { useApp } from '../../provider/app.ts';

interface TicketCheckStepProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Asks the server; what it says about the request number is filled in. @throws LifedeskError */
  readonly check: (ticket: string) => Promise<Record<string, unknown> | undefined>;
}

/** Asks for a request number and checks it first. The check is a prop; it does not depend on a service. */
export function TicketCheckStep({ heading, lead, check }: TicketCheckStepProps): ReactElement {
  const { fail } = useApp();
  const { values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const ticket = String(values.ticket ?? '');
  const ask = async () => {
    const read = checkTicketNumber(ticket);
    if (!read.valid) return undefined;
    try {
      return { ...(await check(read.value)), ticket: read.value };
    } catch (error) {
      // section 8 requires a toast of three seconds; the journey also shows it at the field, where it stays
      if (isLifedeskError(error) && error.status === 400) fail(error);
      throw error;
    }
  };
  return (
    <FormStep heading={heading} lead={lead} check={ask}>
      <TextField
        id={fieldId('ticket')}
        name="ticket"
        label={m.ticketCheck_label()}
        help={m.ticketCheck_help()}
        error={problems.ticket && translate(problems.ticket)}
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

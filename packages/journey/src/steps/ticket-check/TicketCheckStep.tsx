import * as m from '@lifedesk/journey/messages';
import { checkTicketNumber } from '@lifedesk/rules';
import { isLifedeskError } from '@lifedesk/sdk';
import { Stack, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import { FormStep } from '../../engine/FormStep.tsx';
import { useJourneyState } from '../../engine/journey-state.ts';
import { fieldId } from '../../engine/use-step.ts';
import { translateAtom } from '../../locale/error-text.ts';
import { useApp } from '../../provider/app.ts';
import { sessionKindAtom } from '../../provider/session-kind.ts';
import { type OfferedRequests, OwnRequests } from './OwnRequests.tsx';

interface TicketCheckStepProps {
  readonly heading: string;
  readonly lead?: ReactNode;
  /** Asks the server; what it says about the request number is filled in. @throws LifedeskError */
  readonly check: (ticket: string) => Promise<Record<string, unknown> | undefined>;
  /** Which of the customer's own requests to offer below the field, in a session that can list them. */
  readonly offers?: OfferedRequests;
}

/** Asks for a request number and checks it first. The check is a prop; it does not depend on a service. */
export function TicketCheckStep({ heading, lead, check, offers }: TicketCheckStepProps): ReactElement {
  const { fail } = useApp();
  const { values, problems, set } = useJourneyState();
  const translate = useAtomValue(translateAtom);
  const isSignedIn = useAtomValue(sessionKindAtom) === 'full';
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
  const choose = (own: string) => {
    set({ ticket: own });
    document.getElementById(fieldId('ticket'))?.focus();
  };
  return (
    <Stack gap="6">
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
      {offers && isSignedIn && <OwnRequests kinds={offers} onChoose={choose} />}
    </Stack>
  );
}

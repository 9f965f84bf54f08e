import { EndSessionsForm, OpenRequestForm, type SignInFacts, SignInScreen } from '@lifedesk/journey';
import { recogniseLoginId } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { say } from './texts.ts';

const facts: SignInFacts = {
  id: 'branch-desk',
  workType: 'login',
  audience: 'retail',
  read(text) {
    const id = recogniseLoginId(text);
    const help = say('findHelp');
    return id.kind === 'unknown' ? { help, says: () => say('findUnclear') } : { help, value: id.value };
  },
  // never suggest one customer's input to the next
  input: { name: 'customer', maxLength: 254, autoComplete: 'off' },
  texts: {
    heading: () => say('findHeading'),
    lead: () => say('findLead'),
    label: () => say('findField'),
    otpHeading: () => say('otpHeading'),
    otpHelp: () => say('otpHelp'),
    signIn: () => say('otpSubmit'),
    other: () => say('otpBack'),
    unknown: () => say('findUnknown'),
    shared: () => say('findShared'),
    lockedHelp: () => say('locked'),
    expired: () => say('expired'),
  },
};

interface FindCustomerProps {
  readonly staff: Schemas['StaffMember'];
  /** Staff searched by this, or work on a request. */
  readonly onFound: (query: string, request?: string) => void;
}

/**
 * The policyholder, and their one-time password: with it the desk acts for them, and only for them. Beside it, a request
 * of one who is not present, and for managers the end of a customer's sessions.
 */
export function FindCustomer({ staff, onFound }: FindCustomerProps): ReactElement {
  const aside = (
    <Stack gap="4">
      <OpenRequestForm onOpened={(request) => onFound('', request)} />
      {staff.roles.includes('branch-manager') && <EndSessionsForm />}
    </Stack>
  );
  return <SignInScreen facts={facts} aside={aside} onBegun={onFound} />;
}

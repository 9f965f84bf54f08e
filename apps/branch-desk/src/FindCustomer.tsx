import { type SignInFacts, SignInScreen } from '@lifedesk/journey';
import { recogniseLoginId } from '@lifedesk/rules';
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
    lockedHelp: () => say('locked'),
    expired: () => say('expired'),
  },
};

/** The policyholder, and their one-time password: with it the desk acts for them, and only for them. */
export function FindCustomer({ onFound }: { readonly onFound: (query: string) => void }): ReactElement {
  return <SignInScreen facts={facts} onBegun={onFound} />;
}

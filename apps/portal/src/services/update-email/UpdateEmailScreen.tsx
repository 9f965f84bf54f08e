import type { ReactElement } from 'react';
import { ChangeContactScreen } from '../../steps/change-contact/ChangeContactScreen.tsx';
import { contactJourney } from '../../steps/change-contact/contact-journey.ts';
import { companyEmailFacts, emailFacts } from './email-facts.ts';

export { updateEmail_pageName as pageName } from '../../paraglide/messages.js';

const journey = contactJourney(emailFacts);
const facts = { person: emailFacts, company: companyEmailFacts };

/** A new e-mail address. */
export default function UpdateEmailScreen(): ReactElement {
  return <ChangeContactScreen journey={journey} facts={facts} />;
}

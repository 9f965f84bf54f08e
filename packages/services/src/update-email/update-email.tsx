import { ChangeContactScreen, contactJourney } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { companyEmailFacts, emailFacts } from './email-facts.ts';

export { updateEmail_pageName as pageName } from '../texts.ts';

const journey = contactJourney(emailFacts);
const facts = { person: emailFacts, company: companyEmailFacts };

/** A new email address. */
export default function UpdateEmailScreen(): ReactElement {
  return <ChangeContactScreen journey={journey} facts={facts} />;
}

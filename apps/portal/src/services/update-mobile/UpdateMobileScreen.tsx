import type { ReactElement } from 'react';
import { ChangeContactScreen } from '../../steps/change-contact/ChangeContactScreen.tsx';
import { contactJourney } from '../../steps/change-contact/contact-journey.ts';
import { companyMobileFacts, mobileFacts } from './mobile-facts.ts';

export { updateMobile_pageName as pageName } from '../../paraglide/messages.js';

const journey = contactJourney(mobileFacts);
const facts = { person: mobileFacts, company: companyMobileFacts };

/** A new mobile number. */
export default function UpdateMobileScreen(): ReactElement {
  return <ChangeContactScreen journey={journey} facts={facts} />;
}

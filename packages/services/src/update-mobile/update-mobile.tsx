import { ChangeContactScreen, contactJourney } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import { companyMobileFacts, mobileFacts } from './mobile-facts.ts';

export { updateMobile_pageName as pageName } from '../texts.ts';

const journey = contactJourney(mobileFacts);
const facts = { person: mobileFacts, company: companyMobileFacts };

/** A new mobile number. */
export default function UpdateMobileScreen(): ReactElement {
  return <ChangeContactScreen journey={journey} facts={facts} />;
}

import { companyAtom, lazyPart } from '@lifedesk/journey';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { SwitchJourney } from './SwitchJourney.tsx';

export { switchFunds_pageName as pageName } from '../texts.ts';

/** The search of a company's policies, which only companies load. */
const CompanySwitch = lazyPart(() => import('./CompanySwitch.tsx'));

/** Moves money between the funds of a policy. */
export default function SwitchFundsScreen(): ReactElement {
  return useAtomValue(companyAtom) ? <CompanySwitch /> : <SwitchJourney />;
}

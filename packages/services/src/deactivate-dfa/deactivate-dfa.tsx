import { StopStrategyScreen } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { allocationFacts, allocationJourney } from './allocation-facts.ts';

export { deactivateDfa_pageName as pageName } from '../texts.ts';

/** Stops a dynamic fund allocation. */
export default function DeactivateDfaScreen(): ReactElement {
  return <StopStrategyScreen facts={allocationFacts} journey={allocationJourney} name={m.deactivateDfa_menuName()} />;
}

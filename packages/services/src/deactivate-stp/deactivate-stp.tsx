import { StopStrategyScreen } from '@lifedesk/journey';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { transfersFacts, transfersJourney } from './transfers-facts.ts';

export { deactivateStp_pageName as pageName } from '../texts.ts';

/** Stops a systematic transfer plan. */
export default function DeactivateStpScreen(): ReactElement {
  return <StopStrategyScreen facts={transfersFacts} journey={transfersJourney} name={m.deactivateStp_menuName()} />;
}

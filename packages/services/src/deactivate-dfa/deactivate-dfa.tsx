import { dfaEligiblePolicies, deactivateDfa as stop } from '@lifedesk/sdk';
import { stopStrategyService } from '../shared/stop-strategy/stop-strategy-service.tsx';
import * as m from '../texts.ts';
import { deactivateDfa } from './facts.ts';

export { deactivateDfa_pageName as pageName } from '../texts.ts';

/** Stops a dynamic fund allocation. */
export default stopStrategyService({
  id: deactivateDfa.id,
  workType: deactivateDfa.workType,
  list: dfaEligiblePolicies,
  stop,
  texts: {
    heading: m.deactivateDfa_heading,
    menuName: m.deactivateDfa_menuName,
    lead: m.deactivateDfa_lead,
    workType: m.deactivateDfa_workType,
    confirm: m.deactivateDfa_confirm,
    done: m.deactivateDfa_done,
    doneLater: m.deactivateDfa_doneLater,
    none: m.deactivateDfa_none,
    noneWhy: m.deactivateDfa_noneWhy,
  },
});

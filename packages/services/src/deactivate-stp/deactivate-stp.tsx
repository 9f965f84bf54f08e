import { deactivateStp as stop, stpEligiblePolicies } from '@lifedesk/sdk';
import { stopStrategyService } from '../shared/stop-strategy/stop-strategy-service.tsx';
import * as m from '../texts.ts';
import { deactivateStp } from './facts.ts';

export { deactivateStp_pageName as pageName } from '../texts.ts';

/** Stops a systematic transfer plan. */
export default stopStrategyService({
  id: deactivateStp.id,
  workType: deactivateStp.workType,
  list: stpEligiblePolicies,
  stop,
  texts: {
    heading: m.deactivateStp_heading,
    menuName: m.deactivateStp_menuName,
    lead: m.deactivateStp_lead,
    workType: m.deactivateStp_workType,
    confirm: m.deactivateStp_confirm,
    done: m.deactivateStp_done,
    doneLater: m.deactivateStp_doneLater,
    none: m.deactivateStp_none,
    noneWhy: m.deactivateStp_noneWhy,
  },
});

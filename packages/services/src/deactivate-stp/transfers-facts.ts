import { type StrategyFacts, strategyJourney } from '@lifedesk/journey';
import { deactivateStp as stop, stpEligiblePolicies } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { deactivateStp } from './facts.ts';

export const transfersFacts: StrategyFacts = {
  id: deactivateStp.id,
  workType: deactivateStp.workType,
  list: stpEligiblePolicies,
  stop,
  texts: {
    heading: m.deactivateStp_heading,
    lead: m.deactivateStp_lead,
    workType: m.deactivateStp_workType,
    confirm: m.deactivateStp_confirm,
    done: m.deactivateStp_done,
    doneLater: m.deactivateStp_doneLater,
    none: m.deactivateStp_none,
    noneWhy: m.deactivateStp_noneWhy,
  },
};

export const transfersJourney = strategyJourney(transfersFacts);

import { type StrategyFacts, strategyJourney } from '@lifedesk/journey';
import { dfaEligiblePolicies, deactivateDfa as stop } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { deactivateDfa } from './facts.ts';

export const allocationFacts: StrategyFacts = {
  id: deactivateDfa.id,
  workType: deactivateDfa.workType,
  list: dfaEligiblePolicies,
  stop,
  texts: {
    heading: m.deactivateDfa_heading,
    lead: m.deactivateDfa_lead,
    workType: m.deactivateDfa_workType,
    confirm: m.deactivateDfa_confirm,
    done: m.deactivateDfa_done,
    doneLater: m.deactivateDfa_doneLater,
    none: m.deactivateDfa_none,
    noneWhy: m.deactivateDfa_noneWhy,
  },
};

export const allocationJourney = strategyJourney(allocationFacts);

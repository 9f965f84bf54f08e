import type { PaymentFacts } from '@lifedesk/journey';
import * as m from '../texts.ts';
import { reinstatement } from './facts.ts';

/**
 * The texts about paying for a reinstatement. The contract has one purpose for every way to put a lapsed policy back in
 * force.
 */
export const reinstatementPayment: PaymentFacts = {
  purpose: 'revival',
  service: reinstatement.id,
  workType: m.reinstatement_workType,
  paidBody: m.reinstatement_paidBody,
  lookLater: m.reinstatement_lookLater,
};

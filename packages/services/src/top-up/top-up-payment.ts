import type { PaymentFacts } from '@lifedesk/journey';
import * as m from '../texts.ts';
import { topUp } from './facts.ts';

/** The texts about paying a top-up. */
export const topUpPayment: PaymentFacts = {
  purpose: 'top-up',
  service: topUp.id,
  endsJourney: true,
  workType: m.topUp_workType,
  paidBody: m.topUp_paidBody,
  lookLater: m.topUp_lookLater,
};

import type { PaymentFacts } from '@lifedesk/journey';
import * as m from '../texts.ts';
import { revivalScheme } from './facts.ts';

/** The texts about paying for a revival. */
export const revivalPayment: PaymentFacts = {
  purpose: 'revival',
  service: revivalScheme.id,
  endsJourney: true,
  workType: m.revivalScheme_workType,
  paidBody: m.revivalScheme_paidBody,
  lookLater: m.revivalScheme_lookLater,
};

import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Plans that fit a person's answers, and interest in them. With a full or payments-only session, and without. */
export const recommendedPlans = defineFacts({
  id: 'recommended-plans',
  access: 'either',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  quickLink: m.recommendedPlans_quickLink,
});

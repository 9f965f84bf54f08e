import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Plans that fit what a person answers, and interest in them. With a session, in one that can only pay, and without. */
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

import { defineFacts } from '@lifedesk/journey/service';

/** The funds of a unit-linked policy: units, prices, values, return, price history, and what can be taken out when. */
export const ulipPortfolio = defineFacts({
  id: 'ulip-portfolio',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});

import { defineFacts } from '@lifedesk/journey/service';

/** A cheque picked up at home: where, on which day and at what hour. */
export const chequePickup = defineFacts({
  id: 'cheque-pickup',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
});

import { defineFacts } from '@lifedesk/journey/service';

/** Stops a mandate, confirmed by an OTP; if a debit is in flight it becomes a case for staff. */
export const deactivateAutoDebit = defineFacts({
  id: 'deactivate-auto-debit',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'stop auto debit',
});

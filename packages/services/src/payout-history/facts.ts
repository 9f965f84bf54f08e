import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Every payout, its state, deductions and additions, and its certificate. */
export const payoutHistory = defineFacts({
  id: 'payout-history',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  pageName: m.payoutHistory_pageName,
});

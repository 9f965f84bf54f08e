import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** What can be done with a policy: keep it, stop paying, borrow, withdraw, surrender or revive it, side by side. */
export const compare = defineFacts({
  id: 'compare',
  access: 'private',
  audiences: ['retail', 'corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  pageName: m.compare_pageName,
});

import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Links through which someone else pays one premium: created, sent, listed and cancelled here. */
export const payLinks = defineFacts({
  id: 'pay-links',
  access: 'private',
  audiences: ['retail'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  pageName: m.payLinks_pageName,
});

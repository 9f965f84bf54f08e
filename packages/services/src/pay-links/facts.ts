import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** Links by which someone else pays one premium: made, sent, seen and cancelled here. */
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

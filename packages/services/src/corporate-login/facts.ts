import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** The sign-in for companies: client id, then an OTP to the corporate contact. */
export const corporateLogin = defineFacts({
  id: 'corporate-login',
  access: 'public',
  audiences: ['corporate'],
  backWhenSignedOut: false,
  backWhenSignedIn: 'as-it-was',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'login',
  onlySignedOut: true,
  pageName: m.corporateLogin_pageName,
  indexed: true,
});

import { defineFacts } from '@lifedesk/journey/service';
import * as m from '../texts.ts';

/** The sign-in for policyholders: policy number, mobile or email, then an OTP. Also the portal's entry. */
export const login = defineFacts({
  id: 'login',
  access: 'public',
  audiences: ['retail'],
  backWhenSignedOut: true,
  backWhenSignedIn: 'dashboard',
  leave: 'back-when-id',
  dependsOn: [],
  workType: 'login',
  onlySignedOut: true,
  atEntry: true,
  pageName: m.login_pageName,
  indexed: true,
});

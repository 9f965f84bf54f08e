import * as m from '../../paraglide/messages.js';
import { defineService } from '../../registry/define-service.ts';

/** The way in for policyholders: policy number, mobile or e-mail, then an OTP. Also the portal's entry. */
export const login = defineService({
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
  screen: () => import('./LoginScreen.tsx'),
});

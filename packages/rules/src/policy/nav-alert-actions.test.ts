import { expect, it } from 'vitest';
import { navAlertActions } from './nav-alert-actions.ts';

it.each([
  ['unit-linked', false, true, false],
  ['unit-linked', true, false, true],
  ['savings', false, false, false],
  ['savings', true, false, false],
] as const)('%s with NAV alerts %s: register %s, unregister %s', (line, hasNavAlerts, canRegister, canUnregister) => {
  expect(navAlertActions({ line, hasNavAlerts })).toEqual({ canRegister, canUnregister });
});

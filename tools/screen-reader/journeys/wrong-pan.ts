import { type Journey, openPublic, signIn, textPattern, withRole } from '../journey.ts';

/** Someone gives a PAN that is too short. */
export const wrongPanJourney: Journey = async (situation) => {
  const { reader, sandbox, locale } = situation;
  await openPublic(situation, '/cs');
  await signIn(situation, '501234567', 'login_field');
  reader.forget();
  const address = `${sandbox.origin.replace('http://', '')}/cs/update-pan`;
  await reader.open('Open /cs/update-pan', address, textPattern(locale, 'updatePan_pageName'));
  await reader.tabTo(withRole(textPattern(locale, 'updatePan_label'), 'entry'));
  await reader.type('Type ABCDE', 'ABCDE');
  await reader.tabTo(withRole(textPattern(locale, 'journey_continue'), 'button'));
  await reader.press('Enter', ['Return'], textPattern(locale, 'journey_problems'));
  await reader.tabTo(/link/);
  await reader.press('Enter on the error', ['Return'], /entry/);
  await reader.readOn(6);
};

import { type Journey, openPublic, signIn, textPattern } from '../journey.ts';

const CLIENT_ID = '90000001';

/** A company looks for an employee. */
export const companySearchJourney: Journey = async (situation) => {
  const { reader, locale } = situation;
  await openPublic(situation, '/cs/corporate-login');
  await signIn(situation, CLIENT_ID, 'corporateLogin_field');
  reader.forget();
  await reader.tabTo(textPattern(locale, 'findPolicy_help'));
  await reader.type('Type Sharma', 'Sharma', textPattern(locale, 'findPolicy_found', { count: 5 }));
  await reader.press('Down, into the list', ['Down']);
  await reader.press('Down', ['Down']);
  await reader.press('Escape', ['Escape']);
  await reader.type('Type xyzzy', 'xyzzy', textPattern(locale, 'findPolicy_nothing'));
  await reader.type('Type Sharma', 'Sharma', textPattern(locale, 'findPolicy_found', { count: 5 }));
  await reader.press('Down, into the list', ['Down']);
  await reader.press('Enter', ['Return'], /heading level 1/);
  await reader.readOn(20);
};

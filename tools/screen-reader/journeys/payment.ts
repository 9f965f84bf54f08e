import { type Journey, openPublic, signIn, textPattern, withRole } from '../journey.ts';

/** Someone pays a premium from the dashboard. */
const payment =
  (gatewayButton: string, result: string): Journey =>
  async (situation) => {
    const { reader, locale } = situation;
    await openPublic(situation, '/cs');
    await signIn(situation, '501234567', 'login_field');
    reader.forget();
    await reader.tabTo(withRole(textPattern(locale, 'dashboard_pay'), 'link'));
    await reader.press('Enter', ['Return'], textPattern(locale, 'payOnline_heading'));
    await reader.tabTo(withRole(textPattern(locale, 'payment_pay'), 'button'));
    await reader.press('Enter', ['Return'], /Simulated gateway/);
    await reader.tabTo(withRole(new RegExp(gatewayButton), 'button'));
    await reader.press('Enter', ['Return'], textPattern(locale, result));
    await reader.readOn(20);
  };

export const receivedJourney = payment('Approve payment', 'payment_paid');

export const declinedJourney = payment('Decline', 'payment_declined');

/** The bank takes five minutes. */
export const inProcessJourney: Journey = async (situation) => {
  const { reader, sandbox, locale } = situation;
  await sandbox.scenario('gateway late');
  await payment('Approve payment', 'payment_pending')(situation);
  await sandbox.advance('PT5M');
  await reader.wait('Wait until the bank has answered', textPattern(locale, 'payment_paid'));
};

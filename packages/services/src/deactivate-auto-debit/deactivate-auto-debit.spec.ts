import { confirm, Journey, signedIn, test } from '@lifedesk/e2e';

test('deactivate-auto-debit', async ({ page, sandbox, accessible }) => {
  const whose = /everything is paid, checked and complete/;
  const { person, portal } = await signedIn({ page, sandbox }, whose, '/cs/auto-debit');
  const journey = Journey.from(portal, 'deactivate-auto-debit', accessible);
  await journey.press(portal.link('autoDebit_stopOf'));
  await journey.expectAt('deactivateAutoDebit_heading');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'deactivateAutoDebit_confirm');
  await journey.follow(await journey.endsWithTicket('deactivateAutoDebit_done'));
});

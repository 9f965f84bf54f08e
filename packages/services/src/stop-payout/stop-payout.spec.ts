import {
  begin,
  changeAccount,
  changeContact,
  confirm,
  expect,
  Journey,
  openMail,
  type Sandbox,
  test,
  WITHOUT_SCRIPT,
} from '@lifedesk/e2e';

const PERSON = /Two payments of years ago never reached her/;
const NEW_EMAIL = 'thief@example.net';

/** The letter about a held payout that was sent to an address, if any. */
const letterTo = async (sandbox: Sandbox, address: string): Promise<string | undefined> =>
  (await sandbox.outbox(address)).find(({ text }) => text.includes('/cs/stop-payout#'))?.text;

test('a payout is stopped by the link in the letter to the contact from before the change', async ({
  page,
  sandbox,
  accessible,
}) => {
  const given = { page, sandbox, accessible };
  // the account on the policy sent a payout back, so it takes no more
  await changeAccount(given, PERSON);
  await sandbox.advance('P4D');
  // from a browser that has not been seen before, the payout is held as soon as it is ordered
  await page.context().clearCookies();
  const { person, portal, journey } = await begin(given, 'unclaimed-amount', 'unclaimedAmount_menuName', PERSON);
  await journey.press(page.getByRole('link', { name: portal.pattern('unclaimedAmount_claimOf') }).first());
  await journey.button('confirm_sendCode');
  await expect(portal.heading('otp_heading')).toBeVisible();
  await confirm(sandbox, journey, person.mobile, 'unclaimedAmount_send');
  await expect(portal.heading('unclaimedAmount_done')).toBeVisible();
  await changeContact(given, 'Email', NEW_EMAIL, NEW_EMAIL, PERSON);

  await sandbox.advance('PT1M');
  const letter = await letterTo(sandbox, person.email);
  expect(letter, 'the old address gets the link').toBeDefined();
  expect(await letterTo(sandbox, NEW_EMAIL), 'the new one does not').toBeUndefined();

  /** Through the link in the letter, as someone elsewhere without a session. */
  const openByLetter = async () => {
    await page.context().clearCookies();
    await page.goto(WITHOUT_SCRIPT);
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await openMail(page, letter ?? '');
    const stopping = Journey.from(portal, 'stop-payout', accessible);
    await stopping.press(page.getByRole('link', { name: '/cs/stop-payout#' }));
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (portal.locale === 'hi') await stopping.press(page.getByRole('button', { name: portal.text('app_language') }));
    return stopping;
  };
  // opened and left: it is still held, and the right is not in the address
  await (await openByLetter()).expectAt('stopPayout_heading');
  const stopping = await openByLetter();
  await stopping.expectAt('stopPayout_heading');
  expect(page.url()).toMatch(/\/cs\/stop-payout$/);
  await stopping.button('stopPayout_stop');
  await stopping.expectAt('stopPayout_stopped');
  const ticket = (await page.getByText(/^SR\d{10}$/).textContent()) ?? '';

  // opened again, it says what happened
  await (await openByLetter()).expectAt('stopPayout_stopped');
  await expect(page.getByText(ticket)).toBeVisible();

  await portal.openSignedIn(person, '/cs/payout-history');
  await stopping.expectAt('payoutHistory_heading');
  await expect(page.getByText(portal.text('payoutHistory_stoppedBody', { number: ticket }))).toBeVisible();
  await page.goto('/cs/track-service-requests');
  await stopping.expectAt('trackServiceRequests_heading');
  await expect(page.getByText(ticket).first()).toBeVisible();
});

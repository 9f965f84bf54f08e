import { begin, changeContact, confirm, expect, type Portal, type Sandbox, test } from '@lifedesk/e2e';

const PERSON = /Two payments of years ago never reached her/;
const NEW_EMAIL = 'thief@example.net';

/** The link to stop a payout that went to an address, if one did. */
const linkTo = async (sandbox: Sandbox, address: string): Promise<string | undefined> =>
  (await sandbox.outbox(address)).map(({ text }) => /\/cs\/stop-payout#[\w-]{22}/.exec(text)?.[0]).find(Boolean);

/** Opens the link as someone elsewhere, who has no session. */
async function openElsewhere(portal: Portal, link: string) {
  const { page } = portal;
  await page.context().clearCookies();
  await page.goto('/cs/brands.json');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await portal.open(link);
}

test('a payout is stopped by the link that went to the contact from before the change', async ({
  page,
  sandbox,
  accessible,
}) => {
  const given = { page, sandbox, accessible };
  const { person, portal, journey } = await begin(given, 'unclaimed-amount', 'unclaimedAmount_menuName', PERSON);
  await journey.press(page.getByRole('link', { name: portal.pattern('unclaimedAmount_claimOf') }).first());
  await journey.button('confirm_sendCode');
  await expect(portal.heading('otp_heading')).toBeVisible();
  await confirm(sandbox, journey, person.mobile, 'unclaimedAmount_send');
  await expect(portal.heading('unclaimedAmount_done')).toBeVisible();
  await changeContact(given, 'Email', NEW_EMAIL, NEW_EMAIL, PERSON);

  await sandbox.advance('PT1M');
  const link = await linkTo(sandbox, person.email);
  expect(link, 'the old address gets the link').toBeDefined();
  expect(await linkTo(sandbox, NEW_EMAIL), 'the new one does not').toBeUndefined();

  // opened twice: it is held still, and the right is not in the address
  for (let n = 0; n < 2; n++) {
    await openElsewhere(portal, link ?? '');
    await expect(portal.heading('stopPayout_heading')).toBeVisible();
    expect(page.url()).toMatch(/\/cs\/stop-payout$/);
  }
  await accessible(page);
  const stop = portal.button('stopPayout_stop');
  if (test.info().project.use.hasTouch) await stop.tap();
  else {
    await stop.focus();
    await page.keyboard.press('Enter');
  }
  await expect(portal.heading('stopPayout_stopped')).toBeVisible();
  await expect(page.getByText(/^SR\d{10}$/)).toBeVisible();
  await accessible(page);

  await openElsewhere(portal, link ?? '');
  await expect(portal.heading('stopPayout_stopped')).toBeVisible();
});

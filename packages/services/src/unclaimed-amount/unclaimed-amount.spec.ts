import { begin, changeAccount, confirm, expect, Portal, test } from '@lifedesk/e2e';

const SPECIAL = /Two payments of years ago never reached her/;

test('unclaimed-amount, once there is another account than the one that sent a payout back', async ({
  page,
  sandbox,
  accessible,
}) => {
  const refused = await begin({ page, sandbox, accessible }, 'unclaimed-amount', 'unclaimedAmount_menuName', SPECIAL);
  await refused.journey.expectAt('unclaimedAmount_heading');
  await expect(page.getByRole('link', { name: refused.portal.text('attention_bankAccount') })).toHaveCount(2);
  await expect(page.getByRole('link', { name: refused.portal.pattern('unclaimedAmount_claimOf') })).toHaveCount(0);
  await changeAccount({ page, sandbox, accessible }, SPECIAL);
  await sandbox.advance('P4D');
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'unclaimed-amount',
    'unclaimedAmount_menuName',
    SPECIAL,
  );
  await journey.expectAt('unclaimedAmount_heading');
  await journey.press(page.getByRole('link', { name: portal.pattern('unclaimedAmount_claimOf') }).first());
  await journey.expectAt('unclaimedAmount_reviewHeading');
  // back twice to the list: the page of the amount is its own history entry
  await page.goBack();
  await page.goForward();
  await journey.expectAt('unclaimedAmount_reviewHeading');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'unclaimedAmount_send');
  const ticket = await journey.endsWithTicket('unclaimedAmount_done');
  await expect(portal.link('unclaimedAmount_toPayouts')).toHaveAttribute('href', /\/cs\/payout-history$/);
  await journey.follow(ticket);
  await page.goto('/cs/payout-history');
  await journey.expectAt('payoutHistory_heading');
  const claimed = page.getByRole('heading', { level: 2, name: portal.text('payoutHistory_unclaimedAmount') });
  await expect(claimed).toBeVisible();
});

test('unclaimed-amount without a session', async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(SPECIAL);
  const portal = Portal.inSandbox(page, sandbox);
  await page.goto(`${sandbox.origin}/cs/unclaimed-amount`);
  await expect(portal.heading('unclaimedAmount_searchHeading')).toBeVisible();
  await accessible(page);
  await portal.button('unclaimedAmount_search').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await accessible(page);
  await portal.field('unclaimedAmount_name').fill('Someone Else');
  await page.getByRole('textbox', { name: portal.text('date_day') }).fill('1');
  await page.getByRole('textbox', { name: portal.text('date_month') }).fill('6');
  await page.getByRole('textbox', { name: portal.text('date_year') }).fill('1958');
  await portal.field('unclaimedAmount_pan').fill('AAAPA1234A');
  await portal.button('unclaimedAmount_search').click();
  await expect(page.getByText('Please enter your policy number for further validation').first()).toBeVisible();
  await portal.field('unclaimedAmount_policyNo').fill(person.policyNumbers[0] ?? '');
  await portal.button('unclaimedAmount_search').click();
  await expect(page.getByText(portal.text('unclaimedAmount_notFound'))).toBeVisible();
  await accessible(page);
  expect(page.url()).toMatch(/\/cs\/unclaimed-amount$/);
});

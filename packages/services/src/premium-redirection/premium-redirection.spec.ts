import { ANY_WIDTH, begin, confirm, expect, test } from '@lifedesk/e2e';

test('premium-redirection', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const whose = /switches, NAV alerts|systematic transfer/;
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'premium-redirection',
    'premiumRedirection_menuName',
    whose,
  );
  await journey.expectAt('premiumRedirection_heading');
  await journey.button('journey_continue');
  await expect(page.getByRole('alert')).toBeVisible();
  const shares = page.getByRole('textbox');
  for (const field of await shares.all()) await journey.fill(field, '0');
  await journey.fill(shares.first(), '100');
  await expect(page.getByText(portal.text('premiumRedirection_sum', { sum: 100 }))).toBeVisible();
  await journey.button('journey_continue');
  await journey.expectAt('premiumRedirection_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'confirm_action');
  await journey.follow(await journey.endsWithTicket('premiumRedirection_done'));
});

import { begin, confirm, expect, test } from '@lifedesk/e2e';

test('switch-funds', async ({ page, sandbox, accessible }) => {
  const whose = /switches, NAV alerts/;
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'switch-funds',
    'switchFunds_menuName',
    whose,
  );
  await journey.expectAt('switchFunds_outHeading');
  await journey.button('journey_continue');
  await expect(page.getByRole('alert')).toBeVisible();
  await journey.fill(page.getByRole('textbox').first(), '50');
  await journey.button('journey_continue');
  await journey.expectAt('switchFunds_inHeading');
  await journey.fill(page.getByRole('textbox').first(), '100');
  await expect(page.getByText(portal.text('switchFunds_sum', { sum: 100 }))).toBeVisible();
  await journey.button('journey_continue');
  await journey.expectAt('switchFunds_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'confirm_action');
  await journey.follow(await journey.endsWithTicket('switchFunds_done'));
});

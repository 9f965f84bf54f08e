import { ANY_WIDTH, begin, confirm, expect, test } from '@lifedesk/e2e';

test('mode-change', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin({ page, sandbox, accessible }, 'mode-change', 'modeChange_menuName');
  await journey.expectAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('modeChange_heading');
  const modes = page.getByRole('radio');
  await journey.choose(modes.first());
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('modeChange_same') })).toBeVisible();
  await journey.expectAt('modeChange_heading');
  await journey.chooseSecond(modes);
  await journey.button('journey_continue');
  await journey.expectAt('modeChange_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'confirm_action');
  await journey.follow(await journey.endsWithTicket('modeChange_done'));
});

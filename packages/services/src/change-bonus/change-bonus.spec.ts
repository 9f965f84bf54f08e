import { ANY_WIDTH, begin, confirm, expect, test } from '@lifedesk/e2e';

test('change-bonus', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'change-bonus',
    'changeBonus_menuName',
  );
  await journey.expectAt('changeBonus_heading');
  const options = page.getByRole('radio');
  await journey.choose(options.first());
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('changeBonus_same') })).toBeVisible();
  await journey.expectAt('changeBonus_heading');
  await journey.chooseSecond(options);
  await journey.button('journey_continue');
  await journey.expectAt('changeBonus_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'confirm_action');
  await journey.follow(await journey.endsWithTicket('changeBonus_done'));
});

import { ANY_WIDTH, begin, confirm, expect, test } from '@lifedesk/e2e';

test('nfo-details', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin({ page, sandbox, accessible }, 'nfo-details', 'nfoDetails_menuName');
  await journey.expectAt('nfoDetails_heading');
  const options = page.getByRole('radio');
  await journey.choose(options.first());
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('nfoDetails_same') })).toBeVisible();
  await journey.expectAt('nfoDetails_heading');
  await journey.chooseLast(options);
  await journey.button('journey_continue');
  await journey.expectAt('nfoDetails_workType');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'nfoDetails_send');
  await journey.follow(await journey.endsWithTicket('nfoDetails_done'));
});

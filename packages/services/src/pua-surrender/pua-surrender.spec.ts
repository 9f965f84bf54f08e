import { ANY_WIDTH, begin, confirm, expect, test } from '@lifedesk/e2e';

test('pua-surrender', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'pua-surrender',
    'puaSurrender_menuName',
  );
  await journey.expectAt('puaSurrender_heading');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('puaSurrender_missing') })).toBeVisible();
  await journey.chooseSecond(page.getByRole('radio'));
  await journey.field('puaSurrender_sum', '20000');
  await expect(page.getByText('₹12,420.00')).toBeVisible();
  await journey.button('journey_continue');
  await journey.expectAt('puaSurrender_reviewHeading');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'puaSurrender_send');
  await journey.follow(await journey.endsWithTicket('puaSurrender_done'));
});

import { ANY_WIDTH, begin, confirm, expect, test } from '@lifedesk/e2e';

test('ulip-surrender', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const whose = /switches, NAV alerts/;
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'ulip-surrender',
    'ulipSurrender_menuName',
    whose,
  );
  await journey.expectAt('choosePolicy_heading');
  await journey.choose(page.getByRole('radio').first());
  await journey.button('journey_continue');
  await journey.expectAt('ulipSurrender_heading');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('ulipSurrender_missing') })).toBeVisible();
  await journey.choose(page.getByRole('radio').first());
  await journey.fill(page.getByRole('textbox').first(), '100000');
  await expect(page.getByText(portal.text('ulipSurrender_brings'))).toBeVisible();
  await journey.button('journey_continue');
  await journey.expectAt('ulipSurrender_reviewHeading');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'ulipSurrender_send');
  await journey.follow(await journey.endsWithTicket('ulipSurrender_done'));
});

import { begin, confirm, expect, test } from '@lifedesk/e2e';

test('e-loan', async ({ page, sandbox, accessible }) => {
  const { person, portal, journey } = await begin(
    { page, sandbox, accessible },
    'e-loan',
    'eLoan_menuName',
    /One premium is due in ten days/,
  );
  await journey.expectAt('eLoan_heading');
  await journey.field('eLoan_amount', '99999999');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: /37,806\.61/ })).toBeVisible();
  await journey.field('eLoan_amount', '10000');
  // one more day in a leap year
  await expect(page.getByText(/₹95[02]\.\d\d/)).toBeVisible();
  await journey.button('journey_continue');
  await journey.expectAt('eLoan_personalHeading');
  await journey.button('journey_continue');
  await expect(page.getByRole('link', { name: portal.text('eLoan_occupationMissing') })).toBeVisible();
  await journey.pick(page.getByRole('combobox', { name: portal.text('eLoan_occupation') }), 'salaried');
  await journey.button('journey_continue');
  await journey.expectAt('eLoan_reviewHeading');
  await journey.button('confirm_sendCode');
  await journey.expectAt('otp_heading');
  await confirm(sandbox, journey, person.mobile, 'eLoan_send');
  await journey.follow(await journey.endsWithTicket('eLoan_done'));
});

import { ANY_WIDTH, decideAtGateway, expect, Journey, Portal, test } from '@lifedesk/e2e';

test('top-up, to its payment', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(/switches, NAV alerts, top-up/);
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.openSignedIn(person);
  const journey = await Journey.open(portal, 'top-up', portal.text('topUp_menuName'), accessible);
  await journey.expectAt('topUp_heading');
  await journey.field('topUp_amount', '1');
  await journey.button('journey_continue');
  await expect(portal.field('topUp_amount')).toHaveAttribute('aria-invalid', 'true');
  await journey.expectAt('topUp_heading');
  await journey.field('topUp_amount', '50000');
  await expect(page.getByText('+ ₹62,500.00')).toBeVisible();
  await expect(page.getByText(portal.text('topUp_taxTitle'))).toBeVisible();
  await journey.button('journey_continue');
  await journey.expectAt('topUp_splitHeading');
  await journey.button('journey_continue');
  await journey.expectAt('topUp_reviewHeading');
  await journey.press(page.getByRole('button', { name: /50,000/ }));
  await decideAtGateway(page, 'approve');
  await expect(page.getByText(portal.text('topUp_paidBody'))).toBeVisible();
  await journey.expectAt('payment_paid');
});

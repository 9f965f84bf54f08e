import { ANY_WIDTH, decideAtGateway, expect, Journey, Portal, test } from '@lifedesk/e2e';

test('reinstatement, to its payment', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(/Four lapsed policies/);
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.openSignedIn(person);
  const journey = await Journey.open(portal, 'reinstatement', portal.text('reinstatement_menuName'), accessible);
  await journey.expectAt('reinstatement_heading');
  await expect(page.getByRole('heading', { name: portal.text('reinstatement_othersHeading') })).toBeVisible();
  await journey.press(page.getByRole('button', { name: /18,000/ }));
  await decideAtGateway(page, 'approve');
  await expect(page.getByText(portal.text('reinstatement_paidBody'))).toBeVisible();
});

import { ANY_WIDTH, decideAtGateway, expect, Journey, Portal, test } from '@lifedesk/e2e';

test('pay-loan', ANY_WIDTH, async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(/loan is close to the surrender value/);
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.openSignedIn(person);
  const journey = await Journey.open(portal, 'pay-loan', portal.text('payLoan_menuName'), accessible);
  await journey.expectAt('payLoan_heading');
  await expect(page.getByText(portal.text('payLoan_closeTitle'))).toBeVisible();
  await journey.chooseLast(page.getByRole('radio'));
  const field = portal.field('payLoan_amount');
  await journey.fill(field, '1');
  await journey.press(page.getByRole('main').getByRole('button', { name: portal.text('payLoan_pay'), exact: true }));
  await expect(field).toBeFocused();
  await journey.fill(field, '50000');
  await journey.press(page.getByRole('button', { name: /50,000/ }));
  await decideAtGateway(page, 'approve');
  await expect(page.getByText(portal.text('payLoan_paidBody'))).toBeVisible();
  await expect(page.getByText(portal.text('payment_loanInterest'))).toBeVisible();
  await journey.expectAt('payment_paid');
});

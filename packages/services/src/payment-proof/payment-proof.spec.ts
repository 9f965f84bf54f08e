import { expect, Journey, Portal, test } from '@lifedesk/e2e';

test('payment-proof, from the number of a complaint to the payment', async ({ page, sandbox, accessible }) => {
  const people = await sandbox.people();
  const person = people.find(({ policyNumbers }) => policyNumbers.includes('508901242'));
  if (!person) throw new Error('no demo person has the policy');
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.openSignedIn(person);
  const journey = await Journey.open(portal, 'payment-proof', portal.text('paymentProof_menuName'), accessible);
  await journey.isAt('paymentProof_heading');
  await journey.field('ticketCheck_label', 'SR7719203846');
  await journey.button('journey_continue');
  await journey.isAt('paymentProof_paymentHeading');
  await journey.button('journey_continue');
  await expect(page.getByText(portal.text('paymentProof_railMissing')).first()).toBeVisible();
});

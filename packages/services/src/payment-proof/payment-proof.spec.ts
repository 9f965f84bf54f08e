import { expect, Journey, Portal, picture, test } from '@lifedesk/e2e';

const INDIA_AHEAD_MS = 5.5 * 3_600_000;

test('payment-proof, from the number of a complaint to its request', async ({ page, sandbox, accessible }) => {
  const people = await sandbox.people();
  const person = people.find(({ policyNumbers }) => policyNumbers.includes('508901242'));
  if (!person) throw new Error('no demo person has the policy');
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.openSignedIn(person);
  const journey = await Journey.open(portal, 'payment-proof', portal.text('paymentProof_menuName'), accessible);
  await journey.expectAt('paymentProof_heading');
  await journey.field('ticketCheck_label', 'SR7719203846');
  await journey.button('journey_continue');
  await journey.expectAt('paymentProof_paymentHeading');
  await journey.button('journey_continue');
  await expect(page.getByText(portal.text('paymentProof_railMissing')).first()).toBeVisible();
  await journey.chooseLast(page.getByRole('radio'));
  await journey.field('paymentProof_reference', 'SBIN4263251234567890');
  await journey.field('paymentProof_amount', '8450');
  const [year = '', month = '', day = ''] = new Date(Date.now() + INDIA_AHEAD_MS).toISOString().slice(0, 10).split('-');
  await journey.field('date_day', day);
  await journey.field('date_month', month);
  await journey.field('date_year', year);
  await journey.upload(picture);
  await journey.button('journey_continue');
  await journey.expectAt('paymentProof_reviewHeading');
  await journey.button('paymentProof_send');
  await journey.follow(await journey.endsWithTicket('paymentProof_done'));
});

import { ANY_WIDTH, decideAtGateway, downloadReceipt, expect, Portal, test } from '@lifedesk/e2e';

// as on a personal computer without a database server
test.use({ engine: 'embedded' });
// in one worker: otherwise each would start its own server for them
test.describe.configure({ mode: 'default' });

const DUE = /premium is due/;

test('without a database server: signs in, pays, gets the receipt, signs out', ANY_WIDTH, async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.signIn(await sandbox.personWhose(DUE));
  await portal.seesDashboard();
  await portal.payDue().first().click();
  await portal.button('payment_pay').click();
  await decideAtGateway(page, 'approve');
  await expect(portal.heading('payment_paid')).toBeVisible();
  await downloadReceipt(portal);
  await portal.link('app_toDashboard').click();
  await portal.seesDashboard();
  await expect(portal.payDue()).toHaveCount(0);
  await portal.signOut();
});

test(
  'a server that crashes while the payer is at the gateway loses nothing',
  ANY_WIDTH,
  async ({ page, sandbox, server }) => {
    const person = await sandbox.personWhose(DUE);
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs/pay-online');
    await portal.field('payment_field').fill(person.policyNumbers[0] ?? '');
    await portal.button('payOnline_seeDues').click();
    await portal.button('payment_pay').click();
    await page.getByRole('heading', { name: 'Confirm your payment' }).waitFor();
    await server.kill();
    await server.restart();
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
  },
);

import { decideAtGateway, downloadReceipt, expect, LOCALES, Portal, test } from '@lifedesk/e2e';

for (const locale of LOCALES)
  test(`signs in, pays, gets the receipt, signs out in ${locale}`, async ({ page, sandbox, accessible }) => {
    const person = await sandbox.personWhose(/premium is due/);
    const portal = Portal.inSandbox(page, sandbox, locale);
    await portal.signIn(person);
    await portal.seesDashboard();
    await portal.payDue().first().click();
    await expect(portal.heading('payOnline_heading')).toBeVisible();
    await expect(portal.button('payment_pay')).toBeVisible();
    await accessible(page);
    await portal.button('payment_pay').click();
    await decideAtGateway(page, 'approve');
    await expect(portal.heading('payment_paid')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${portal.text('payment_paid')}: `));
    await accessible(page);
    await downloadReceipt(portal);
    await portal.link('app_toDashboard').click();
    await portal.seesDashboard();
    await expect(portal.payDue()).toHaveCount(0);
    await portal.signOut();
  });

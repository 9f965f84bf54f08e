import { COMPANY, clientIdText, expect, Portal, test } from '@lifedesk/e2e';

test('a company signs in with its client id', async ({ page, sandbox, accessible }) => {
  const company = await sandbox.personWhose(COMPANY);
  const portal = Portal.inSandbox(page, sandbox, test.info().project.name === 'phone' ? 'hi' : 'en');
  await portal.open('/cs');
  await portal.link('login_company').click();
  await expect(portal.heading('corporateLogin_heading')).toBeVisible();
  await accessible(page);
  await portal.button('login_sendOtp').click();
  await expect(page.getByText(clientIdText('empty', portal.locale)).first()).toBeVisible();
  await portal.field('corporateLogin_field').fill(company.clientId);
  await portal.button('login_sendOtp').click();
  await expect(portal.heading('otp_heading')).toBeVisible();
  await accessible(page);
  await portal.giveOtp(await sandbox.otp(company.mobile));
  await portal.seesDashboard();
});

import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

test('the first address leads to the portal, and a twin to its address', ANY_WIDTH, async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await page.goto('/');
  await expect(page).toHaveURL(/\/cs$/);
  await expect(portal.heading('login_heading')).toBeVisible();
  await page.goto('/pay-online');
  await expect(page).toHaveURL(/\/cs\/pay-online$/);
  await expect(portal.heading('payOnline_heading')).toBeVisible();
});

for (const path of ['/cs/nowhere', '/cs/login/deeper', '/nowhere'])
  test(`${path} is not found, and says so`, async ({ page, sandbox, accessible }) => {
    const portal = Portal.inSandbox(page, sandbox);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(portal.heading('errors_heading404')).toBeVisible();
    await expect(page).toHaveTitle(/404 page not found/);
    await accessible(page);
  });

test(
  'titles name page and product, and only public pages are for search engines',
  ANY_WIDTH,
  async ({ page, sandbox }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs/pay-online');
    await expect(page).toHaveTitle(/Pay online.*Lifedesk/i);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
    await portal.open('/cs/logout');
    await expect(page).toHaveTitle(/Logout.*Lifedesk/i);
  },
);

test('a page for the signed-in asks to sign in, and then opens', ANY_WIDTH, async ({ page, sandbox }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const portal = Portal.inSandbox(page, sandbox);
  await page.goto('/cs/download-center');
  await expect(page).toHaveURL(/\/cs\/login\?redirectURL=%2Fcs%2Fdownload-center$/);
  await portal.giveLoginId(person.mobile);
  await portal.heading('otp_heading').waitFor();
  await portal.giveOtp(await sandbox.otp(person.mobile));
  await expect(page).toHaveURL(/\/cs\/download-center$/);
  await expect(portal.heading('downloadCenter_heading')).toBeVisible();
});

for (const elsewhere of ['https://evil.example/cs/dashboard', '//evil.example', '/cs/logout', 'javascript:alert(1)'])
  test(`a redirectURL of ${elsewhere} is not followed`, ANY_WIDTH, async ({ page, sandbox }) => {
    const person = await sandbox.personWhose(/premium is due/);
    const portal = Portal.inSandbox(page, sandbox);
    await portal.signIn(person, `/cs/login?redirectURL=${encodeURIComponent(elsewhere)}`);
    await portal.seesDashboard();
  });

test('an unknown policy id in the address says what happened, and leads back', ANY_WIDTH, async ({ page, sandbox }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(person, '/cs/policy-details?id=00000000-0000-4000-8000-000000000000');
  await expect(portal.heading('policyDetails_unknown')).toBeVisible();
  await expect(page.getByText(person.policyNumbers[0] ?? '')).toHaveCount(0);
});

import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

test('opens a policy, with its personal details masked', async ({ page, sandbox, accessible }) => {
  const person = await sandbox.personWhose(/premium is due/);
  const [policyNo = ''] = person.policyNumbers;
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(person);
  await portal.seesDashboard();
  await portal.openPolicy(policyNo);
  await expect(page.getByText(policyNo).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: portal.text('policyDetails_nominees') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await accessible(page);
  const text = await page.locator('main').textContent();
  expect(text).not.toContain(person.mobile.slice(-10));
  expect(text).not.toContain(person.email);
  expect(page.url()).not.toContain(policyNo);
});

test('switches NAV alerts on and off, and finds them so after a reload', ANY_WIDTH, async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/unit-linked/));
  await portal.seesDashboard();
  await portal.openPolicy();
  const on = portal.button('policyDetails_navRegister');
  const off = portal.button('policyDetails_navUnregister');
  await on.or(off).first().waitFor();
  if (await off.isVisible()) await off.click();
  await on.click();
  await expect(off).toBeVisible();
  await page.reload();
  await expect(off).toBeVisible();
  await off.click();
  await expect(on).toBeVisible();
});

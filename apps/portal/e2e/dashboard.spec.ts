import { expect, Portal, test } from '@lifedesk/e2e';

test('the bar at the foot of a phone leads to paying and opens the services; a desk has the menu instead', async ({
  page,
  sandbox,
}) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  const bar = page.getByRole('navigation', { name: portal.text('menu_bar') });
  if ((page.viewportSize()?.width ?? 0) >= 768) return expect(bar).toBeHidden();
  await bar.getByRole('button', { name: portal.text('menu_barServices') }).tap();
  await expect(page.getByRole('dialog', { name: portal.text('menu_label') })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: portal.text('menu_barPay') }).tap();
  await expect(page).toHaveURL(/\/cs\/pay-online$/);
  await expect(bar.getByRole('link', { name: portal.text('menu_barPay') })).toHaveAttribute('aria-current', 'page');
});

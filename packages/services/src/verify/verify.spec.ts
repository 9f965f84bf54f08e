import { readFile } from 'node:fs/promises';
import { decideAtGateway, expect, Portal, test } from '@lifedesk/e2e';

test('a receipt is checked from its PDF and from a picture, and without a network', async ({
  page,
  sandbox,
  accessible,
  complaints,
}) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.signIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  await portal.payDue().first().click();
  await portal.button('payment_pay').click();
  await decideAtGateway(page, 'approve');
  await expect(portal.heading('payment_paid')).toBeVisible();
  const code = page.getByRole('img', { name: portal.text('payment_checkCode') });
  await expect(code).toBeVisible();
  const picture = await code.screenshot();
  const download = page.waitForEvent('download');
  await portal.button('payment_downloadReceipt').click();
  const pdf = await readFile(await (await download).path());

  await portal.link('payment_checkLink').click();
  const genuine = page.getByText(portal.text('verify_genuine'));
  await expect(genuine).toBeVisible();
  await expect(page.getByText(portal.text('verify_valid'))).toBeVisible();
  await expect(page).toHaveURL(/\/cs\/verify$/);
  await accessible(page);

  await page.reload();
  await expect(portal.heading('verify_heading')).toBeVisible();
  const file = page.locator('input[type=file]').first();
  await file.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
  await expect(genuine).toBeVisible();

  // the second visit is the worker's
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('verify')).keys()).length))
    .toBeGreaterThan(5);
  // with the session that cannot be looked up now, then as someone elsewhere who has none
  await page.context().setOffline(true);
  await page.reload();
  await expect(portal.heading('verify_heading')).toBeVisible();
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().setOffline(true);
  await page.reload();
  await expect(portal.heading('verify_heading')).toBeVisible();
  await file.setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(genuine).toBeVisible();
  await expect(page.getByText(portal.text('verify_offline'))).toBeVisible();
  const changed = Buffer.from(pdf.toString('latin1').replaceAll(/(LD1~R~[^~]*~)\d/g, '$19'), 'latin1');
  await file.setInputFiles({ name: 'changed.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(page.getByText(portal.text('verify_changed'))).toBeVisible();
  await page.context().setOffline(false);
  // the browser's own words for each call that found no network
  complaints.splice(0);
});

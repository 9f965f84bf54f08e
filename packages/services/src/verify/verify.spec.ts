import { readFile } from 'node:fs/promises';
import { decideAtGateway, expect, Journey, signedIn, test } from '@lifedesk/e2e';

test('a receipt is checked from its PDF and from a picture, and without a network', async ({
  page,
  sandbox,
  accessible,
  complaints,
}) => {
  const { portal } = await signedIn({ page, sandbox }, /premium is due/, '/cs/pay-online');
  const journey = Journey.from(portal, 'verify', accessible);
  await journey.button('payment_pay');
  await decideAtGateway(page, 'approve');
  await journey.expectAt('payment_paid');
  const code = page.getByRole('img', { name: portal.text('payment_checkCode') });
  await expect(code).toBeVisible();
  const picture = await code.screenshot();
  const download = page.waitForEvent('download');
  await journey.button('payment_downloadReceipt');
  const pdf = await readFile(await (await download).path());

  await journey.press(portal.link('payment_checkLink'));
  const genuine = page.getByText(portal.text('verify_genuine'));
  await expect(genuine).toBeVisible();
  await expect(page.getByText(portal.text('verify_valid'))).toBeVisible();
  await expect(page).toHaveURL(/\/cs\/verify\?[^#]*$/);
  await expect(portal.link('verify_back')).toBeVisible();
  await journey.expectAt('verify_heading');

  await page.reload();
  await journey.expectAt('verify_heading');
  const file = page.locator('input[type=file]').first();
  await journey.chooseFile(file, { name: 'receipt.png', mimeType: 'image/png', buffer: picture });
  await expect(genuine).toBeVisible();

  // the worker serves the second visit
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('verify')).keys()).length))
    .toBeGreaterThan(5);
  // with a session that cannot be checked now, then as someone elsewhere without one
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
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (portal.locale === 'hi') await journey.press(page.getByRole('button', { name: portal.text('app_language') }));
  await expect(portal.heading('verify_heading')).toBeVisible();
  await journey.chooseFile(file, { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(genuine).toBeVisible();
  await expect(page.getByText(portal.text('verify_offline'))).toBeVisible();
  const changed = Buffer.from(pdf.toString('latin1').replaceAll(/(LD1~R~[^~]*~)\d/g, '$19'), 'latin1');
  await journey.chooseFile(file, { name: 'changed.pdf', mimeType: 'application/pdf', buffer: changed });
  await expect(page.getByText(portal.text('verify_changed'))).toBeVisible();
  await expect(genuine).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'changed.pdf' })).toBeFocused();
  await journey.expectAt('verify_heading');
  await page.context().setOffline(false);
  // the browser's own error for each call without a network
  complaints.splice(0);
});

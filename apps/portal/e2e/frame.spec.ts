import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';

test('reads the messages, and the language changes in place', async ({ page, sandbox, accessible }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  await page.getByRole('button', { name: /message/i }).click();
  await expect(page.getByRole('dialog', { name: portal.text('notices_heading') })).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const inHindi = new Portal(page, async () => '', 'hi');
  // on a phone its short name comes first
  await page.getByRole('button', { name: inHindi.text('app_language') }).click();
  await inHindi.seesDashboard();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await new Portal(page, async () => '', 'hi').seesDashboard();
});

test.describe('maintenance', () => {
  test('that is near is announced, and closes nothing yet', async ({ page, sandbox, accessible }) => {
    await sandbox.scenario('maintenance in ten minutes');
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await expect(page.getByText(/maintenance from \d.+ to \d/)).toBeVisible();
    await expect(portal.field('login_field')).toBeVisible();
    await accessible(page);
  });

  for (const [wrong, hours] of [
    ['five hours fast', 5],
    ['five hours slow', -5],
    ['a year slow', -365 * 24],
  ] as const)
    test(`that is near is announced on a device whose clock is ${wrong}`, ANY_WIDTH, async ({ page, sandbox }) => {
      await page.clock.install({ time: Date.now() + hours * 3_600_000 });
      await sandbox.scenario('maintenance in ten minutes');
      await Portal.inSandbox(page, sandbox).open('/cs');
      await expect(page.getByText(/maintenance from \d.+ to \d/)).toBeVisible();
    });

  test('that is on closes the portal, says until when, and opens again', async ({ page, sandbox, accessible }) => {
    await sandbox.scenario('maintenance now');
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs');
    await expect(portal.heading('maintenance_closedHeading')).toBeVisible();
    await accessible(page);
    await sandbox.scenario('maintenance now', false);
    await portal.button('maintenance_lookAgain').click();
    await expect(portal.field('login_field')).toBeVisible();
  });
});

import { expect, Portal, test } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

/** How long each answer takes, as on a slow network. */
const DELAY_MS = 800;
/** The most that a page may shift while it fills, as a share of the window. */
const LEAST_STABLE = 0.02;

const PEOPLE = [/premium is due/, /eleven days overdue/, /Nothing is wrong/, /unit-linked/, /annuity/];

/** Adds up how much the page shifts by itself, from its beginning. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}

for (const story of PEOPLE)
  test(`the dashboard of a person whose story says ${story.source} stays where it is while answers come late`, async ({
    page,
    sandbox,
  }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.signIn(await sandbox.personWhose(story));
    await portal.seesDashboard();
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
      await route.continue();
    });
    const shifted = await watchShifts(page);
    await page.reload();
    await portal.seesDashboard();
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBeLessThanOrEqual(LEAST_STABLE);
  });

test('the bar at the foot of a phone leads to paying and opens the services; a desk has the menu instead', async ({
  page,
  sandbox,
}) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.signIn(await sandbox.personWhose(/premium is due/));
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

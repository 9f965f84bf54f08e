import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

// in one worker: half of the time they wait, and other workers use that time
test.describe.configure({ mode: 'default' });

/**
 * How long each response takes for the dashboard and after a press: movement within 500 ms of a press does not count as
 * a shift.
 */
const DELAY_MS = 800;
/** The same for later pages, which are also painted without their responses. */
const DELAY_BEYOND_MS = 250;
/** The largest shift allowed while a page fills, as a share of the window. */
const LEAST_STABLE = 0.02;

/** Whose pages are watched at both widths, and whose on a phone only, where there is less room. */
const PEOPLE = [/premium is due/, /unit-linked/];
const ON_PHONES = [/eleven days overdue/, /Nothing is wrong/, /annuity/];
const PAGES = ['pay-online', 'policy-details', 'download-center', 'track-service-requests', 'update-nominee'];

/** Adds up how much the page shifts by itself, since its start or the last call. */
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
    page.evaluate(() => {
      const { shifts } = globalThis as unknown as { shifts: number[] };
      return shifts.splice(0).reduce((sum, value) => sum + value, 0);
    });
}

/** Chromium delays each response. Routing through the test would bypass the browser's cache. */
async function answersLate(page: Page): Promise<(delay: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (latency) => {
    const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { ...unlimited, latency });
  };
}

/** Waits until nothing on the page is loading. */
async function expectFilled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [role=status][data-state=loading]')).toHaveCount(0);
}

test('the sign-in page stays in place while its code and the OTP arrive late', async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  const shifted = await watchShifts(page);
  const delayBy = await answersLate(page);
  const person = await sandbox.personWhose(/Nothing is wrong/);
  await portal.open('/cs');
  await expectFilled(page);
  expect.soft(await shifted(), 'sign-in').toBeLessThanOrEqual(LEAST_STABLE);
  await delayBy(DELAY_MS);
  const loginId = person.policyNumbers[0] ?? person.mobile;
  // by keyboard: the help below the field follows the text, and a change after a key does not count as a shift
  await portal.field('login_field').pressSequentially(loginId);
  await portal.giveLoginId(loginId);
  await portal.heading('otp_heading').waitFor();
  await expectFilled(page);
  expect.soft(await shifted(), 'to the OTP').toBeLessThanOrEqual(LEAST_STABLE);
});

test('the sign-in page stays in place when its typeface arrives after its text', async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  const shifted = await watchShifts(page);
  const release = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await release.promise;
    await route.continue();
  });
  // the page counts as loaded only once it has the typeface
  await page.goto('/cs', { waitUntil: 'commit' });
  await portal.heading('login_heading').waitFor();
  await expect(page.locator('main [role=status][data-state=loading]')).toHaveCount(0);
  release.resolve();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Mukta'))).toBe(true);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await shifted()).toBeLessThanOrEqual(LEAST_STABLE);
});

for (const story of [...PEOPLE, ...ON_PHONES])
  test(
    `the pages of a person whose story says ${story.source} stay where they are while answers come late`,
    ON_PHONES.includes(story) ? ANY_WIDTH : {},
    async ({ page, sandbox }) => {
      const portal = Portal.inSandbox(page, sandbox);
      const shifted = await watchShifts(page);
      const delayBy = await answersLate(page);
      const person = await sandbox.personWhose(story);
      await portal.open('/cs');
      await portal.giveLoginId(person.policyNumbers[0] ?? person.mobile);
      await portal.heading('otp_heading').waitFor();
      await shifted();
      await delayBy(DELAY_MS);
      await portal.giveOtp(await sandbox.otp(person.mobile));
      await portal.seesDashboard();
      await expectFilled(page);
      expect.soft(await shifted(), 'from the OTP to the dashboard').toBeLessThanOrEqual(LEAST_STABLE);
      await page.reload();
      await portal.seesDashboard();
      await expectFilled(page);
      expect.soft(await shifted(), 'the dashboard').toBeLessThanOrEqual(LEAST_STABLE);
      const [policy] = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) =>
          links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.includes('/policy-details?id=')),
        );
      await delayBy(DELAY_BEYOND_MS);
      for (const service of PAGES) {
        await page.goto(service === 'policy-details' ? (policy ?? '') : `/cs/${service}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expectFilled(page);
        expect.soft(await shifted(), service).toBeLessThanOrEqual(LEAST_STABLE);
      }
    },
  );

import { ANY_WIDTH, expect, Portal, test } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

// a yellow colour of action, the longest names that are accepted, an international phone number
test.use({ installation: { LIFEDESK_BRAND: 'brands/amaltas-life.json' } });
test.describe.configure({ mode: 'default' });

async function expectToFit(page: Page) {
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
}

test(
  'the sign-in page of a light brand with long names fits a phone',
  ANY_WIDTH,
  async ({ page, sandbox, accessible }) => {
    const portal = Portal.inSandbox(page, sandbox);
    await portal.open('/cs/login');
    await expect(portal.button('login_sendOtp')).toHaveCSS('background-color', 'rgb(255, 196, 0)');
    const call = page.getByRole('contentinfo').locator('a[href="tel:+912240000377"]');
    await expect(call).toContainText('+91 (0)22 4000 0377');
    await expectToFit(page);
    await accessible(page);
  },
);

for (const language of ['en', 'hi'] as const)
  test(
    `the dashboard of a light brand with long names fits a phone, in ${language}`,
    ANY_WIDTH,
    async ({ page, sandbox, accessible }) => {
      const portal = Portal.inSandbox(page, sandbox, language);
      await portal.signIn(await sandbox.personWhose(/premium is due/));
      await portal.seesDashboard();
      await expectToFit(page);
      await accessible(page);
    },
  );

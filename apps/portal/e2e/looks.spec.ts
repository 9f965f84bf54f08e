import { ANY_WIDTH, expect, LOCALES, Portal, test } from '@lifedesk/e2e';
import type { Page } from '@playwright/test';

/** Nothing overflows on the right: a page that scrolls sideways hides content. */
async function fits(page: Page): Promise<void> {
  const { content, window: room } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(room);
}

/** Paragraphs in columns so narrow that words break into letters. */
const findNarrow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('p')]
      .filter((each) => each.textContent.length > 15 && each.checkVisibility() && each.clientWidth < 64)
      .map((each) => each.textContent),
  );

/** The figures of the overview: their font size in px, and which part of the width they fill. */
const figures = (page: Page): Promise<{ size: number; fills: number }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('dl[aria-label] > div > dt + dd')].map((each) => {
      const text = document.createRange();
      text.selectNodeContents(each);
      return {
        size: Number.parseFloat(getComputedStyle(each).fontSize),
        fills: text.getBoundingClientRect().width / each.getBoundingClientRect().width,
      };
    }),
  );

const PUBLIC = ['/cs', '/cs/pay-online', '/cs/logout', '/cs/ybl-error', '/cs/nowhere'];
const PRIVATE = ['/cs/dashboard', '/cs/pay-online', '/cs/download-center'];

test('the design is applied: its typeface, its colours, its sizes', async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.open('/cs');
  const styles = await portal.button('login_sendOtp').evaluate((button) => {
    const { backgroundColor, fontFamily } = getComputedStyle(button);
    return { backgroundColor, fontFamily, height: button.getBoundingClientRect().height };
  });
  expect(styles.fontFamily).toContain('Mukta');
  expect(styles.backgroundColor).toBe('rgb(139, 15, 78)');
  expect(styles.height).toBeGreaterThanOrEqual(44);
  // the typeface loads after the text: text shows in another font until then
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Mukta'))).toBe(true);
});

for (const locale of LOCALES)
  test(`every screen fits and can be read in ${locale}`, async ({ page, sandbox, accessible }) => {
    const portal = Portal.inSandbox(page, sandbox, locale);
    await portal.open('/cs');
    for (const path of PUBLIC) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await fits(page);
      await accessible(page);
    }
    await page.goto('/cs');
    const person = await sandbox.personWhose(/unit-linked/);
    await portal.giveLoginId(person.mobile);
    await portal.heading('otp_heading').waitFor();
    await portal.giveOtp(await sandbox.otp(person.mobile));
    await portal.seesDashboard();
    for (const path of PRIVATE) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await fits(page);
      await accessible(page);
    }
  });

test('a page enlarged to 200 % reflows', async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  // to a page, zooming is a narrower window; 320 CSS pixels are the narrowest that WCAG requires
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: Math.max(320, Math.round(width / 2)), height });
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  await expect(portal.payDue().first()).toBeVisible();
  await fits(page);
});

for (const typeface of ['its own', 'a fallback'])
  test(`text twice as large in ${typeface} typeface loses nothing`, async ({ page, sandbox }) => {
    if (typeface === 'a fallback') await page.route('**/*.woff2', (route) => route.abort());
    const portal = Portal.inSandbox(page, sandbox);
    await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
    await portal.seesDashboard();
    await expect(portal.payDue().first()).toBeVisible();
    const before = await figures(page);
    expect(before.length).toBeGreaterThan(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(portal.payDue().first()).toBeVisible();
    // twice as large, or as large as fits in the widest font
    for (const [at, { size, fills }] of (await figures(page)).entries())
      if (fills < 0.6) expect(size).toBeCloseTo(2 * (before[at]?.size ?? 0), 0);
    await fits(page);
    expect(await findNarrow(page)).toEqual([]);
  });

test('on a low or much enlarged screen nothing stays in the way', async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  const { width } = page.viewportSize() ?? { width: 1280 };
  await page.setViewportSize({ width, height: 400 });
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  await portal.payDue().first().waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  // the phone's bar is part of the header
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await fits(page);
});

test('with text half as large again nothing stays in the way', ANY_WIDTH, async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.openSignedIn(await sandbox.personWhose(/premium is due/));
  await portal.seesDashboard();
  const staying = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, header *')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((each) => getComputedStyle(each).position)
        .filter((position) => position === 'sticky' || position === 'fixed'),
    );
  expect(await staying()).toContain('sticky');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await expect.poll(staying).toEqual([]);
});

test('people who prefer reduced motion get none', async ({ page, sandbox }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.open('/cs');
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((each) => each.playState === 'running')
        .map((each) => String(each.effect)),
    );
  expect(await moving()).toEqual([]);
  await portal.giveLoginId('999999999');
  await page.getByText('Invalid login credentials').waitFor();
  expect(await moving()).toEqual([]);
});

test('unreadable text and missing names are found in light and in dark', async ({ page, sandbox, accessible }) => {
  const portal = Portal.inSandbox(page, sandbox);
  await portal.open('/cs');
  await accessible(page);
  const faint = [
    'h1 { color: #ddd !important }',
    '@media (prefers-color-scheme: dark) { h1 { color: #222 !important } }',
  ];
  for (const css of faint) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
      document.body.dataset.planted = text;
    }, css);
    await expect(accessible(page)).rejects.toThrow(/color-contrast/);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    delete document.body.dataset.planted;
  });
  for (const part of ['main', 'header']) {
    await page.evaluate((where) => document.querySelector(where)?.append(document.createElement('button')), part);
    await expect(accessible(page)).rejects.toThrow(/button-name/);
    await page.evaluate((where) => document.querySelector(where)?.lastChild?.remove(), part);
  }
});

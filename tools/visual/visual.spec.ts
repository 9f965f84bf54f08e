import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { TOLERANCE } from './playwright.config.ts';
import { nameOf, type Shot, shotsOf } from './stories.ts';
import { openStorybook, readIndex, showShot, strangeFonts } from './storybook.ts';

const allShots = shotsOf(readIndex());

// a worker shows all its stories on one page, one after another, because opening Storybook takes longer than a story
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await use(await openStorybook(context, allShots[0]?.story ?? ''));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

// first, because Chromium may keep the white background of forced colours, which run last, until the next repaint
test.describe('a change is seen', () => {
  const shot: Shot = {
    story: 'components-button--every-variant',
    width: 'phone',
    look: { brand: 'meru', scheme: 'light', language: 'en' },
  };
  const reference = `${nameOf(shot)}.png`;
  const changes = {
    'a colour one shade darker': ':root { --ld-color-accent: #7a0d44 !important }',
    'corners that are not round': 'button { border-radius: 0 !important }',
    'a button lower by one pixel': 'button { position: relative; top: 1px }',
    'another typeface': ':root { --ld-type-family: serif !important }',
  };

  for (const [change, css] of Object.entries(changes))
    test(change, async ({ storybook: page }) => {
      await showShot(page, shot);
      await expect(page).toHaveScreenshot(reference, { fullPage: true });
      const style = await page.addStyleTag({ content: css });
      const after = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
      await style.evaluate((element) => (element as Element).remove());
      expect(after).not.toMatchSnapshot(reference, TOLERANCE);
    });

  test('text in a typeface of the computer', async ({ storybook: page }) => {
    await showShot(page, shot);
    const style = await page.addStyleTag({ content: 'button { font-family: monospace !important }' });
    const found = await strangeFonts(page);
    await style.evaluate((element) => (element as Element).remove());
    expect(found).not.toEqual([]);
  });
});

for (const shot of allShots)
  test(nameOf(shot), async ({ storybook: page }) => {
    await showShot(page, shot);
    expect(await strangeFonts(page), 'drawn with a typeface of this computer').toEqual([]);
    await expect(page).toHaveScreenshot(`${nameOf(shot)}.png`, { fullPage: true });
  });

test('every accepted screenshot is of a story', () => {
  const accepted = readdirSync(join(import.meta.dirname, 'references'));
  expect(accepted.filter((file) => !allShots.some((shot) => `${nameOf(shot)}.png` === file))).toEqual([]);
});

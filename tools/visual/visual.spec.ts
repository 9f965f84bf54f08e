import { test as base, expect } from '@playwright/test';
import { TOLERANCE } from './playwright.config.ts';
import { allShots, nameOf, type Shot } from './stories.ts';
import { openStory, serveStorybook, strangeFonts } from './storybook.ts';

const test = base.extend({
  context: async ({ context }, use) => {
    await serveStorybook(context);
    await use(context);
  },
});

for (const shot of allShots)
  test(nameOf(shot), async ({ page }) => {
    await openStory(page, shot);
    expect(await strangeFonts(page), 'drawn with a typeface of this computer').toEqual([]);
    await expect(page).toHaveScreenshot(`${nameOf(shot)}.png`, { fullPage: true });
  });

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
    test(change, async ({ page }) => {
      await openStory(page, shot);
      const before = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
      expect(before).toMatchSnapshot(reference, TOLERANCE);
      await page.addStyleTag({ content: css });
      const after = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
      expect(after).not.toMatchSnapshot(reference, TOLERANCE);
    });

  test('text in a typeface of the computer', async ({ page }) => {
    await openStory(page, shot);
    await page.addStyleTag({ content: 'button { font-family: monospace !important }' });
    expect(await strangeFonts(page)).not.toEqual([]);
  });
});

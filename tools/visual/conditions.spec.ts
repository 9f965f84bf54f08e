import { test as base, expect, type Page } from '@playwright/test';
import { lengthen, moving, restore, tooSmall, unreadable } from './in-page.ts';
import { widths } from './stories.ts';
import { openStorybook, readIndex, showStory } from './storybook.ts';

const stories = Object.values(readIndex()).filter(({ type }) => type === 'story');
const FIRST = stories[0]?.id ?? '';

// a worker shows all its stories on one page, one after another, because opening Storybook takes longer than a story
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      await use(await openStorybook(context, FIRST));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits for a new layout and for the page's own scripts to respond. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

const phone = { width: widths.phone, height: 740 };

const on = (page: Page, attributes: Partial<Record<'dir' | 'style', string>>) =>
  page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) document.documentElement.setAttribute(name, value);
  }, attributes);

let written: string[] = [];

/** Settings that a person may have, and how to apply them to the page. */
const conditions: Record<string, { set: (page: Page) => Promise<void>; unset: (page: Page) => Promise<void> }> = {
  'text of 200 %': {
    set: (page) => on(page, { style: 'font-size: 200%' }),
    unset: (page) => on(page, { style: '' }),
  },
  'from right to left': { set: (page) => on(page, { dir: 'rtl' }), unset: (page) => on(page, { dir: 'ltr' }) },
  'a language with longer words': {
    set: async (page) => {
      written = await page.evaluate(lengthen);
    },
    unset: (page) => page.evaluate(restore, written),
  },
  'a language with longer words, from right to left': {
    set: async (page) => {
      written = await page.evaluate(lengthen);
      await on(page, { dir: 'rtl' });
    },
    unset: async (page) => {
      await page.evaluate(restore, written);
      await on(page, { dir: 'ltr' });
    },
  },
  'a laplet': {
    set: (page) => page.setViewportSize({ width: widths.laplet, height: 1024 }),
    unset: (page) => page.setViewportSize(phone),
  },
};

for (const [title, those] of Map.groupBy(stories, (story) => story.title))
  test(title, async ({ storybook: page }) => {
    await page.setViewportSize(phone);
    const problems: Record<string, string[]> = {};
    for (const { id } of those) {
      await showStory(page, id);
      problems[`${id}, with less motion`] = await page.evaluate(moving);
      problems[`${id}, on a phone`] = await page.evaluate(unreadable);
      problems[`${id}, for a thumb`] = await page.evaluate(tooSmall);
      for (const [condition, { set, unset }] of Object.entries(conditions)) {
        await set(page);
        await settle(page);
        problems[`${id}, ${condition}`] = await page.evaluate(unreadable);
        await unset(page);
      }
    }
    expect(Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0))).toEqual({});
  });

test.describe('is found', () => {
  const STORY = 'components-card--with-aside';
  const planted: Record<string, { css: string; check: () => string[]; says: RegExp }> = {
    'a page that is too wide': {
      css: 'h2 { flex: none; inline-size: 500px }',
      check: unreadable,
      says: /^the page is \d+ px wide/,
    },
    'text that a box hides': {
      css: 'h2 { block-size: 10px; overflow: hidden }',
      check: unreadable,
      says: /is cut off by <h2/,
    },
    'text on the wrong side of the window': {
      css: 'h2 { position: relative; inset-inline-start: -90px }',
      check: unreadable,
      says: /is cut off by the window/,
    },
    'text on other text': {
      css: 'section { display: grid } section > * { grid-area: 1 / 1 }',
      check: unreadable,
      says: /overlap/,
    },
    'a button that a thumb would miss': {
      css: 'section a { display: block !important; block-size: 30px; min-block-size: 0 !important; padding: 0 !important }',
      check: tooSmall,
      says: /is 3\d px high/,
    },
    'an animation': {
      css: '@keyframes turn { to { rotate: 1turn } } h2 { animation: turn 9s }',
      check: moving,
      says: /moves its rotate/,
    },
    'a transition': { css: 'h2 { transition: translate 1s }', check: moving, says: /to change its translate/ },
  };

  for (const [what, { css, check, says }] of Object.entries(planted))
    test(what, async ({ storybook: page }) => {
      await page.setViewportSize(phone);
      await showStory(page, STORY);
      expect(await page.evaluate(check)).toEqual([]);
      const style = await page.addStyleTag({ content: css });
      await settle(page);
      const found = await page.evaluate(check);
      await style.evaluate((element) => (element as Element).remove());
      expect(found).toContainEqual(expect.stringMatching(says));
    });

  test('a language with longer words, which is taken back', async ({ storybook: page }) => {
    await showStory(page, STORY);
    const heading = page.locator('h2').first();
    const before = (await heading.textContent()) ?? '';
    const own = await page.evaluate(lengthen);
    expect((await heading.textContent())?.length).toBeGreaterThan(before.length * 1.2);
    await page.evaluate(restore, own);
    expect(await heading.textContent()).toBe(before);
  });

  test('what ends with an ellipsis is not', async ({ storybook: page }) => {
    await showStory(page, STORY);
    const css = 'h2 { inline-size: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }';
    const style = await page.addStyleTag({ content: css });
    await settle(page);
    const found = await page.evaluate(unreadable);
    await style.evaluate((element) => (element as Element).remove());
    expect(found).toEqual([]);
  });
});

// What assistive technology sees of every service screen: the accessibility tree of each story, in
// English and in Hindi.
import { type Browser, type Page, chromium as playwright } from '@playwright/test';
import { chromium } from '../chromium.ts';
import { buildWholeStorybook, wholeStorybookFolder } from '../storybook.ts';
import { openStorybook, showShot } from '../visual/storybook.ts';
import type { Pins } from './kept-file.ts';
import { stories } from './stories.ts';
import { explain, hashOf } from './whole-texts.ts';

const LANGUAGES = ['en', 'hi'] as const;
/** Stories of whole screens; the components have pictures. */
const SCREEN = /^portal-/;
const AT_ONCE = 2;

export async function trees(): Promise<Pins> {
  await buildWholeStorybook();
  const ids = [...(await stories()).keys()].filter((id) => SCREEN.test(id)).sort();
  // the stories of a service share a page, always in the same order; another service starts with a new page
  const services = [...Map.groupBy(ids, (id) => id.split('--')[0]).values()];
  const found = new Map<string, string>();
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: ['--no-sandbox', '--disable-quic'],
  });
  const worker = async () => {
    for (let next = services.shift(); next; next = services.shift())
      for (const [key, tree] of await treesOf(browser, next)) found.set(key, hashOf(tree));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await browser.close();
  return found;
}

/** The trees of the stories of one service, by story and language. */
async function treesOf(browser: Browser, ids: readonly string[]): Promise<Map<string, string>> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  const found = new Map<string, string>();
  try {
    const page = await openStorybook(context, ids[0] ?? '', wholeStorybookFolder);
    for (const language of LANGUAGES)
      for (const story of ids) found.set(`${story} ${language}`, await treeOf(page, story, language));
    return found;
  } finally {
    await context.close();
  }
}

/** A tree, or the reason why there is none. */
async function treeOf(page: Page, story: string, language: 'en' | 'hi'): Promise<string> {
  try {
    await showShot(page, { story, width: 'desk', look: { brand: 'meru', scheme: 'light', language } });
    return withoutIds(`${await page.title()}\n${await page.locator('body').ariaSnapshot()}`);
  } catch (error) {
    return `no tree: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  }
}

/**
 * React numbers its ids, so one more anywhere changes all of them; the reference of a failed call is random.
 */
const withoutIds = (tree: string) =>
  tree
    .replaceAll(/#_r_\w+_/g, '#<id>')
    .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4})+\b/g, '<reference>');

export const explainTrees = (before: string, after: string): string[] => explain(before, after);

// What assistive technology gets of every screen of the services: the accessibility tree of each of their stories, in
// English and in Hindi.
import { type Browser, chromium as playwright } from '@playwright/test';
import { chromium } from '../chromium.ts';
import { buildWholeStorybook, wholeStorybookFolder } from '../storybook.ts';
import { openStory, serveStorybook } from '../visual/storybook.ts';
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
  const wanted = ids.flatMap((id) => LANGUAGES.map((language) => ({ id, language })));
  const found = new Map<string, string>();
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: ['--no-sandbox', '--disable-quic'],
  });
  const worker = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift())
      found.set(`${next.id} ${next.language}`, hashOf(await treeOf(browser, next.id, next.language)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await browser.close();
  return found;
}

/**
 * React counts the ids that it makes, so one more of them anywhere changes all; the reference of a failed call is random.
 */
const withoutIds = (tree: string) =>
  tree
    .replaceAll(/#_r_\w+_/g, '#<id>')
    .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4})+\b/g, '<reference>');

/** A tree, or why there is none. */
async function treeOf(browser: Browser, story: string, language: 'en' | 'hi'): Promise<string> {
  const context = await browser.newContext({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  try {
    await serveStorybook(context, wholeStorybookFolder);
    const page = await context.newPage();
    await openStory(page, { story, width: 'desk', look: { brand: 'meru', scheme: 'light', language } });
    return withoutIds(`${await page.title()}\n${await page.locator('body').ariaSnapshot()}`);
  } catch (error) {
    return `no tree: ${error instanceof Error ? error.message.split('\n')[0] : error}`;
  } finally {
    await context.close();
  }
}

export const explainTrees = (before: string, after: string): string[] => explain(before, after);

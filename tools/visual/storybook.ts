import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { storybookFolder } from '../storybook.ts';
import { type Shot, widths } from './stories.ts';

/** An origin that exists only in these browsers and serves the files of the built Storybook. */
const ORIGIN = 'http://storybook.invalid';
/** Everything on the page except Storybook's own hidden elements. */
const STORY = 'body > :not([class^="sb-"]), body > :not([class^="sb-"]) *';
/** What the page of a story reports about itself. */
interface Preview {
  channel: { emit(event: string, payload: unknown): void };
  currentRender?: { id?: string; phase?: string };
}
/** A story or a page of the built Storybook. */
interface Entry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}
/** Everything in the built Storybook, by id. */
export const readIndex = (): Readonly<Record<string, Entry>> =>
  JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')).entries;

/** The time in every story. */
const NOW = new Date('2027-03-17T05:00:00Z');

async function serveStorybook(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return await route.abort();
    await route.fulfill({ path: join(storybookFolder, decodeURIComponent(pathname)) });
  });
}

/** Opens Storybook at a story, for `showStory` and `showShot`. */
export async function openStorybook(context: BrowserContext, story: string): Promise<Page> {
  await serveStorybook(context);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  // a countdown measures by this timer as well, which setFixedTime leaves running
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await page.goto(`${ORIGIN}/iframe.html?id=${story}&viewMode=story`);
  await standsStill(page, story);
  // A screenshot hides the caret by its colour, which forced colours restore, so it must not blink.
  await page.addStyleTag({ content: '* { caret-animation: manual !important }' });
  return page;
}

/** Opens the documentation page of a component. */
export async function openDocs(context: BrowserContext, id: string): Promise<Page> {
  await serveStorybook(context);
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/iframe.html?id=${id}&viewMode=docs`);
  return page;
}

/** Shows another story in an open Storybook, like its sidebar, and waits until it is stable: drawn, played, fonts loaded. */
export async function showStory(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
  await standsStill(page, story);
}

/** Shows a story in an open Storybook with the look of a shot, rendered from scratch, and waits until it is stable. */
export async function showShot(page: Page, { story, width, look, forced }: Shot): Promise<void> {
  await page.setViewportSize({ width: widths[width], height: 740 });
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
  await page.mouse.move(0, 0);
  const before = await page.evaluate((globals) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    preview.channel.emit('updateGlobals', { globals });
    return preview.currentRender?.id ?? '';
  }, look);
  // Storybook reloads the page, and so loses the look, if another story is chosen while this one is still being redrawn
  await standsStill(page, before);
  await page.evaluate((storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__: Preview };
    const isShown = preview.currentRender?.id === storyId;
    document.querySelector('#storybook-root > *')?.setAttribute('data-before', '');
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    if (isShown) preview.channel.emit('forceRemount', { storyId });
    else preview.channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
  await page.locator('[data-before]').waitFor({ state: 'detached' });
  // on a busy machine the first story of a page is drawn once more, in the look asked for
  const { brand, scheme, language } = look;
  await page
    .locator(`html[data-brand="${brand}"][data-scheme="${scheme}"][lang="${language}"]`)
    .waitFor({ state: 'attached' });
  await standsStill(page, story);
}

async function standsStill(page: Page, story: string): Promise<void> {
  const ended = await page.waitForFunction((id) => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as { __STORYBOOK_PREVIEW__?: Preview };
    const { id: shown, phase = '' } = preview?.currentRender ?? {};
    return shown === id && ['completed', 'finished', 'errored'].includes(phase) && phase;
  }, story);
  await page.locator('body.sb-show-main, body.sb-show-errordisplay').waitFor();
  const failed = page.locator('body.sb-show-errordisplay #error-message');
  if (await failed.isVisible()) throw new Error(`${story} failed: ${await failed.textContent()}`);
  if ((await ended.jsonValue()) === 'errored') throw new Error(`${story} failed`);
  await page.evaluate(() => document.fonts.ready);
}

/** The fonts used on the page that are not part of it; there should be none. */
export async function strangeFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: STORY });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.add(familyName);
  }
  await session.detach();
  return [...found];
}

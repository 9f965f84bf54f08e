import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The rule sets of WCAG 2.2 up to level AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type Scheme = 'light' | 'dark';

const EVERYTHING = { runOnly: { type: 'tag', values: WCAG } } as const satisfies RunOptions;
/** In other schemes the same elements have different colours. */
const COLOURS = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const satisfies RunOptions;

/** Less than half the size of the package's main file; it is sent to each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks that the page has no violations of WCAG 2.2 AA. Journeys share pages, and checking once is enough: a frame (everything but
 * `main`) and a `main` that any worker of this run has already passed are skipped, and where only the words or the width differ,
 * only the colours are checked.
 * @param installation what else the page's appearance depends on
 * @param schemes to check: everything in the first, only colours in the others
 */
export async function expectAccessible(
  page: Page,
  installation: string,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  const { frame, main, width, hasAxe } = await stateOf(page);
  const fileOf = (what: string) => passedFile(`${installation} ${what}`);
  const [frameSeen, mainSeen] = [frame, main].map((part) => fileOf(`${schemes} ${width} ${part}`));
  const [frameBuilt, mainBuilt] = [frame, main].map((part) => fileOf(structureOf(part)));
  const isFrameNew = !isPassed(frameSeen);
  if (!isFrameNew && isPassed(mainSeen)) return;
  if (!hasAxe) await page.evaluate(`(() => { ${axeSource} })()`);
  const isBuiltTheSame = isPassed(mainBuilt) && (!isFrameNew || isPassed(frameBuilt));
  for (const [at, scheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme: scheme });
    await untilSettled(page, scheme);
    const rules = at === 0 && !isBuiltTheSame ? EVERYTHING : COLOURS;
    expect(await violations(page, isFrameNew ? 'html' : 'main', rules), `accessibility in ${scheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const passed of [frameSeen, mainSeen, frameBuilt, mainBuilt]) if (passed) writeFileSync(passed, '');
}

/** The elements and attributes without their words. */
const structureOf = (html: string): string =>
  html
    .replaceAll(/>[^<]*[^\s<][^<]*</g, '>words<')
    .replaceAll(/\b(aria-label|aria-description|title|placeholder|alt|value|lang)="[^"]+"/g, '$1="words"');

const isPassed = (file: string | undefined): boolean => file !== undefined && existsSync(file);

/**
 * Waits until the page shows the scheme: its styles apply, transitions of colours have ended, and a frame was drawn. On a slow
 * machine that takes longer than the next call, and contrast would be measured between two colours.
 */
const untilSettled = (page: Page, scheme: Scheme): Promise<void> =>
  page.evaluate(async (scheme) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await frame();
  }, scheme);

/** In the run's output folder, which Playwright empties at the start of each run. */
function passedFile(state: string): string {
  const folder = join(test.info().project.outputDir, 'accessible');
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash('sha256').update(state).digest('hex'));
}

const violations = (page: Page, part: 'html' | 'main', options: RunOptions): Promise<string[]> =>
  page.evaluate(
    async ({ part, options }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const where = part === 'html' ? document : part;
      // To axe a button that has scrolled half under the bar is too small.
      const bar = document.querySelector<HTMLElement>('#root header');
      bar?.style.setProperty('position', 'static');
      const found = await axe.run(where, { ...options, resultTypes: ['violations'] });
      bar?.style.removeProperty('position');
      return found.violations.map(
        ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target).join(' ')}`,
      );
    },
    { part, options },
  );

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The page without its numbers and ids: the same elements and words. */
async function stateOf(page: Page): Promise<{ frame: string; main: string; width: number; hasAxe: boolean }> {
  const { html, main, width, hasAxe } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    main: document.querySelector('main')?.outerHTML ?? '',
    width: innerWidth,
    hasAxe: 'axe' in window,
  }));
  const state = (part: string) => part.replaceAll(UUID, '0').replaceAll(/\d+/g, '0');
  return { frame: state(main ? html.replace(main, '') : html), main: state(main), width, hasAxe };
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The rule sets of WCAG 2.2 up to level AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** In light everything; dark has the same elements in other colours, so only what looks at colours. */
const SCHEMES = {
  light: { runOnly: { type: 'tag', values: WCAG } },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>;

/** Less than half of what the package's main file weighs, and sent to each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finds nothing wrong with the page by WCAG 2.2 AA, in light and dark. Journeys share pages, and to look once is enough: a state
 * that any worker of this run has found nothing wrong with is left out.
 * @param installation what else the page's looks depend on
 */
export async function expectAccessible(page: Page, installation: string): Promise<void> {
  const { state, hasAxe } = await stateOf(page);
  const passed = passedFile(`${installation} ${state}`);
  if (existsSync(passed)) return;
  if (!hasAxe) await page.evaluate(`(() => { ${axeSource} })()`);
  for (const [scheme, options] of Object.entries(SCHEMES)) {
    await page.emulateMedia({ colorScheme: scheme as keyof typeof SCHEMES });
    expect(await violations(page, options), `accessibility in ${scheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  writeFileSync(passed, '');
}

/** In the run's output, which Playwright empties at the begin of each. */
function passedFile(state: string): string {
  const folder = join(test.info().project.outputDir, 'accessible');
  mkdirSync(folder, { recursive: true });
  return join(folder, createHash('sha256').update(state).digest('hex'));
}

const violations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { ...given, resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target).join(' ')}`,
    );
  }, options);

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What the page consists of, whatever its numbers and ids say: the same elements and words in a window of the same size. */
async function stateOf(page: Page): Promise<{ state: string; hasAxe: boolean }> {
  const { html, width, hasAxe } = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    width: innerWidth,
    hasAxe: 'axe' in window,
  }));
  return { state: `${width} ${html.replaceAll(UUID, '0').replaceAll(/\d+/g, '0')}`, hasAxe };
}

import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rule sets of WCAG 2.2 up to level AA. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** In light everything; dark has the same elements in other colours, so only what looks at colours. */
const SCHEMES = {
  light: { runOnly: { type: 'tag', values: WCAG } },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>;

/** The states in which this worker has found nothing wrong: journeys share pages, and to look once is enough. */
const passed = new Set<string>();

/** Finds nothing wrong with the page by WCAG 2.2 AA, in light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  const state = await stateOf(page);
  if (passed.has(state)) return;
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  for (const [scheme, options] of Object.entries(SCHEMES)) {
    await page.emulateMedia({ colorScheme: scheme as keyof typeof SCHEMES });
    expect(await violations(page, options), `accessibility in ${scheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  passed.add(state);
}

const violations = (page: Page, options: RunOptions): Promise<string[]> =>
  page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { ...given, resultTypes: ['violations'] });
    return found.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target).join(' ')}`,
    );
  }, options);

/** What the page consists of, whatever its numbers say: the same elements and words in a window of the same size. */
async function stateOf(page: Page): Promise<string> {
  const [html, width] = await page.evaluate(() => [document.documentElement.outerHTML, innerWidth] as const);
  return createHash('sha256')
    .update(`${width} ${html.replaceAll(/\d+/g, '0')}`)
    .digest('base64');
}

// declares `globalProjectAnnotations`
import type {} from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { lengthen, restore, unreadable, wideTables } from '../tools/visual/in-page.ts';

// allow for a slow machine
configure({ asyncUtilTimeout: 60_000 });

// Each story's test runs twice on the same page, which has already loaded its modules: first with the default look, then in the other brand, dark, in Hindi.
const SECOND = { brand: 'sarovar', scheme: 'dark', language: 'hi' };

let first: typeof globalThis.globalProjectAnnotations.initialGlobals;
beforeAll(() => {
  first ??= globalThis.globalProjectAnnotations.initialGlobals;
});

beforeEach(({ task }) => {
  const isSecond = task.result?.repeatCount === 1;
  globalThis.globalProjectAnnotations.initialGlobals = isSecond ? { ...first, ...SECOND } : first;
});

/** The stories of components are checked with `tools/visual/conditions.spec.ts`, in more conditions. */
const SCREENS = /\/(packages\/services|apps\/portal)\/src\//;

/** Resizes the frame of the test, and not the page around it: that needs no answer from the browser. */
async function resizeTo(width: number, height: number): Promise<void> {
  const { style } = window.parent.document.body;
  style.setProperty('--viewport-width', `${width}px`);
  style.setProperty('--viewport-height', `${height}px`);
  await settle();
  if (window.innerWidth !== width) throw new Error(`The frame is ${window.innerWidth} px wide instead of ${width}`);
}

/** Waits for two frames. A page that the browser does not draw has none, and is measured as it is. */
const settle = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
    setTimeout(done, 2_000);
  });

/** What cannot be read on a phone in a language that does not exist: with longer words, and from right to left. */
async function unreadableInAnyLanguage(): Promise<string[]> {
  const { dir } = document.documentElement;
  await resizeTo(360, 740);
  const own = lengthen();
  document.documentElement.dir = 'rtl';
  await settle();
  const found = unreadable();
  document.documentElement.dir = dir;
  restore(own);
  return found;
}

/** Tables that do not fit beside their guide, or between the edges of a narrow page. */
async function tablesWithoutRoom(): Promise<string[]> {
  if (!document.querySelector('table')) return [];
  const found: string[] = [];
  for (const width of [768, 1280]) {
    await resizeTo(width, 900);
    found.push(...wideTables().map((problem) => `At ${width}: ${problem}`));
  }
  return found;
}

afterEach(async ({ task: { file, result } }) => {
  globalThis.globalProjectAnnotations.initialGlobals = first;
  const error = result?.errors?.at(-1);
  if (error && result?.repeatCount === 1) error.message = `In ${Object.values(SECOND).join(', ')}: ${error.message}`;
  if (error || result?.repeatCount === 1 || !SCREENS.test(file.filepath)) return;
  const wide = await tablesWithoutRoom();
  const found = await unreadableInAnyLanguage();
  if (wide.length > 0) throw new Error(wide.join('\n'));
  if (found.length > 0) throw new Error(`In a language with longer words, from right to left:\n${found.join('\n')}`);
});

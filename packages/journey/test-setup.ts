import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// A test waits for the real API, which shares the machine with the other tests. Waiting polls: the page is only printed
// if the test fails because of it.
configure({
  asyncUtilTimeout: 30_000,
  getElementError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => {
        text ??= `${message ?? ''}\n\n${prettyDOM(container)}`;
        return text;
      },
    });
    return error;
  },
});

/** On a busy machine React runs the effects of a render some turns after the page shows it. */
const TURNS = 5;
const { asyncWrapper } = getConfig();
/** Waiting for a text succeeds only after its effects have run. */
async function withEffects<Result>(ask: (...words: unknown[]) => Promise<Result>): Promise<Result> {
  const found = await asyncWrapper(ask);
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  return found;
}
// files in one process share the library, and each of them sets it up
if (asyncWrapper.name !== withEffects.name) configure({ asyncWrapper: withEffects as typeof asyncWrapper });

/**
 * Files run in one process and share its modules; a file that mocks a module gets its own copy, and leaves none behind.
 */
const replacesModules = /\bvi\.mock\(/.test(readFileSync(expect.getState().testPath ?? '', 'utf8'));
if (replacesModules) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}

/** React's complaint about a list in which two entries are taken for the same, so that one may be doubled or missing. */
const SAME_KEY = 'Encountered two children with the same key';
const { error: printError } = console;
let sameKeys: unknown[][] = [];
beforeEach(() => {
  sameKeys = [];
  console.error = (...words) => {
    if (String(words[0]).startsWith(SAME_KEY)) sameKeys.push(words);
    else printError.apply(console, words);
  };
});
afterEach(() => {
  console.error = printError;
  expect(sameKeys, 'lists whose entries have the same key').toEqual([]);
});

/** A test without a page may ask for plain Node. */
if (typeof window !== 'undefined') {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`;
  });
  afterEach(cleanup);

  // jsdom has no layout: desktop width, and no media query matches
  Object.assign(window, {
    innerWidth: 1280,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  });

  Element.prototype.scrollIntoView ??= () => {};

  // jsdom's dialog elements cannot do this yet
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };

  // The API runs in this process, and its libraries recognise Node's own Uint8Array, not jsdom's.
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
}

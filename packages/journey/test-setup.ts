import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// A test waits for the real API, which shares the machine with the other tests.
// Whoever waits asks again and again: what the page looked like is written out only if the test fails of it.
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

/** On a busy machine React runs the effects of what a page shows some turns later than the page shows it. */
const TURNS = 5;
const { asyncWrapper } = getConfig();
/** Whoever waits for a text finds it only when its effects have run as well. */
async function withEffects<Found>(ask: (...words: unknown[]) => Promise<Found>): Promise<Found> {
  const found = await asyncWrapper(ask);
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  return found;
}
// files of one process share the library, and each of them sets it up
if (asyncWrapper.name !== withEffects.name) configure({ asyncWrapper: withEffects as typeof asyncWrapper });

/** Files run in one process and share its modules; one that replaces a module gets its own, and leaves none behind. */
const replacesModules = /\bvi\.mock\(/.test(readFileSync(expect.getState().testPath ?? '', 'utf8'));
if (replacesModules) {
  vi.resetModules();
  afterAll(() => void vi.resetModules());
}

/** A test of what needs no page may ask for Node alone. */
if (typeof window !== 'undefined') {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0`;
  });
  afterEach(cleanup);

  // jsdom lays nothing out: a desk's width, and no media query holds
  Object.assign(window, {
    innerWidth: 1280,
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  });

  Element.prototype.scrollIntoView ??= () => {};

  // what jsdom's dialog elements do not do yet
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

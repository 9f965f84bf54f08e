import '@testing-library/jest-dom/vitest';
import { readFileSync } from 'node:fs';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
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

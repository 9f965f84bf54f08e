import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// a test waits for the real API, which shares the machine with the other tests
configure({ asyncUtilTimeout: 8000 });

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

  // The API runs in this process, and what it is made of tells bytes by Node's own Uint8Array, not by jsdom's.
  globalThis.Uint8Array = Object.getPrototypeOf(Buffer);
}

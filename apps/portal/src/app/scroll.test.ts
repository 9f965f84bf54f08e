import { focusHeading, scrollToTop } from '@lifedesk/journey';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

/** An element that scrolls, which jsdom does not have. */
function scrollElement(element: Element, by: number) {
  for (const [name, value] of Object.entries({ scrollHeight: 5000, clientHeight: 800 }))
    Object.defineProperty(element, name, { value, configurable: true });
  element.scrollTop = by;
}
const page = (markup: string) => {
  document.body.innerHTML = markup;
  return document.querySelector('main') as HTMLElement;
};

describe('scrolling to the top', () => {
  it('scrolls the main layout area if that scrolls', () => {
    const main = page('<main></main>');
    scrollElement(main, 300);
    scrollToTop();
    expect(main.scrollTop).toBe(0);
  });

  it('scrolls the page body otherwise', () => {
    page('<main></main>');
    const body = document.scrollingElement ?? document.documentElement;
    Object.defineProperty(document, 'scrollingElement', { value: body, configurable: true });
    body.scrollTop = 300;
    scrollToTop();
    expect(body.scrollTop).toBe(0);
  });
});

describe('focus on arrival', () => {
  it('goes to the heading', () => {
    page('<main><h1>Sign in</h1></main>');
    focusHeading();
    expect(document.activeElement?.textContent).toBe('Sign in');
  });

  it('stays if the page has set it', () => {
    page('<main><h1>Sign in</h1><input /></main>');
    document.querySelector('input')?.focus();
    focusHeading();
    expect(document.activeElement?.tagName).toBe('INPUT');
  });
});

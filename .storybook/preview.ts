import type { Decorator, Preview } from '@storybook/react-vite';
import { createElement } from 'react';
import '@lifedesk/ui/styles.css';
import { SampleBrandContext } from '../packages/ui/src/samples/sample-brand.tsx';
import './brands.css.ts';
import { brands } from './brands.ts';
import './preview.css';

const SYSTEM = 'system';

/** Scheme, language and brand are set on the document (`<html>`), as in an app. */
const onDocument: Decorator = (story, { globals, userGlobals, viewMode }) => {
  const root = document.documentElement;
  // a documentation page shows many stories: settings of one of them apply only to its own part
  const onPage = viewMode === 'docs' ? userGlobals : globals;
  if (onPage.scheme === SYSTEM) root.removeAttribute('data-scheme');
  else root.setAttribute('data-scheme', String(onPage.scheme));
  root.lang = String(onPage.language);
  root.dir = String(onPage.direction);
  root.dataset.brand = String(onPage.brand);
  if (viewMode !== 'docs') return story();
  return createElement('div', { lang: globals.language, dir: globals.direction }, story());
};

/** Name and logo of the insurer, for the stories that show them. */
const inBrand: Decorator = (story, { globals: { brand: id, language } }) => {
  const brand = brands.find((one) => one.id === id) ?? brands[0];
  if (!brand) return story();
  const { shortName, product, mark, horizon } = brand;
  const value = { name: shortName[language === 'hi' ? 'hi' : 'en'], productName: product, mark, horizon };
  return createElement(SampleBrandContext, { value }, story());
};

// the addresses in samples lead nowhere: following one would replace the story's page
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.preventDefault();
});

// a documentation page shows many stories, some of them in frames: one that takes the focus does not scroll the page to itself
const { focus } = HTMLElement.prototype;
const isDocs = (page: Window): boolean => page.document.querySelector('#storybook-docs:not([hidden])') !== null;
/** A story's frame is of the same origin as its page; that Storybook is itself in a frame of another origin is possible. */
function isInDocs(): boolean {
  try {
    return isDocs(window) || isDocs(window.parent);
  } catch {
    return false;
  }
}
HTMLElement.prototype.focus = function focusInPlace(this: HTMLElement, options?: FocusOptions) {
  focus.call(this, isInDocs() ? { ...options, preventScroll: true } : options);
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inBrand, onDocument],
  globalTypes: {
    brand: {
      description: 'Insurer',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: brands.map(({ id, insurer }) => ({ value: id, title: insurer.en })),
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: SYSTEM, title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    language: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'hi', title: 'Hindi' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  // the environment sets them to run tests in another brand, scheme or language
  initialGlobals: {
    brand: import.meta.env.STORYBOOK_BRAND ?? 'meru',
    scheme: import.meta.env.STORYBOOK_SCHEME ?? SYSTEM,
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'en',
    direction: 'ltr',
  },
  parameters: {
    // a test run reports only violations: describing every element of every passed rule takes axe longer than the rules
    a11y: { test: 'error', options: import.meta.env.STORYBOOK_VIOLATIONS_ONLY ? { resultTypes: ['violations'] } : {} },
    // for Chromatic, which has its own screenshots
    chromatic: {
      modes: {
        phone: { viewport: 'phone', brand: 'meru', scheme: 'light' },
        desktop: { viewport: 'desktop', brand: 'meru', scheme: 'light' },
        dark: { viewport: 'phone', brand: 'meru', scheme: 'dark' },
        contrast: { viewport: 'phone', brand: 'meru', scheme: 'contrast' },
        'second brand': { viewport: 'phone', brand: 'sarovar', scheme: 'light' },
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Colour', 'Type', 'Space and shape', 'Icons', 'Motion'],
          'Layout',
          'Components',
          'Screens',
          'Pages',
          'Portal',
          'Rules',
          'SDK',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        laplet: { name: 'Laplet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;

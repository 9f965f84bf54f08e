import type { Decorator, Preview } from '@storybook/react-vite';
import '@lifedesk/ui';
import './preview.css';

const SYSTEM = 'system';

/** Scheme and language belong to the document, as in an app: on `<html>`. */
const onDocument: Decorator = (story, { globals }) => {
  const root = document.documentElement;
  if (globals.scheme === SYSTEM) root.removeAttribute('data-scheme');
  else root.setAttribute('data-scheme', String(globals.scheme));
  root.lang = String(globals.language);
  root.dir = String(globals.direction);
  return story();
};

// the addresses of samples lead nowhere: following one would take the story's own page away
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="#"]')) event.preventDefault();
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [onDocument],
  globalTypes: {
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
          { value: 'hi', title: 'हिन्दी' },
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
  // the environment sets them for a test run in another scheme or language
  initialGlobals: {
    scheme: import.meta.env.STORYBOOK_SCHEME ?? SYSTEM,
    language: import.meta.env.STORYBOOK_LANGUAGE ?? 'en',
    direction: 'ltr',
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { order: ['Foundations', 'Layout', 'Components', 'Screens', 'Pages'] } },
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

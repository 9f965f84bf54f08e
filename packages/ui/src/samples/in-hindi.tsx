import type { Decorator } from '@storybook/react-vite';

/** A story in Hindi, in a page of any language: sets the line height and the voice. */
export const inHindi: Decorator = (Story) => (
  <div lang="hi">
    <Story />
  </div>
);

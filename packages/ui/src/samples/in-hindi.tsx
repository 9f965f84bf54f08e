import type { Decorator } from '@storybook/react-vite';

/** A story whose words are Hindi, in a page of any language: the right line height, and the right voice. */
export const inHindi: Decorator = (Story) => (
  <div lang="hi">
    <Story />
  </div>
);

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { LanguageName } from './LanguageName.tsx';

const meta = {
  title: 'Components/LanguageName',
  component: LanguageName,
  args: { lang: 'hi', children: 'हिन्दी' },
  parameters: usage({
    when: 'to offer another language under its own name.',
    whenNot: 'for text in that language: its font only has the letters of the names.',
    also: 'language switch, translation, locale',
    why: 'An English page would otherwise fetch 100 KB of Devanagari for one word.',
  }),
} satisfies Meta<typeof LanguageName>;

export default meta;

export const Hindi: StoryObj<typeof meta> = {};

export const OnAButton: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: (args) => (
    <Button variant="secondary">
      <LanguageName {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'हिन्दी' })).toBeVisible();
    await expect(canvas.getByText('हिन्दी')).toHaveAttribute('lang', 'hi');
  },
};

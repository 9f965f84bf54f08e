import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { usage } from '../../samples/usage.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { initials: 'AR' },
  parameters: usage({
    when: 'beside a name, or in a button that has the person’s name.',
    whenNot: 'alone: two letters are not a name.',
    also: 'profile picture, initials, user icon',
    why: 'Initials, not a picture: customers do not have to upload one, and we do not have to protect one.',
  }),
} satisfies Meta<typeof Avatar>;

export default meta;

export const BesideAName: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: (args) => (
    <Inline>
      <Avatar {...args} />
      <span>{args.initials === 'AR' ? 'Asha Devi Rao' : 'क्षितिज शर्मा'}</span>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AR')).toHaveAttribute('aria-hidden', 'true');
  },
};
export const Large: StoryObj<typeof meta> = {
  ...BesideAName,
  args: { size: 'large', initials: 'क्षिश' },
  play: async () => {},
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { DocumentIcon, HelpIcon, PayIcon, PersonIcon } from '../icons.ts';
import { ActionTiles } from './ActionTiles.tsx';

const meta = {
  title: 'Components/ActionTiles',
  component: ActionTiles,
  args: {
    'aria-label': 'Quick actions',
    items: [
      { href: '#documents', label: 'Download documents', icon: DocumentIcon },
      { href: '#pay', label: 'Repay a loan', icon: PayIcon },
      { href: '#nominee', label: 'Change nominees', icon: PersonIcon },
      { href: '#help', label: 'Ask us', icon: HelpIcon },
    ],
  },
  parameters: usage({
    when: 'for four to six services that fit what a person has.',
    whenNot: 'for what has to be done (`AttentionCard`), or for all services (`SideMenu`).',
    also: 'quick actions, shortcuts, grid of links',
    why: 'Each tile is one link with a thumb-sized target.',
  }),
} satisfies Meta<typeof ActionTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Change nominees' })).toHaveAttribute('href', '#nominee');
  },
};
export const Hindi: Story = {
  args: {
    items: [
      { href: '#documents', label: 'दस्तावेज़ डाउनलोड करें', icon: DocumentIcon },
      { href: '#nominee', label: 'नामित व्यक्ति बदलें', icon: PersonIcon },
      { href: '#help', label: 'हमसे पूछें', icon: HelpIcon },
    ],
  },
  decorators: [inHindi],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

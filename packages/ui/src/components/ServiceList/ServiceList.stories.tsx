import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { BankIcon, BonusIcon, PayIcon, PhoneIcon } from '../icons.ts';
import { ServiceList } from './ServiceList.tsx';

const meta = {
  title: 'Components/ServiceList',
  component: ServiceList,
  args: {
    'aria-label': 'Services',
    items: [
      { id: 'pay', href: '#pay', label: 'Pay premium', icon: PayIcon },
      { id: 'bank', href: '#bank', label: 'Bank account for payouts', icon: BankIcon, note: 'Service' },
      {
        id: 'bonus',
        label: 'Change bonus option',
        icon: BonusIcon,
        note: 'The plan takes no part in profits, so there is no bonus.',
      },
      { id: 'claim', label: 'Report a death', icon: PhoneIcon, note: 'Call us with the policy number.' },
    ],
  },
  parameters: usage({
    when: 'for services and answers with a note: all services, and search results.',
    whenNot: 'for the menu (`SideMenu`), or for a few quick actions (`ActionTiles`).',
    also: 'list of links, search results, menu, navigation list',
    why: 'A service that cannot be used shows the reason, and is not a link.',
  }),
} satisfies Meta<typeof ServiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNotes: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(/no part in profits/)).toBeVisible();
  },
};
export const Rows: Story = { args: { layout: 'rows' } };
export const Hindi: Story = {
  args: {
    items: [
      { id: 'pay', href: '#pay', label: 'प्रीमियम भरें', icon: PayIcon },
      { id: 'claim', label: 'मृत्यु की सूचना दें', icon: PhoneIcon, note: 'पॉलिसी नंबर के साथ हमें कॉल करें।' },
    ],
  },
  decorators: [inHindi],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

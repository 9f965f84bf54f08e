import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../../components/Badge/Badge.tsx';
import { DownloadIcon, HomeIcon, RequestsIcon } from '../../components/icons.ts';
import { menuGroups } from '../../samples/sample-shell.tsx';
import { textsIn } from '../../samples/texts.ts';
import { usage } from '../../samples/usage.ts';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Layout/SideMenu',
  component: SideMenu,
  args: { label: 'Services', groups: menuGroups(textsIn('en')) },
  parameters: usage({
    when: 'for the services that a person may use, in groups, in `PageShell` and in `MenuDrawer`.',
    whenNot: 'for parts of one page.',
    also: 'sidebar, navigation, menu',
    why: 'Always visible from 1280. A bar, weight and colour mark the open page, and so does `aria-current`.',
  }),
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Services' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
    await expect(canvas.getByRole('list', { name: 'Pay' })).toBeVisible();
  },
};
export const WithBadge: Story = {
  args: {
    groups: [{ items: [{ href: '#requests', label: 'Your requests', badge: <Badge>2 open</Badge> }] }],
  },
};
export const WithCounts: Story = {
  tags: ['picture'],
  args: {
    groups: [
      {
        items: [
          {
            href: '#policies',
            label: 'Your policies',
            icon: HomeIcon,
            current: true,
            count: { value: 4, words: '4 policies' },
          },
          { href: '#documents', label: 'Documents', icon: DownloadIcon },
          {
            href: '#requests',
            label: 'Your requests',
            icon: RequestsIcon,
            count: { value: 1, words: '1 open request' },
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Your requests' })).toHaveAccessibleDescription('1 open request');
  },
};
/** Each label opens and closes its group. */
export const Collapsible: Story = {
  render: function Collapsible(args) {
    const [open, setOpen] = useState(true);
    const groups = args.groups.map((group) => (group.label ? { ...group, open, onToggle: setOpen } : group));
    return <SideMenu {...args} groups={groups} />;
  },
  play: async ({ canvas, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await expect(pay).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(pay);
    await expect(pay).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('list', { name: 'Pay' })).toBeNull();
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await userEvent.click(pay);
  },
};
export const NothingFound: Story = {
  args: { groups: [], empty: <p>No service has this name. Try another word, as “address”.</p> },
};
export const Hindi: Story = { args: { groups: menuGroups(textsIn('hi')) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

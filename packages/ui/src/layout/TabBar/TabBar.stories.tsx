import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HelpIcon, HomeIcon, PayIcon, RequestsIcon, ServicesIcon } from '../../components/icons.ts';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { TabBar, type TabBarItem } from './TabBar.tsx';

const onPress = fn();
const itemsOf = (labels: readonly [string, string, string, string, string]): TabBarItem[] => [
  { label: labels[0], icon: HomeIcon, href: '#overview', current: true },
  { label: labels[1], icon: PayIcon, href: '#pay' },
  { label: labels[2], icon: ServicesIcon, onPress, open: false },
  { label: labels[3], icon: RequestsIcon, href: '#requests' },
  { label: labels[4], icon: HelpIcon, href: '#help' },
];

const meta = {
  title: 'Layout/TabBar',
  component: TabBar,
  args: { label: 'Main', items: itemsOf(['Overview', 'Pay', 'Services', 'Requests', 'Help']) },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: usage({
    when: 'on a phone, for the four or five places where people go most.',
    whenNot: 'from 768: the header has the menu button there, and from 1280 the menu is open.',
    also: 'bottom navigation, phone menu, tabs',
    why: 'A thumb reaches the bottom of a phone, not the top. The page and its toasts end above the bar.',
  }),
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnOverview: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    if (!matchMedia('(max-width: 767px)').matches) return;
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Services' }));
    await expect(onPress).toHaveBeenCalled();
  },
};

export const Hindi: Story = {
  args: { label: 'मुख्य', items: itemsOf(['सारांश', 'भुगतान', 'सेवाएँ', 'अनुरोध', 'मदद']) },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'phone' } } };

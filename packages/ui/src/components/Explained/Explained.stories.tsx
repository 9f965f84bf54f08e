import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Explained } from './Explained.tsx';

const meta = {
  title: 'Components/Explained',
  component: Explained,
  args: {
    figure: '₹2,15,833.33',
    hint: 'How it is worked out',
    children: (
      <>
        <p>The sum assured times premiums paid, divided by all premiums, with the bonuses so far.</p>
        <p>Source: Non-Linked Insurance Products Regulations 2019</p>
      </>
    ),
  },
  parameters: usage({
    when: 'for a calculated figure that is compared with others.',
    whenNot: 'for what everyone has to read: keep that visible.',
    also: 'tooltip, popover, info, hint, details',
    why: 'The native disclosure: keyboard and screen readers know it, and printing opens it.',
  }),
} satisfies Meta<typeof Explained>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('₹2,15,833.33'));
    await expect(canvas.getByText(/Non-Linked Insurance Products/)).toBeVisible();
  },
};
export const Hindi: Story = {
  args: {
    hint: 'यह कैसे निकला',
    children: <p>बीमा राशि गुणा भरे गए प्रीमियम, भाग कुल प्रीमियम, और अब तक के बोनस।</p>,
  },
  decorators: [inHindi],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

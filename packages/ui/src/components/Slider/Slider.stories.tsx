import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Components/Slider',
  component: Slider,
  args: {
    label: 'Sum assured',
    value: 200_000,
    min: 100_000,
    max: 350_000,
    step: 50_000,
    valueText: '₹2,00,000',
    onValueChange: fn(),
  },
  parameters: usage({
    when: 'to try out amounts in a range, with a field beside it for the same number.',
    whenNot: 'if the exact number matters and there is no field: not everyone can drag precisely.',
    also: 'range, calculator, drag',
    why: 'The native control, which works with keyboard, touch and screen readers.',
  }),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Sum assured' })).toHaveAttribute('aria-valuetext', '₹2,00,000');
  },
};
export const AtTheEnd: Story = { args: { value: 350_000, valueText: '₹3,50,000' } };
export const Hindi: Story = { args: { label: 'बीमा राशि' }, decorators: [inHindi] };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

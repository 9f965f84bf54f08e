import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { usage } from '../../samples/usage.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: {
    children: (
      <>
        <Button>Pay ₹12,450.00</Button>
        <Button variant="secondary">View the policy</Button>
        <Button variant="ghost">Not now</Button>
      </>
    ),
  },
  argTypes: { as: { control: false } },
  parameters: usage({
    when: 'for a few things side by side that may wrap to the next line.',
    whenNot: 'for columns of a page (`Columns`).',
    also: 'row, flex, horizontal stack, group of buttons',
    why: 'It wraps automatically, so that large text and long Hindi words never push anything off the screen.',
  }),
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {};
/** At the end of a form: stacked at full width on a phone. */
export const StackedOnPhone: Story = {
  tags: ['picture'],
  args: { stackOnPhone: true },
  globals: { viewport: { value: 'phone' } },
};
export const PushedApart: Story = { args: { justify: 'between' } };

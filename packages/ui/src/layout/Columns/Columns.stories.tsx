import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { usage } from '../../samples/usage.ts';
import { Columns, columnSplits } from './Columns.tsx';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: {
    children: (
      <>
        <Card heading="What is asked">The form goes here.</Card>
        <Card heading="What helps">Why it is asked, and where to find it.</Card>
      </>
    ),
  },
  argTypes: { split: { control: 'inline-radio', options: columnSplits }, as: { control: false } },
  parameters: usage({
    when: 'for two columns of which the second explains the first, for a comparison of two, and for cards.',
    whenNot: 'to show more than one task at a time.',
    also: 'grid, side by side, layout, two columns',
    why: 'On a phone, one column in the order of the markup. CSS reorders nothing, so reading order, focus order and visual order agree.',
  }),
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Aside: Story = { tags: ['picture'] };
/** Before and after side by side. */
export const Halves: Story = {
  args: {
    split: 'halves',
    children: (
      <>
        <Card heading="Now">Twice a year, ₹12,450.00</Card>
        <Card heading="After the change">Every month, ₹2,118.00</Card>
      </>
    ),
  },
};
export const Cards: Story = {
  args: {
    split: 'cards',
    children: ['first', 'second', 'third'].map((name) => <Card key={name} heading={`The ${name} policy`} />),
  },
};

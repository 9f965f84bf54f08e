import type { Meta, StoryObj } from '@storybook/react-vite';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Totals } from './Totals.tsx';

const meta = {
  title: 'Components/Totals',
  component: Totals,
  args: {
    items: [
      { label: 'Total life cover', value: '₹1.04 crore' },
      { label: 'Due in 12 months', value: '₹36,860' },
      { label: 'Fund value', value: '₹13,26,452' },
      { label: 'Loan outstanding', value: '₹1,57,105' },
    ],
  },
  parameters: usage({
    when: 'for two to four figures that sum up what someone has and owes.',
    whenNot: 'for facts about one thing (`DataList`).',
    also: 'key figures, KPI, statistics, sums',
    why: 'The header’s colour marks what concerns everything. On a page where nothing is due, the first figure is the largest.',
  }),
} satisfies Meta<typeof Totals>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = { tags: ['picture'] };
export const Two: Story = { args: { items: meta.args.items.slice(0, 2) } };
export const One: Story = { args: { items: meta.args.items.slice(0, 1) } };
export const Long: Story = {
  args: {
    items: [
      { label: 'Total sum assured', value: '₹5,00,00,00,000' },
      { label: 'Premiums to pay now', value: '₹18,45,000' },
      { label: 'Due in the next 12 months', value: '₹1,10,40,000' },
    ],
  },
};
export const Waiting: Story = {
  args: { items: [{ label: 'Total life cover', value: <Skeleton shape="figure" /> }] },
};
export const Hindi: Story = {
  args: {
    items: [
      { label: 'कुल जीवन बीमा कवर', value: '₹1.04 करोड़' },
      { label: 'अगले 12 महीनों में देय', value: '₹36,860' },
      { label: 'लोन बकाया', value: '₹1,57,105' },
    ],
  },
  decorators: [inHindi],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { DataList } from './DataList.tsx';

const meta = {
  title: 'Components/DataList',
  component: DataList,
  args: {
    items: [
      { label: 'Premium due', value: '₹12,450.00', figure: true },
      { label: 'Late fee', value: '₹118.40', figure: true },
      { label: 'Received', value: '₹0.00', figure: true },
      { label: 'To pay', value: '₹12,568.40', figure: true, strong: true },
    ],
  },
  parameters: usage({
    when: 'for facts as pairs: a sum with its parts, a receipt, a policy’s details.',
    whenNot: 'for several things with the same facts (`Table`).',
    also: 'key and value, description list, definition list, summary',
    why: 'A real description list, which screen readers read in pairs. `rows` aligns figures at the end; `grid` is for facts that do not add up.',
  }),
} satisfies Meta<typeof DataList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sum: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[3]).toHaveTextContent('₹12,568.40');
  },
};

export const Facts: Story = {
  args: {
    layout: 'grid',
    items: [
      { label: 'Policyholder', value: 'Asha Rao' },
      { label: 'Policy number', value: '100200301', figure: true },
      { label: 'Sum assured', value: '₹10,00,000', figure: true },
      { label: 'Term', value: '20 years' },
      { label: 'Premium', value: '₹12,450.00 twice a year' },
      { label: 'Matures on', value: '5 March 2041', figure: true },
    ],
  },
};

export const LongValues: Story = {
  args: {
    items: [
      { label: 'Bank account', value: '•••• •••• 4321', figure: true },
      { label: 'Branch', value: 'State Bank of India, Thiruvananthapuram Medical College Campus, Kerala 695011' },
      { label: 'Reference', value: 'PAY-2027-03-17-0047110815-SBIN0004321-UPI' },
    ],
  },
  play: async ({ canvas }) => {
    const [, branch, reference] = canvas.getAllByRole('definition');
    await expect(branch).toHaveStyle({ textAlign: 'start' });
    await expect(reference).toHaveStyle({ textAlign: 'end' });
  },
};

export const Hindi: Story = {
  args: {
    items: [
      { label: 'देय प्रीमियम', value: '₹12,450.00', figure: true },
      { label: 'लेट फ़ीस एवं रिवाइवल ब्याज सहित कुल बकाया राशि', value: '₹118.40', figure: true },
      { label: 'भुगतान का तरीका', value: 'इलेक्ट्रॉनिक समाशोधन सेवा द्वारा स्वतः भुगतान' },
      { label: 'कुल देय', value: '₹12,568.40', figure: true, strong: true },
    ],
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

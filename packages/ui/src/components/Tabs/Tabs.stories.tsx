import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { DataList } from '../DataList/DataList.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Policy details',
    onValueChange: fn(),
    items: [
      {
        value: 'summary',
        label: 'Summary',
        content: (
          <DataList
            layout="grid"
            items={[
              { label: 'Sum assured', value: '₹10,00,000', figure: true },
              { label: 'Term', value: '20 years' },
            ]}
          />
        ),
      },
      { value: 'premium', label: 'Premium', content: <p>₹12,450.00, twice a year.</p> },
      { value: 'nominees', label: 'Nominees', content: <p>Ravi Rao, 100 %.</p> },
      { value: 'documents', label: 'Documents', content: <p>Nothing has been issued yet.</p> },
    ],
  },
  parameters: usage({
    when: 'for different views of one thing, each complete by itself.',
    whenNot: 'for steps, for parts that people compare, or if most people need most of them: headings are better then.',
    also: 'tab bar, switch between views, sections',
    why: 'Built on Radix: arrow keys switch tabs, Tab moves into the panel. A row that is too long for a phone scrolls sideways. With `printAll` all panels are printed.',
  }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Summary' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Premium' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Premium' })).toHaveTextContent('twice a year');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('premium');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveFocus();
  },
};
export const OtherChosen: Story = { tags: ['picture', 'forced-colours'], args: { defaultValue: 'nominees' } };
export const PrintedWhole: Story = {
  args: { printAll: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ravi Rao, 100 %.')).not.toBeVisible();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};
export const Controlled: Story = {
  args: { value: 'premium' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Nominees' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('nominees');
    await expect(canvas.getByRole('tab', { name: 'Premium' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** Wider than a phone: the row scrolls sideways, and no word breaks. */
export const Hindi: Story = {
  args: {
    label: 'पॉलिसी का विवरण',
    items: [
      { value: 'summary', label: 'मुख्य बातें', content: <p>बीमा राशि ₹10,00,000, अवधि 20 वर्ष।</p> },
      { value: 'premium', label: 'प्रीमियम एवं भुगतान', content: <p>₹12,450.00, साल में दो बार।</p> },
      { value: 'nominees', label: 'नॉमिनी', content: <p>रवि राव, 100 %।</p> },
      { value: 'documents', label: 'दस्तावेज़ और प्रमाणपत्र', content: <p>अभी कुछ जारी नहीं हुआ है।</p> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [inHindi],
};

/** The other arrow key moves to the next tab, and the panels follow the direction of the page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Summary' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Premium' })).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('tabpanel')).direction).toBe('rtl');
  },
};

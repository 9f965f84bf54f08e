import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatRupees } from '../../samples/chart.ts';
import { usage } from '../../samples/usage.ts';
import { Card } from '../Card/Card.tsx';
import { DonutChart } from './DonutChart.tsx';

const meta = {
  title: 'Components/DonutChart',
  component: DonutChart,
  args: {
    texts: {
      label: 'How your money is invested',
      summary: 'Nearly half is in shares.',
      empty: 'Nothing is invested yet. Your first premium buys units on the day it reaches us.',
      part: 'Fund',
      share: 'Share',
      value: 'Value',
      total: 'Fund value',
    },
    parts: [
      { id: 'growth', label: 'Growth Fund (shares)', value: 214_560.4 },
      { id: 'balanced', label: 'Balanced Fund', value: 118_200 },
      { id: 'bond', label: 'Bond Fund', value: 80_115.25 },
      { id: 'liquid', label: 'Liquid Fund', value: 31_000 },
    ],
    formatValue: formatRupees,
    formatShare: (percent) => `${percent.toFixed(1)} %`,
  },
  argTypes: { formatValue: { control: false }, formatShare: { control: false } },
  parameters: usage({
    when: 'for two to about six parts of a whole: funds of a policy, kinds of assets.',
    whenNot: 'for close comparison (`Table`), or for change over time (`LineChart`).',
    also: 'pie chart, ring, graph',
    why: 'Each part has its own pattern, since sunlight, print and many eyes lose colours first. The legend is the table with the figures: no one has to hover to find a value. Shares are rounded to add up to 100.',
  }),
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Allocation: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'How your money is invested' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'How your money is invested' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Fund',
      'Share',
      'Value',
    ]);
    await expect(canvas.getByRole('row', { name: /Growth Fund/ })).toHaveTextContent('48.3 %₹2,14,560.40');
    await expect(canvas.getByRole('row', { name: /Fund value/ })).toHaveTextContent('100.0 %₹4,43,875.65');
    const shares = canvas.getAllByRole('cell').filter(({ textContent }) => textContent.endsWith('%'));
    const tenths = shares.slice(0, -1).map(({ textContent }) => Math.round(Number.parseFloat(textContent) * 10));
    await expect(tenths.reduce((all, tenth) => all + tenth, 0)).toBe(1000);
  },
};

export const InACard: Story = {
  render: (args) => (
    <Card>
      <DonutChart {...args} />
    </Card>
  ),
};

/** The most parts that can be distinguished. */
export const EightParts: Story = {
  args: {
    parts: ['Growth', 'Balanced', 'Bond', 'Liquid', 'Mid-cap', 'Gold', 'Infrastructure', 'Others'].map((name, at) => ({
      id: name,
      label: name,
      value: 90_000 - at * 9_500,
    })),
  },
  play: async ({ canvasElement }) => {
    const fills = Array.from(canvasElement.querySelectorAll('th rect'), (swatch) => swatch.getAttribute('fill'));
    await expect(new Set(fills).size).toBe(8);
  },
};

/** One part is a whole ring without a seam. */
export const OnePart: Story = {
  args: { parts: [{ id: 'growth', label: 'Growth Fund (shares)', value: 214_560.4 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Growth/ })).toHaveTextContent('100.0 %');
  },
};

/** A part of zero has a row in the table and no piece in the ring. */
export const WithNothing: Story = {
  args: {
    parts: [
      { id: 'growth', label: 'Growth Fund (shares)', value: 1 },
      { id: 'bond', label: 'Bond Fund', value: 0 },
      { id: 'liquid', label: 'Liquid Fund', value: 2 },
    ],
  },
};

export const Empty: Story = {
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing is invested yet/)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Hindi: Story = {
  args: {
    texts: {
      label: 'आपका पैसा कहाँ लगा है',
      summary: 'लगभग आधा शेयरों में है।',
      empty: 'अभी कुछ भी निवेश नहीं हुआ है।',
      part: 'निधि',
      share: 'हिस्सा',
      value: 'मूल्य',
      total: 'निधि का मूल्य',
    },
    parts: [
      { id: 'growth', label: 'दीर्घकालिक वृद्धि एवं संपत्ति-निर्माण इक्विटी निधि', value: 214_560.4 },
      { id: 'balanced', label: 'संतुलित निधि', value: 118_200 },
      { id: 'bond', label: 'सरकारी प्रतिभूति एवं उच्च-गुणवत्ता कॉर्पोरेट बॉन्ड निधि', value: 80_115.25 },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

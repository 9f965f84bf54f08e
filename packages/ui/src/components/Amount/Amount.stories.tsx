import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { usage } from '../../samples/usage.ts';
import { Table } from '../Table/Table.tsx';
import { Amount, amountSizes } from './Amount.tsx';

const meta = {
  title: 'Components/Amount',
  component: Amount,
  args: { children: '₹12,45,678.90', size: 'figure' },
  argTypes: { size: { control: 'inline-radio', options: amountSizes } },
  parameters: usage({
    when: 'for every amount and every date: it keeps them on one line, with tabular digits in tables.',
    whenNot: 'to format the figure: pass it formatted.',
    also: 'currency, money, price, rupees',
    why: 'People misread an amount that wraps. In a table its digits all have the same width, so that they line up; at a large size they are proportional.',
  }),
} satisfies Meta<typeof Amount>;

export default meta;

export const EverySize: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      {amountSizes.map((size) => (
        <p key={size}>
          {`As ${size}: `}
          <Amount {...args} size={size} />
        </p>
      ))}
    </Stack>
  ),
};

/** In a table, figures of the same length are equally wide, whatever their digits, and line up in their column. */
export const LinedUp: StoryObj<typeof meta> = {
  render: () => (
    <Table
      caption="Premiums by year"
      onPhone="table"
      columns={[
        { id: 'year', header: 'Year', cell: ([year]) => year },
        { id: 'premium', header: 'Premium', figure: true, cell: ([, premium]) => <Amount>{premium}</Amount> },
      ]}
      rows={[
        ['2024', '₹1,11,111.11'],
        ['2025', '₹8,88,888.88'],
        ['2026', '₹4,06,040.60'],
      ]}
      rowKey={([year]) => year ?? ''}
    />
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const widths = canvas.getAllByText(/₹/).map((figure) => figure.getBoundingClientRect().width);
    for (const width of widths) await expect(Math.abs(width - (widths[0] as number))).toBeLessThan(0.5);
  },
};

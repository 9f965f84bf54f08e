import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Link } from '../Link/Link.tsx';
import { Table, type TableSort } from './Table.tsx';

interface Payment {
  id: string;
  paidOn: string;
  day: string;
  paidBy: string;
  amount: string;
  paise: number;
}

const payments: Payment[] = [
  {
    id: 'PAY-2027-004711',
    paidOn: '17 Mar 2027',
    day: '2027-03-17',
    paidBy: 'UPI',
    amount: '₹12,450.00',
    paise: 1245000,
  },
  {
    id: 'PAY-2026-003120',
    paidOn: '4 Sep 2026',
    day: '2026-09-04',
    paidBy: 'Card',
    amount: '₹12,450.00',
    paise: 1245000,
  },
  {
    id: 'PAY-2026-001002',
    paidOn: '8 Apr 2026',
    day: '2026-04-08',
    paidBy: 'Net banking',
    amount: '₹12,568.40',
    paise: 1256840,
  },
];

const meta = {
  title: 'Components/Table',
  component: Table<Payment>,
  args: {
    caption: 'Payments',
    rows: payments,
    rowKey: (payment) => payment.id,
    onSort: fn(),
    columns: [
      { id: 'reference', header: 'Reference', cell: ({ id }) => id },
      { id: 'paidOn', header: 'Paid on', cell: ({ paidOn }) => paidOn, sortable: true },
      { id: 'paidBy', header: 'Paid by', cell: ({ paidBy }) => paidBy },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, figure: true, sortable: true },
      { id: 'receipt', header: 'Receipt', cell: ({ id }) => <Link href={`#${id}`}>Receipt of {id}</Link> },
    ],
  },
  parameters: usage({
    when: 'for several things with the same facts each, where people look along a column.',
    whenNot: 'for pairs of term and value (`DataList`), nor for layout.',
    why: 'Below 768 each row becomes a card that repeats the column names, because a table that is scrolled sideways hides the figure that matters. Its roles are written out, since a changed `display` takes them away.',
  }),
} satisfies Meta<typeof Table<Payment>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payments' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

export const Sorted: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState<TableSort>({ columnId: 'paidOn', direction: 'descending' });
    const key = (payment: Payment) => (sort.columnId === 'amount' ? payment.paise : Date.parse(payment.day));
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return (
      <Table {...args} rows={[...args.rows].sort((a, b) => sign * (key(a) - key(b)))} sort={sort} onSort={setSort} />
    );
  },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Paid on' });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Paid on' }));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('PAY-2026-001002');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(head).toHaveAttribute('aria-sort', 'none');
  },
};

export const HiddenCaption: Story = { args: { captionHidden: true } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Link } from '../Link/Link.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
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
    when: 'for several things with the same facts, if people compare along a column.',
    whenNot: 'for pairs of term and value (`DataList`), or for layout.',
    also: 'grid, data table, list, sort, columns',
    why: 'Below 768 each row becomes a card that repeats the column names, because a table that scrolls sideways hides the figure that matters. The sort buttons stay above the cards. Its roles are explicit, since a changed `display` removes them.',
  }),
} satisfies Meta<typeof Table<Payment>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Payments: Story = {
  tags: ['picture'],
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

const wholeBook: Payment[] = Array.from({ length: 1000 }, (_, at) => {
  const day = new Date(Date.UTC(2027, 2, 17 - at)).toISOString().slice(0, 10);
  const paise = 100_000 + ((at * 7919) % 1000) * 1000;
  return {
    id: `PAY-${String(9999 - at).padStart(6, '0')}`,
    paidOn: day.split('-').reverse().join('/'),
    day,
    paidBy: ['UPI', 'Card', 'Net banking'][at % 3] as string,
    amount: `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
    paise,
  };
});

/** All at once: for a screen on which people use the browser's search. It stays fast. */
export const ThousandRows: Story = {
  // on the documentation page it would be 58,000 pixels high
  tags: ['!autodocs'],
  args: {
    rows: wholeBook,
    columns: [
      { id: 'paidOn', header: 'Paid on', cell: ({ paidOn }) => paidOn },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, figure: true },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(1000);
  },
};

/** Sorted and paged by the caller: sorting returns to the first page. */
export const SortedAndPaged: Story = {
  render: function Render(args) {
    const [sort, setSort] = useState<TableSort>({ columnId: 'paidOn', direction: 'descending' });
    const [page, setPage] = useState(1);
    const key = (payment: Payment) => (sort.columnId === 'amount' ? payment.paise : Date.parse(payment.day));
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const sorted = [...wholeBook].sort((a, b) => sign * (key(a) - key(b)));
    return (
      <>
        <Table
          {...args}
          rows={sorted.slice((page - 1) * 10, page * 10)}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            setPage(1);
          }}
        />
        <br />
        <Pagination
          texts={{
            label: 'Pages of your payments',
            previous: 'Previous',
            next: 'Next',
            position: (at) => `${at * 10 - 9} to ${at * 10} of 1,000`,
          }}
          pageCount={100}
          page={page}
          onPageChange={setPage}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('11 to 20 of 1,000');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 10 of 1,000');
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('₹1,000.00');
  },
};

/** Few rows of many facts, side by side: the cost of each choice is compared along a line. */
export const SideBySide: Story = {
  args: {
    onDesk: 'columns',
    columns: [
      { id: 'reference', header: 'Reference', cell: ({ id }) => id },
      { id: 'paidOn', header: 'Paid on', cell: ({ paidOn }) => paidOn },
      { id: 'paidBy', header: 'Paid by', cell: ({ paidBy }) => paidBy },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, figure: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const [first, second] = canvas.getAllByRole('rowheader').map((head) => head.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    await expect(second?.left).toBeGreaterThan(first?.left ?? 0);
  },
};

/** Below 768: a card for each row, with sort buttons above. */
export const CardsOnAPhone: Story = {
  args: { sort: { columnId: 'paidOn', direction: 'descending' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Paid on' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSort).toHaveBeenCalledWith({ columnId: 'amount', direction: 'ascending' });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
  },
};

/** Below 768: a row of a long list is one line, with buttons beside the facts. */
export const LinesOnAPhone: Story = {
  tags: ['picture'],
  args: {
    onPhone: 'lines',
    columns: [
      { id: 'reference', header: 'Reference', cell: ({ id }) => id },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, figure: true },
      { id: 'paidOn', header: 'Paid on', cell: ({ paidOn }) => paidOn, figure: true },
      {
        id: 'receipt',
        header: 'Receipt',
        cell: ({ id }) => (
          <Button variant="secondary" size="small" aria-label={`Download the receipt of ${id}`}>
            Download
          </Button>
        ),
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('rowheader');
    const [button] = canvas.getAllByRole('button');
    const name = first?.getBoundingClientRect();
    await expect(Math.abs((button?.getBoundingClientRect().top ?? 0) - (name?.top ?? 0))).toBeLessThan(
      name?.height ?? 0,
    );
  },
};

/** Two narrow columns fit on a phone unchanged. */
export const NarrowOnAPhone: Story = {
  args: {
    onPhone: 'table',
    columns: [
      { id: 'paidOn', header: 'Paid on', cell: ({ paidOn }) => paidOn },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, figure: true },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

/** With large text a figure moves below a name that has a long word; no word breaks. */
export const NarrowWithLongWords: Story = {
  tags: ['picture'],
  args: {
    onPhone: 'table',
    columns: [
      { id: 'what', header: 'Part', cell: ({ id }) => (id === payments[0]?.id ? 'Compensation' : 'Tax') },
      { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, figure: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '11rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    const name = canvas.getByRole('rowheader', { name: 'Compensation' }).getBoundingClientRect();
    const [figure, beside] = canvas.getAllByRole('cell').map((cell) => cell.getBoundingClientRect());
    const short = canvas.getAllByRole('rowheader', { name: 'Tax' })[0]?.getBoundingClientRect();
    await expect(canvasElement.ownerDocument.defaultView?.innerWidth).toBeLessThan(768);
    await expect(figure?.top).toBeGreaterThanOrEqual(name.bottom - 1);
    await expect(Math.abs((beside?.top ?? 0) - (short?.top ?? 0))).toBeLessThan(8);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState title="No payments yet" headingLevel={3}>
        The first one appears here a minute after you pay.
      </EmptyState>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent(/No payments yet/);
  },
};

export const Hindi: Story = {
  args: {
    caption: 'पिछले दो वर्षों के भुगतान',
    columns: [
      { id: 'reference', header: 'भुगतान का संदर्भ', cell: ({ id }) => id },
      { id: 'paidOn', header: 'भुगतान की तारीख', cell: ({ day }) => day.split('-').reverse().join('/'), sortable: true },
      { id: 'paidBy', header: 'भुगतान का तरीका', cell: () => 'इलेक्ट्रॉनिक समाशोधन सेवा द्वारा स्वतः भुगतान' },
      { id: 'amount', header: 'राशि', cell: ({ amount }) => amount, figure: true, sortable: true },
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

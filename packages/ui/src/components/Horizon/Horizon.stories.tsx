import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Card } from '../Card/Card.tsx';
import type { PolicyKind } from '../PolicyFace/PolicyFace.tsx';
import { Horizon, type HorizonItem, type HorizonMonth } from './Horizon.tsx';

const names = ['Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];
const idOf = (at: number) => `month-${at}`;
const monthsOf = (amounts: Readonly<Record<number, string>>, labels = names): HorizonMonth[] =>
  labels.map((label, at) => ({ id: idOf(at), label, amount: amounts[at] }));

type Event = [
  at: number,
  mark: HorizonItem['mark'],
  kind: PolicyKind,
  when: string,
  title: string,
  about: string,
  amount?: string,
];

const events: Event[] = [
  [1, 'pay', 'savings', '02/12/2026', 'Premium due', 'Meru Secure Savings', '₹24,500'],
  [1, 'date', 'annuity', '13/12/2026', 'Life certificate due', 'Meru Income Annuity'],
  [4, 'debit', 'term', '22/03/2027', 'Auto-debit', 'Meru Term Protect', '₹6,180'],
  [7, 'pay', 'unit-linked', '24/06/2027', 'Premium due', 'Meru Wealth Builder', '₹2,00,000'],
  [10, 'end', 'child', '11/09/2027', 'Policy matures', 'Meru Child Future'],
];
const items = events.map(
  ([at, mark, kind, when, title, about, amount]): HorizonItem => ({
    id: when,
    month: idOf(at),
    mark,
    kind,
    when,
    title,
    about,
    amount,
  }),
);

const meta = {
  title: 'Components/Horizon',
  component: Horizon,
  args: {
    label: 'Your next 12 months',
    months: monthsOf({ 1: '₹24,500', 4: '₹6,180', 7: '₹2,00,000' }),
    items,
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: usage({
    when: 'for coming events with known dates: dues, debits, certificates, appointments, the end of a policy.',
    whenNot: 'for stages of something that others work on (`Timeline`).',
    also: 'calendar, schedule, timeline of dates, reminders',
    why: 'The brand’s horizon becomes a timeline. The drawing is visual only; the list contains everything, so that nothing is lost on a phone, in print or for screen readers.',
  }),
} satisfies Meta<typeof Horizon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your next 12 months' })).toBeVisible();
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/02\/12\/2026\s*Premium due\s*Meru Secure Savings\s*₹24,500/);
  },
};

/** A premium each month: the amounts are on two lines, and the list expands. */
export const EveryMonth: Story = {
  args: {
    months: monthsOf(Object.fromEntries(names.map((_, at) => [at, '₹1,24,450']))),
    items: names.map((_, at) => ({
      id: String(at),
      month: idOf(at),
      mark: 'pay',
      kind: 'savings',
      when: `25/${String(at + 1).padStart(2, '0')}/2027`,
      title: 'Premium due',
      about: 'Meru Secure Savings',
      amount: '₹1,24,450',
    })),
    moreLabel: 'Show 6 more',
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show 6 more'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(canvas.getByText('Show 6 more'));
  },
};

export const One: Story = { args: { months: monthsOf({}), items: items.slice(1, 2) } };

export const Hindi: Story = {
  args: {
    label: 'आपके अगले 12 महीने',
    months: monthsOf({ 1: '₹24,500' }, [
      'नव॰',
      'दिस॰',
      'जन॰',
      'फ़र॰',
      'मार्च',
      'अप्रैल',
      'मई',
      'जून',
      'जुल॰',
      'अग॰',
      'सित॰',
      'अक्टू॰',
    ]),
    items: [
      {
        id: '1',
        month: idOf(1),
        mark: 'pay',
        kind: 'savings',
        when: '02/12/2026',
        title: 'प्रीमियम देय',
        about: 'मेरु सिक्योर सेविंग्स',
        amount: '₹24,500',
      },
    ],
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

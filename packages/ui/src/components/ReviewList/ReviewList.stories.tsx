import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { ReviewList } from './ReviewList.tsx';

const texts = {
  before: 'Now',
  after: 'After the change',
  changed: 'Will change',
  nothing: 'None',
  detail: 'Detail',
  action: 'Action',
};

const change = (what: string, href: string) => ({ text: 'Change', label: `Change ${what}`, href });

const meta = {
  title: 'Components/ReviewList',
  component: ReviewList,
  args: {
    caption: 'Your bank account',
    texts,
    rows: [
      {
        id: 'account',
        label: 'Account number',
        before: '•••• •••• 4321',
        after: '•••• •••• 9087',
        changed: true,
        figure: true,
        edit: change('the account number', '#account'),
      },
      {
        id: 'bank',
        label: 'Bank and branch',
        before: 'Malabar Grameen Bank, Kozhikode Beach Road',
        after: 'Sahyadri Bank, Thiruvananthapuram Medical College Campus',
        changed: true,
        edit: change('the bank and branch', '#bank'),
      },
      { id: 'holder', label: 'Account holder', before: 'Asha Rao', after: 'Asha Rao' },
    ],
  },
  parameters: usage({
    when: 'before sending something that changes our records or moves money.',
    whenNot: 'for facts that do not change (`DataList`).',
    also: 'check answers, confirm, summary, overview before sending',
    why: 'People only notice a slip beside the old value. A word marks what differs; colour or strikethrough alone says nothing to many. Each link leads to its question and keeps all other answers.',
  }),
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAndAfter: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your bank account' })).toBeVisible();
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveTextContent(/Account number Will change/);
    await expect(rows[3]).not.toHaveTextContent('Will change');
    await expect(canvas.getByRole('link', { name: 'Change the account number' })).toHaveAttribute('href', '#account');
  },
};

/** A row without `before` is not compared; one without a present value says so. */
export const SomeRowsCompared: Story = {
  args: {
    rows: [
      { id: 'policy', label: 'Policy', after: 'Meru Secure Savings, 501234567' },
      {
        id: 'additions',
        label: 'Paid-up additions',
        before: '₹42,000.00',
        after: '₹22,000.00',
        changed: true,
        figure: true,
      },
      { id: 'holder', label: 'Second holder', before: null, after: 'Asha Rao', changed: true },
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).not.toHaveTextContent('None');
    await expect(rows[2]).toHaveTextContent('₹42,000.00₹22,000.00');
    await expect(rows[3]).toHaveTextContent('None');
  },
};

const onPress = fn();

/** The caller handles a question without its own address. */
export const EditedInPlace: Story = {
  args: {
    rows: [
      {
        id: 'email',
        label: 'Email',
        before: null,
        after: 'asha.rao@example.in',
        changed: true,
        edit: { text: 'Change', label: 'Change the email', onPress },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'None' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change the email' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** No present values: just the answers, to check. */
export const Answers: Story = {
  args: {
    texts: { ...texts, after: 'Your answer' },
    rows: [
      {
        id: 'amount',
        label: 'Amount to withdraw',
        after: '₹1,50,000',
        figure: true,
        edit: change('the amount', '#amount'),
      },
      {
        id: 'account',
        label: 'Paid to',
        after: '•••• •••• 9087, Sahyadri Bank',
        edit: change('the account', '#account'),
      },
      { id: 'reason', label: 'Reason', after: 'Education of a child', edit: change('the reason', '#reason') },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Now' })).toBeNull();
  },
};

export const Hindi: Story = {
  args: {
    caption: 'आपका बैंक खाता',
    texts: {
      before: 'अभी',
      after: 'बदलाव के बाद',
      changed: 'बदलेगा',
      nothing: 'कुछ नहीं',
      detail: 'विवरण',
      action: 'कार्रवाई',
    },
    rows: [
      {
        id: 'account',
        label: 'खाता नंबर',
        before: '•••• •••• 4321',
        after: '•••• •••• 9087',
        changed: true,
        figure: true,
        edit: { text: 'बदलें', label: 'खाता नंबर बदलें', href: '#account' },
      },
      {
        id: 'bank',
        label: 'बैंक और शाखा',
        before: 'मालाबार ग्रामीण बैंक, कोझिकोड बीच रोड',
        after: 'सह्याद्रि बैंक, तिरुवनंतपुरम मेडिकल कॉलेज परिसर',
        changed: true,
        edit: { text: 'बदलें', label: 'बैंक और शाखा बदलें', href: '#bank' },
      },
      { id: 'holder', label: 'खाताधारक', before: 'आशा राव', after: 'आशा राव' },
    ],
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

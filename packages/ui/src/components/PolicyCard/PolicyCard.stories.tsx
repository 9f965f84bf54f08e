import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { usage } from '../../samples/usage.ts';
import { badgeTones } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { PolicyCard } from './PolicyCard.tsx';

const meta = {
  title: 'Components/PolicyCard',
  component: PolicyCard,
  args: {
    kind: 'savings',
    planName: 'Secure Income Plan',
    href: '#policy',
    policyNumber: 'Policy 100200301',
    status: 'In force',
    statusTone: 'success',
    amountLabel: 'Premium',
    amount: '₹12,450.00',
    nextDate: 'Next due on 5 September 2027',
    headingLevel: 2,
    action: (
      <Button variant="secondary" href="#policy">
        View details
      </Button>
    ),
  },
  argTypes: { statusTone: { control: 'select', options: badgeTones } },
  decorators: [
    (Story) => (
      <Columns split="cards">
        <Story />
      </Columns>
    ),
  ],
  parameters: usage({
    when: 'for one policy among others, on the dashboard and wherever people choose a policy.',
    whenNot: "on the policy's own page, which has room for everything.",
    also: 'policy tile, contract, product card',
    why: 'The figure is the largest thing on it, and there is one action. The status is a word with a shape; colour only helps.',
  }),
} satisfies Meta<typeof PolicyCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Secure Income Plan' })).toBeVisible();
    await expect(canvas.getByText('In force')).toBeVisible();
  },
};

export const Late: Story = {
  tags: ['picture'],
  args: {
    status: 'Premium late',
    statusTone: 'warning',
    amountLabel: 'Premium due',
    nextDate: 'Was due on 5 March 2027',
    action: <Button>Pay ₹12,450.00</Button>,
    secondaryAction: <Link href="#policy">Details</Link>,
  },
};

/** Nothing to do, but there is always a link to the details. */
export const DetailsAlone: Story = {
  args: { action: false, secondaryAction: <Link href="#policy">Details</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details' })).toBeVisible();
  },
};

export const UnitLinked: Story = {
  args: {
    kind: 'unit-linked',
    planName: 'Wealth Builder (unit-linked)',
    facts: [{ label: 'Fund value on 16 March 2027', value: '₹3,48,211.75', figure: true }],
  },
};

export const Lapsed: Story = {
  args: {
    status: 'Lapsed',
    statusTone: 'error',
    amountLabel: 'To pay with late fee',
    amount: '₹27,318.40',
    nextDate: 'Lapsed on 14 January 2026',
    action: (
      <Button variant="secondary" href="#revive">
        See how to revive it
      </Button>
    ),
  },
};

export const PaymentInProcess: Story = {
  args: {
    status: 'Premium late',
    statusTone: 'warning',
    notice: (
      <Notice title="A payment is in process">
        Your bank has up to 30 minutes to answer. Please do not pay again.
      </Notice>
    ),
    action: <Button unavailableReason="A payment for this policy is in process.">Pay ₹12,450.00</Button>,
  },
};

export const FullyPaid: Story = {
  args: {
    status: 'Fully paid',
    statusTone: 'neutral',
    amount: undefined,
    amountLabel: undefined,
    nextDate: 'Matures on 5 March 2031',
  },
};

export const LongHindi: Story = {
  tags: ['picture'],
  args: {
    planName: 'सुनिश्चित आय एवं बाल भविष्य सुरक्षा योजना (यूनिट-लिंक्ड, गैर-सहभागी)',
    policyNumber: 'पॉलिसी 100200301',
    status: 'प्रीमियम बकाया, छूट अवधि में',
    statusTone: 'warning',
    amountLabel: 'लेट फ़ीस सहित देय राशि',
    amount: '₹1,27,318.40',
    nextDate: '5 मार्च 2027 को देय था',
    action: <Button>₹1,27,318.40 का भुगतान करें</Button>,
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RuleIndex, RulesPage } from './RulesPage.tsx';

const meta = { title: 'Rules', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

const rulesOf = (domain: string, title: string): Story => ({
  name: title,
  render: () => <RulesPage domain={domain} title={title} />,
});

export const FindARule: Story = {
  render: () => <RuleIndex />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: /Find a rule/ });
    await userEvent.type(search, 'revival');
    await expect(canvas.getByRole('link', { name: 'isRevivalEligible' })).toHaveAttribute(
      'href',
      '?path=/story/rules--policy',
    );
    await expect(canvas.queryByRole('link', { name: 'maskEmail' })).toBeNull();
    await userEvent.clear(search);
  },
};

export const Policy: Story = {
  ...rulesOf('policy', 'Policy'),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'isRevivalEligible' }));
    await expect(card.getByRole('status')).toHaveTextContent("because: 'between-180-and-1095-days'");
    await userEvent.click(card.getByRole('checkbox', { name: 'Premium left' }));
    await expect(card.getByRole('status')).toHaveTextContent("eligible: true, because: 'premium-left'");
    await expect(card.getByRole('row', { name: /premiums are still to be paid/ })).toHaveTextContent('Decides');
    await userEvent.click(card.getByRole('checkbox', { name: 'Premium left' }));
  },
};
export const Application: Story = rulesOf('application', 'Applications');
export const Health: Story = rulesOf('health', 'Health declarations');
export const Medical: Story = rulesOf('medical', 'Medical appointments');
export const Attention: Story = rulesOf('attention', 'Attention');
export const Overview: Story = rulesOf('overview', 'Overview');
export const Premium: Story = rulesOf('premium', 'Premiums');
export const Mode: Story = rulesOf('mode', 'Premium changes');
export const GstRefund: Story = rulesOf('gst-refund', 'GST refunds');
export const GstInvoice: Story = rulesOf('gst-invoice', 'GST invoices');
export const File: Story = rulesOf('file', 'Files');
export const FreeLook: Story = rulesOf('free-look', 'Free look');
export const Surrender: Story = rulesOf('surrender', 'Surrender');
export const Comparison: Story = rulesOf('comparison', 'Comparison of options');
export const PaidUpAdditions: Story = rulesOf('paid-up-additions', 'Paid-up additions');
export const Unclaimed: Story = rulesOf('unclaimed', 'Unclaimed amounts');
export const Suitability: Story = rulesOf('suitability', 'Recommended plans');
export const Rider: Story = rulesOf('rider', 'Riders');
export const Calendar: Story = rulesOf('calendar', 'Policy calendar');
export const Loan: Story = rulesOf('loan', 'Loans');
export const Revival: Story = rulesOf('revival', 'Revival');
export const Bonus: Story = rulesOf('bonus', 'Bonus');
export const Restriction: Story = rulesOf('restriction', 'Restrictions');
export const Payout: Story = rulesOf('payout', 'Payouts');
export const Benefits: Story = rulesOf('benefits', 'Benefits');
export const Payment: Story = rulesOf('payment', 'Payment');
export const Fund: Story = rulesOf('fund', 'Funds');
export const Withdrawal: Story = rulesOf('withdrawal', 'Withdrawals');
export const SignedDocument: Story = rulesOf('signed-document', 'Signed documents');
export const NonForfeiture: Story = rulesOf('non-forfeiture', 'Non-forfeiture options');
export const Mandate: Story = rulesOf('mandate', 'Auto-debit');
export const Fatca: Story = rulesOf('fatca', 'FATCA and nationality');
export const Pan: Story = rulesOf('pan', 'PAN');
export const Identity: Story = rulesOf('identity', 'Identity by Aadhaar');
export const LifeCertificate: Story = rulesOf('life-certificate', 'Life certificates');
export const Bank: Story = rulesOf('bank', 'Bank');
export const Nominee: Story = rulesOf('nominee', 'Nominees');
export const Pickup: Story = rulesOf('pickup', 'Cheque pickup');
export const Masking: Story = rulesOf('masking', 'Masking');
export const Format: Story = rulesOf('format', 'Formats');
export const Login: Story = rulesOf('login', 'Login');
export const Dates: Story = rulesOf('dates', 'Dates');
export const Money: Story = rulesOf('money', 'Money');
export const Tables: Story = rulesOf('tables', 'Tables by date');
export const Maintenance: Story = rulesOf('maintenance', 'Maintenance');
export const Content: Story = rulesOf('content', 'Content and screens');
export const Clauses: Story = rulesOf('clauses', 'Clauses');

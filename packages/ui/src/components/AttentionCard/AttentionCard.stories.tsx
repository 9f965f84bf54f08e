import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { AttentionCard } from './AttentionCard.tsx';

const meta = {
  title: 'Components/AttentionCard',
  component: AttentionCard,
  args: {
    urgency: 'grace',
    headingLevel: 2,
    deadline: '12 days left. Cover stops on 04/12/2026',
    amountLabel: 'To pay',
    amount: '₹8,450.00',
    lead: true,
    about: 'Meru Child Future, policy 508901242',
    children: 'The premium was due on 04/11/2026. The policy lapses if it is not paid.',
    action: <Button href="#pay">Pay ₹8,450</Button>,
  },
  parameters: usage({
    when: 'for one thing that a person has to do or know, on the dashboard and on a policy’s page.',
    whenNot: 'for messages of a form or a call (`Notice`).',
    also: 'alert, task, reminder',
    why: 'Colour, edge, icon and words each say how urgent it is: a plain edge for a coming date, stripes while grace runs out, a filled card once it has happened.',
  }),
} satisfies Meta<typeof AttentionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InGrace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '12 days left. Cover stops on 04/12/2026' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay ₹8,450' })).toBeVisible();
  },
};

export const EveryUrgency: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Columns split="cards" as="ul">
      <li>
        <AttentionCard {...meta.args} lead={false} />
      </li>
      <li>
        <AttentionCard
          urgency="soon"
          headingLevel={2}
          deadline="Due in 10 days, on 02/12/2026"
          amount="₹24,500"
          about="Meru Secure Savings, policy 501234567"
          action={
            <Button variant="secondary" href="#pay">
              Pay ₹24,500
            </Button>
          }
        />
      </li>
      <li>
        <AttentionCard
          urgency="lapsed"
          headingLevel={2}
          deadline="Not covered since 26/03/2026"
          amount="₹23,104.50"
          about="Meru Secure Savings, policy 502345678"
          action={
            <Button variant="secondary" href="#revive">
              Revive policy
            </Button>
          }
        >
          It can be revived until 24/03/2031.
        </AttentionCard>
      </li>
      <li>
        <AttentionCard
          urgency="info"
          headingLevel={2}
          deadline="We need a document from you"
          about="Change of address, request SR6630914527"
          action={
            <Button variant="secondary" href="#answer">
              Answer request
            </Button>
          }
        />
      </li>
    </Columns>
  ),
};

/** For a reduced policy it says what is still covered, never that there is no cover. */
export const ReducedCover: Story = {
  args: {
    urgency: 'lapsed',
    deadline: 'Cover is now ₹1,63,333.33',
    amount: undefined,
    children: 'Premiums are unpaid since 02/12/2026. It was ₹3,50,000.',
    action: <Button href="#revive">Revive policy</Button>,
  },
};

export const Hindi: Story = {
  args: {
    amountLabel: 'भरने की राशि',
    deadline: '12 दिन बाकी। बीमा कवर 04/12/2026 को बंद हो जाएगा',
    about: 'मेरु चाइल्ड फ़्यूचर, पॉलिसी 508901242',
    children: 'प्रीमियम 04/11/2026 को देय था। भुगतान न होने पर पॉलिसी बंद हो जाएगी।',
    action: <Button href="#pay">₹8,450 का भुगतान करें</Button>,
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

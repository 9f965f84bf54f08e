import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    items: [
      {
        title: 'What happens if I pay late?',
        content: <p>Your cover goes on for 30 days after the due date. After that the policy lapses.</p>,
      },
      {
        title: 'Can I pay for someone else?',
        content: <p>Yes, with the policy number and the mobile number of the policyholder.</p>,
      },
      { title: 'Where is my receipt?', content: <p>With your documents, a minute after the payment.</p> },
    ],
  },
  parameters: usage({
    when: 'for questions and answers of which each reader needs a few.',
    whenNot: 'to hide what everyone has to read, or inside another accordion.',
    also: 'expand, collapse, toggle, disclosure, FAQ',
    why: 'Native `details`: it works without script, and the browser’s search finds closed answers. In print all answers are open.',
  }),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/30 days/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('What happens if I pay late?'));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText('Where is my receipt?'));
    await expect(answer).toBeVisible();
  },
};
export const OneAtATime: Story = {
  args: { single: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What happens if I pay late?'));
    await userEvent.click(canvas.getByText('Where is my receipt?'));
    await expect(canvas.getByText(/30 days/)).not.toBeVisible();
    await expect(canvas.getByText(/With your documents/)).toBeVisible();
  },
};
export const FirstOpen: Story = {
  tags: ['picture'],
  args: {
    items: [
      {
        title: 'What happens if I pay late?',
        content: <p>Your cover goes on for 30 days after the due date.</p>,
        defaultOpen: true,
      },
    ],
  },
};

export const Controlled: Story = {
  args: { onOpenChange: fn() },
  render: function Render(args) {
    const [open, setOpen] = useState<readonly string[]>(['Where is my receipt?']);
    return (
      <Accordion
        {...args}
        open={open}
        onOpenChange={(next) => {
          args.onOpenChange?.(next);
          setOpen(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/With your documents/)).toBeVisible();
    await userEvent.click(canvas.getByText('What happens if I pay late?'));
    await expect(canvas.getByText(/30 days/)).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('Where is my receipt?'));
    await expect(canvas.getByText(/With your documents/)).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(['What happens if I pay late?']);
  },
};

export const Hindi: Story = {
  args: {
    items: [
      {
        title: 'अगर मैं प्रीमियम का भुगतान नियत तारीख के बाद करूँ तो क्या होगा?',
        content: <p>आपका बीमा नियत तारीख के बाद 30 दिनों तक जारी रहता है। उसके बाद पॉलिसी लैप्स हो जाती है।</p>,
        defaultOpen: true,
      },
      { title: 'मेरी रसीद कहाँ है?', content: <p>भुगतान के एक मिनट बाद आपके दस्तावेज़ों में।</p> },
    ],
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

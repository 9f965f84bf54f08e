import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usageInFrame } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Loader } from './Loader.tsx';

const meta = {
  title: 'Components/Loader',
  component: Loader,
  args: { active: true, label: 'Please wait' },
  parameters: usageInFrame({
    when: 'while a call must not be interrupted: starting a payment, ending a session.',
    whenNot: 'while a page or part of it loads (`Skeleton`), or for one button (`loading`).',
    also: 'spinner, loading, busy, wait, progress',
    why: 'A native modal dialog: the page behind is inert for pointer, keyboard and screen reader, Escape does not close it, and focus returns. It blocks immediately but appears only after a quarter of a second, so that fast calls do not flicker.',
  }),
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Please wait' });
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(dialog).toHaveAttribute('open');
  },
};

export const ComesAndGoes: Story = {
  args: { active: false },
  render: function Render(args) {
    const [active, setActive] = useState(args.active);
    return (
      <>
        <Button
          onClick={() => {
            setActive(true);
            queueMicrotask(() => requestAnimationFrame(() => setActive(false)));
          }}
        >
          Start the payment
        </Button>
        <Loader {...args} active={active} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Start the payment' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
};

export const Hindi: Story = { args: { label: 'कृपया रुकें' }, decorators: [inHindi] };

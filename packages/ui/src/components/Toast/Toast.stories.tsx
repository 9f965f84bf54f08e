import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { type ToastMessage, ToastRegion } from './Toast.tsx';

const meta = {
  title: 'Components/Toast',
  component: ToastRegion,
  args: {
    label: 'Messages',
    closeLabel: 'Close the message',
    onClose: fn(),
    toasts: [{ id: 'saved', tone: 'success', message: 'The change is saved.' }],
  },
  parameters: usage({
    when: 'for a message that has no place on the page: saved, offline, something failed in the background.',
    whenNot: 'for what people must read before they continue, or for the error of a field.',
    also: 'snackbar, alert, notification, flash message, popup',
    why: 'The region is always there, even if empty, because screen readers only read what appears in a region that already existed. The timer of a message pauses while someone points at it or focuses it. A message with a longer duration than a timer supports stays.',
  }),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the message' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('saved');
  },
};

export const Several: Story = {
  tags: ['picture', 'forced-colours'],
  args: {
    toasts: [
      { id: 'a', tone: 'info', message: 'A new version is ready.', action: <Button variant="text">Load it</Button> },
      { id: 'b', tone: 'warning', title: 'You are offline', message: 'We go on when you are connected again.' },
      {
        id: 'c',
        tone: 'error',
        title: 'The document could not be loaded',
        message: 'Nothing was lost. Please try again.',
      },
    ],
  },
};

/** 9999999999 ms is longer than a timer supports, so the message stays. */
export const Stays: Story = {
  args: {
    toasts: [
      {
        id: 'locked',
        tone: 'error',
        message:
          'Login to your account has been disabled due to multiple invalid Login Attempts. Please try again after 30 minutes.',
        duration: 9_999_999_999,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(/30 minutes/)).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Appearing: Story = {
  render: function Render(args) {
    const [toasts, setToasts] = useState<ToastMessage[]>([]);
    const add = () =>
      setToasts((now) => [
        ...now,
        { id: String(now.length), tone: 'success', message: 'The change is saved.', duration: 4000 },
      ]);
    return (
      <>
        <Button onClick={add}>Save</Button>
        <ToastRegion
          {...args}
          toasts={toasts}
          onClose={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('The change is saved.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close the message' }));
    await expect(canvas.queryByText('The change is saved.')).toBeNull();
  },
};

export const Hindi: Story = {
  args: {
    label: 'संदेश',
    closeLabel: 'संदेश बंद करें',
    toasts: [
      {
        id: 'c',
        tone: 'error',
        title: 'दस्तावेज़ लोड नहीं हो सका',
        message: 'कुछ खोया नहीं है। कृपया फिर कोशिश करें।',
        action: <Button variant="text">फिर कोशिश करें</Button>,
      },
    ],
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

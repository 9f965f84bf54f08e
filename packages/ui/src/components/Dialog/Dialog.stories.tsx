import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { usageInFrame } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, DialogClose } from './Dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Remove this nominee?',
    description: 'Ravi Rao will no longer receive a share. You can undo it until you send the request.',
    closeLabel: 'Close',
    onOpenChange: fn(),
    trigger: <Button variant="secondary">Remove the nominee</Button>,
    actions: (
      <>
        <DialogClose>
          <Button variant="danger">Remove</Button>
        </DialogClose>
        <DialogClose>
          <Button variant="ghost">Keep</Button>
        </DialogClose>
      </>
    ),
  },
  parameters: usageInFrame({
    when: 'for a question that cannot wait: removing something, a session about to end.',
    whenNot: 'for forms with more than a field or two, for messages that need no answer, or two at once.',
    also: 'modal, popup, pop-up, overlay, confirm, confirmation, alert',
    why: 'Built on Radix: focus moves in, stays and returns, and the page behind is inert. Pressing beside it does not close it, because thumbs slip. On a phone it opens at the bottom, where the thumb is.',
  }),
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByItself: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Remove the nominee' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Remove this nominee?' });
    await expect(dialog).toHaveAccessibleDescription(/Ravi Rao/);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(trigger).toHaveFocus();
  },
};

export const Open: Story = { tags: ['picture'], args: { defaultOpen: true } };

/** Opened and closed by the caller, here from two places. */
export const Controlled: Story = {
  args: { trigger: undefined },
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Remove Ravi Rao
        </Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ravi Rao' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Hindi: Story = {
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: <span lang="hi">क्या इस नॉमिनी को हटाना है?</span>,
    description: <span lang="hi">रवि राव को अब कोई हिस्सा नहीं मिलेगा। अनुरोध भेजने तक आप इसे वापस ले सकते हैं।</span>,
    closeLabel: 'बंद करें',
    actions: (
      <DialogClose>
        <Button variant="danger" lang="hi">
          नॉमिनी को हटाएँ
        </Button>
      </DialogClose>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};

export const WithAField: Story = {
  args: {
    defaultOpen: true,
    title: 'Where should we send it?',
    description: undefined,
    trigger: undefined,
    children: (
      <Stack gap="4">
        <TextField autoFocus label="Email" type="email" autoComplete="email" defaultValue="asha@example.in" />
      </Stack>
    ),
    actions: (
      <>
        <Button>Send</Button>
        <DialogClose>
          <Button variant="ghost">Cancel</Button>
        </DialogClose>
      </>
    ),
  },
};

/** Without a name for the close button, only the actions close it. */
export const MustBeAnswered: Story = {
  args: {
    open: true,
    trigger: undefined,
    closeLabel: undefined,
    title: 'You will be signed out in 2 minutes',
    description: 'What you typed is kept.',
    actions: <Button>Stay signed in</Button>,
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getAllByRole('button')).toHaveLength(1);
  },
};

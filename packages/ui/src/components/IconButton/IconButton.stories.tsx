import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { CloseIcon, NotificationIcon, RevealIcon } from '../icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: CloseIcon, label: 'Close', onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: usage({
    when: 'for the few icons that everyone knows: close, menu, notifications.',
    whenNot: 'for anything that needs a word to be understood: use a `Button` with an icon.',
    also: 'toolbar button, close button, icon',
    why: 'The label is required and also shown as a tooltip: not only screen readers need it.',
  }),
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = { args: { variant: 'secondary', icon: NotificationIcon, label: 'Notifications' } };
export const Faded: Story = { args: { variant: 'faded', icon: NotificationIcon, label: 'Notifications' } };
/** A toggle: its name stays, and `aria-pressed` gives its state. */
export const Pressed: Story = {
  tags: ['picture', 'forced-colours'],
  args: { variant: 'secondary', icon: RevealIcon, label: 'Show the number', 'aria-pressed': true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show the number', pressed: true })).toBeVisible();
  },
};

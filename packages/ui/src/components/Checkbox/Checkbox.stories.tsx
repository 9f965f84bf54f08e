import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I declare that my answers are true and complete.', onChange: fn() },
  parameters: usage({
    when: 'for yes or no, for any of several, and for a declaration.',
    whenNot: 'for something that takes effect at once, and never ticked in advance where it is consent.',
    why: 'A native box, drawn by us where colours are ours and by the system where it has colours of its own. The whole line answers a press.',
  }),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(/I declare/));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const Checked: Story = {
  args: { defaultChecked: true, help: 'You can change your answers until you send them.' },
};
export const Invalid: Story = { args: { error: 'Please confirm the declaration to go on.' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'I declare that my answers are true and complete.', onChange: fn() },
  parameters: usage({
    when: 'for yes or no, for any of several, and for a declaration.',
    whenNot: 'for something that takes effect immediately, and never pre-ticked for consent.',
    also: 'switch, toggle, tick, consent, yes or no',
    why: 'A native checkbox in our style; with forced colours the system draws it. The whole row can be pressed.',
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
  tags: ['forced-colours'],
  args: { defaultChecked: true, help: 'You can change your answers until you send them.' },
};
export const Invalid: Story = { tags: ['picture'], args: { error: 'Please confirm the declaration to go on.' } };

export const Controlled: Story = {
  render: function Render(args) {
    const [checked, setChecked] = useState(false);
    return <Checkbox {...args} checked={checked} onChange={(event) => setChecked(event.target.checked)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Hindi: Story = {
  args: {
    label: 'मैं घोषणा करता/करती हूँ कि मेरे दिए सभी उत्तर सही और पूरे हैं।',
    help: 'भेजने से पहले आप अपने उत्तर बदल सकते हैं।',
    error: 'आगे बढ़ने के लिए कृपया घोषणा की पुष्टि करें।',
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

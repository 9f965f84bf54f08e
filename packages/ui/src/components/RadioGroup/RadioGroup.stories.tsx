import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'How often do you want to pay?',
    options: [
      { value: 'yearly', label: 'Once a year', help: '₹48,000.00, the next on 5 March 2028' },
      { value: 'half', label: 'Twice a year', help: '₹24,480.00, the next on 5 September 2027' },
      { value: 'monthly', label: 'Every month', help: '₹4,160.00, the next on 5 April 2027' },
    ],
    onValueChange: fn(),
  },
  parameters: usage({
    when: 'for one of two to about five options, if seeing them together helps to choose.',
    whenNot: 'for stages of a request or anything else that is not a question.',
    also: 'radio buttons, options, choice, segmented control',
    why: 'Native radio buttons in a fieldset: arrow keys, names and counts work for free.',
  }),
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How often do you want to pay?' })).toBeVisible();
    await userEvent.click(canvas.getByText('Twice a year'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Every month/ })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('monthly');
  },
};
export const Chosen: Story = {
  tags: ['picture', 'forced-colours'],
  args: { defaultValue: 'yearly', help: 'The change takes effect on the next due date.' },
};
export const Invalid: Story = { args: { error: 'Choose how often you want to pay.' } };

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('yearly');
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Every month/ }));
    await expect(canvas.getByRole('radio', { name: /Every month/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /Once a year/ })).not.toBeChecked();
  },
};

export const Optional: Story = { args: { optional: '(optional)' } };

export const Hindi: Story = {
  args: {
    label: 'आप प्रीमियम कितनी बार देना चाहते हैं?',
    error: 'चुनें कि आप प्रीमियम कितनी बार देना चाहते हैं।',
    options: [
      { value: 'yearly', label: 'साल में एक बार', help: '₹48,000.00, अगला 5 मार्च 2028 को' },
      { value: 'monthly', label: 'हर महीने', help: '₹4,160.00, अगला 5 अप्रैल 2027 को' },
    ],
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

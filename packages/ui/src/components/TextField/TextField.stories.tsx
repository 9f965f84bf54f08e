import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Policy number, mobile or email', onChange: fn() },
  parameters: usage({
    when: 'for one line of text: a number, a name, an address line.',
    whenNot: 'for something already known, or for one of a few choices.',
    also: 'text box, input, phone number, mobile number, email, search field',
    why: 'The label is above and stays. A label inside the field disappears just when it is needed, and people take grey example text for an answer. Optional fields are marked; a star on nearly every field says nothing.',
  }),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { help: 'The policy number has 9 digits and is at the top of every receipt.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Policy number, mobile or email' });
    await expect(field).toHaveAccessibleDescription(/9 digits/);
    await userEvent.type(field, '100200301');
    await expect(field).toHaveValue('100200301');
    await expect(args.onChange).toHaveBeenCalledTimes(9);
  },
};

export const Filled: Story = { args: { defaultValue: '100200301', figures: true } };

export const Invalid: Story = {
  tags: ['picture'],
  args: {
    defaultValue: '1002003',
    help: 'The policy number has 9 digits and is at the top of every receipt.',
    error: 'A policy number has 9 digits. This one has 7.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/This one has 7/);
  },
};

export const Optional: Story = {
  args: { label: 'Email', optional: '(optional)', type: 'email', autoComplete: 'email' },
};

export const WithPrefix: Story = {
  args: { label: 'Mobile number', prefix: '+91', inputMode: 'numeric', autoComplete: 'tel-national', figures: true },
};

export const WithSuffix: Story = { args: { label: 'Share of the nominee', suffix: '%', inputMode: 'numeric' } };

export const ReadOnly: Story = {
  args: {
    label: 'Name as in your PAN',
    defaultValue: 'Asha Rao',
    readOnly: true,
    help: 'Only a branch can change it.',
  },
};

export const Hindi: Story = {
  args: {
    label: 'पॉलिसी नंबर, मोबाइल या ईमेल',
    help: 'पॉलिसी नंबर में 9 अंक होते हैं और यह आपकी पॉलिसी तथा हर रसीद के ऊपर लिखा होता है।',
    error: 'पॉलिसी नंबर में 9 अंक होते हैं। इसमें 7 हैं।',
    defaultValue: '1002003',
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('100200301');
    return <TextField {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Backspace}2');
    await expect(canvas.getByRole('textbox')).toHaveValue('100200302');
  },
};

export const RightToLeft: Story = {
  args: { label: 'Mobile number', prefix: '+91', defaultValue: '98765 43210', figures: true },
  globals: { direction: 'rtl' },
};

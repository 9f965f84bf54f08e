import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { OtpInput } from './OtpInput.tsx';

const meta = {
  title: 'Components/OtpInput',
  component: OtpInput,
  args: { label: '6-digit OTP', onValueChange: fn(), onComplete: fn() },
  parameters: usage({
    when: 'for a code that was sent to the person.',
    whenNot: 'for a number that the person knows, such as a policy number.',
    also: 'PIN, passcode, verification code, one-time password',
    why: 'Six inputs that jump are six stops for a screen reader, break paste and auto-fill, and fight the backspace key. This is one input that looks like cells. It does not submit automatically: a slip on the last digit would cost one of three attempts.',
  }),
} satisfies Meta<typeof OtpInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: '6-digit OTP' });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '12a 34');
    await expect(field).toHaveValue('1234');
    await userEvent.keyboard('{Backspace}9');
    await expect(field).toHaveValue('1239');
    await userEvent.type(field, '5678');
    await expect(field).toHaveValue('123956');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('123956');
  },
};

/** The whole message is pasted; the code in it replaces the present digits. */
export const Paste: Story = {
  args: { defaultValue: '99' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.paste('Policy 501234567: your OTP is 004711. Never share it.');
    await expect(field).toHaveValue('004711');
    await userEvent.paste('Call 1800 000 0199');
    await expect(field).toHaveValue('004711');
  },
};

/** Auto-fill from a phone's message arrives as one change. */
export const AutoFill: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    field.focus();
    document.execCommand('insertText', false, '271828');
    await expect(field).toHaveValue('271828');
    await expect(args.onComplete).toHaveBeenCalledWith('271828');
  },
};

export const DevanagariDigits: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '१२३४');
    await expect(field).toHaveValue('1234');
  },
};

export const Filled: Story = { tags: ['picture', 'forced-colours'], args: { defaultValue: '123456' } };

export const Invalid: Story = {
  args: { defaultValue: '123456', error: 'OTP entered is not correct. Please check.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/not correct/);
  },
};

export const FourDigits: Story = { args: { digits: 4, label: '4-digit OTP', defaultValue: '12' } };

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('12');
    return <OtpInput {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '34');
    await expect(canvas.getByRole('textbox')).toHaveValue('1234');
  },
};

export const Hindi: Story = {
  args: {
    label: '6 अंकों का OTP',
    help: 'हमने इसे ••• ••4 3210 पर भेजा है।',
    error: 'OTP सही नहीं है। कृपया जाँचें।',
    defaultValue: '1234',
  },
  decorators: [inHindi],
};

/** A code runs from left to right in every script. */
export const RightToLeft: Story = { args: { defaultValue: '1234' }, globals: { direction: 'rtl' } };

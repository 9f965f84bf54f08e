import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { MaskedField } from './MaskedField.tsx';

const inFours = (value: string) => value.replace(/(.{4})(?=.)/g, '$1 ');
/** The last four digits would reveal most of a short number, as while typing, so it is hidden entirely. */
const butTheLastFour = (value: string) => inFours(value.replace(value.length > 4 ? /.(?=.{4})/g : /./g, 'X'));
const onlyDigits = (typed: string) => typed.replace(/\D/g, '');

const meta = {
  title: 'Components/MaskedField',
  component: MaskedField,
  args: {
    label: 'Aadhaar number',
    revealLabel: 'Show the Aadhaar number',
    mask: butTheLastFour,
    format: inFours,
    clean: onlyDigits,
    inputMode: 'numeric',
    onValueChange: fn(),
  },
  argTypes: { mask: { control: false }, format: { control: false }, clean: { control: false } },
  parameters: usage({
    when: 'for PAN, Aadhaar or account number: numbers that a person types once and others should not read later.',
    whenNot:
      'for a one-time code (`OtpInput`), or for a number that is only shown (`DataList` with the masked text): a number that is never edited should not reach the page unmasked.',
    also: 'password, hidden number, PAN, Aadhaar, secret',
    why: 'Twelve digits are hard to type without seeing them, so they are visible while you type and hidden when you leave the field. A hidden value cannot be edited in part: typing over all of it replaces it, any other key shows it first. The value is set as a property and never as an attribute, where session recorders and crash reports would find it.',
  }),
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visible while typing, hidden when the field loses focus. */
export const Typed: Story = {
  args: { help: '12 digits, on the front of the card.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Aadhaar number' });
    await expect(field).toHaveAccessibleDescription(/12 digits/);
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(field, '1234 5678-9012');
    await expect(field).toHaveValue('1234 5678 9012');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('123456789012');
    await userEvent.tab();
    await expect(field).toHaveValue('1234 5678 9012'); // the button belongs to the field
    await userEvent.tab();
    await expect(field).toHaveValue('XXXX XXXX 9012');
  },
};

export const Hidden: Story = {
  tags: ['picture'],
  args: { defaultValue: '123456789012' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('XXXX XXXX 9012');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('XXXX XXXX 9012'); // passing through shows nothing
    await expect(canvasElement.innerHTML).not.toMatch(/5678/);
  },
};

/** The button's name stays; its pressed state says that the value is visible. */
export const Revealed: Story = {
  args: { defaultValue: '123456789012' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    const button = canvas.getByRole('button', { name: 'Show the Aadhaar number' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveFocus();
    await expect(field).toHaveValue('1234 5678 9012');
    await expect(canvasElement.innerHTML).not.toMatch(/5678/); // a property, not an attribute
    await userEvent.keyboard(' ');
    await expect(field).toHaveValue('XXXX XXXX 9012');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('1234 5678 9012');
    await userEvent.tab();
    await expect(field).toHaveValue('XXXX XXXX 9012');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
  },
};

/** Pressed while the field has focus: it hides, and focus stays. */
export const HiddenWhileTyping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '123456789012');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveValue('XXXX XXXX 9012');
    await expect(field).toHaveFocus();
  },
};

/** To change one digit, any key shows the value and loses nothing; typing over the whole replaces it. */
export const Corrected: Story = {
  args: { defaultValue: '123456789012' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(field);
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('1234 5678 9012');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('{Backspace}6');
    await expect(field).toHaveValue('1234 6678 9012');
    await expect(field.selectionStart).toBe(6);
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue('XXXX XXXX 9012');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    field.select();
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9');
  },
};

/** Undo would restore the mask as if it had been typed, so it changes nothing. */
export const Undone: Story = {
  args: { defaultValue: '123456789012' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    field.focus();
    field.select();
    document.execCommand('insertText', false, '9');
    await expect(field).toHaveValue('9');
    document.execCommand('undo');
    await expect(field).toHaveValue('9');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('9');
  },
};

/** Another tab, another app, a locked phone: it hides. */
export const OutOfSight: Story = {
  args: { defaultValue: '123456789012' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('1234 5678 9012');
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    fireEvent(document, new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'hidden');
    await expect(canvas.getByRole('textbox')).toHaveValue('XXXX XXXX 9012');
  },
};

/** Letters and digits, in capitals whatever is typed. The caller provides the mask. */
export const Pan: Story = {
  args: {
    label: 'PAN',
    help: 'Five letters, four digits, one letter',
    revealLabel: 'Show the PAN',
    inputMode: 'text',
    autoCapitalize: 'characters',
    mask: (value) => value.replace(/(?<=..).(?=..)/g, '•'),
    format: (value) => value,
    clean: (typed) => typed.replace(/[^a-z\d]/gi, '').toUpperCase(),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'abcpr1234k');
    await expect(field).toHaveValue('ABCPR1234K');
    await userEvent.tab();
    await userEvent.tab();
    await expect(field).toHaveValue('AB••••••4K');
  },
};

/** Form data has it unmasked, and nothing else does. */
export const AccountNumberInAForm: Story = {
  args: { label: 'Account number', revealLabel: 'Show the account number', name: 'account' },
  render: (args) => (
    <form aria-label="Bank account" onSubmit={(event) => event.preventDefault()}>
      <MaskedField {...args} />
      <br />
      <Button type="submit" variant="form">
        Continue
      </Button>
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('5010 0234 5678 90');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('XXXX XXXX XX78 90');
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('account')).toEqual(['50100234567890']);
    await expect(canvasElement.innerHTML).not.toMatch(/50100234567890|0234/);
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('123456789012');
    return (
      <>
        <MaskedField {...args} value={value} onValueChange={setValue} />
        <br />
        <Button variant="secondary" onClick={() => setValue('')}>
          Start again
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('XXXX XXXX 9012');
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await userEvent.type(canvas.getByRole('textbox'), '98765');
    await expect(canvas.getByRole('textbox')).toHaveValue('9876 5');
  },
};

export const Empty: Story = {};

export const Invalid: Story = {
  args: { defaultValue: '12345678901', error: 'An Aadhaar number has 12 digits. This one has 11.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/This one has 11/);
  },
};

/** It can be viewed, not changed. */
export const ReadOnly: Story = {
  args: { defaultValue: '123456789012', readOnly: true, help: 'Only a branch can change it.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '9');
    await expect(canvas.getByRole('textbox')).toHaveValue('XXXX XXXX 9012');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox')).toHaveValue('1234 5678 9012');
  },
};

export const Hindi: Story = {
  args: {
    label: 'आधार नंबर',
    help: '12 अंक, कार्ड के सामने की ओर लिखे हुए।',
    revealLabel: 'आधार नंबर दिखाएँ',
    error: 'आधार नंबर में 12 अंक होते हैं। इसमें 11 हैं।',
    defaultValue: '12345678901',
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { defaultValue: '123456789012' }, globals: { direction: 'rtl' } };

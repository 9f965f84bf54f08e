import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { AmountField } from './AmountField.tsx';
import type { AmountProblem } from './amount-text.ts';

const meta = {
  title: 'Components/AmountField',
  component: AmountField,
  args: { label: 'Amount to withdraw', onValueChange: fn() },
  parameters: usage({
    when: 'for rupees that a person types.',
    whenNot: 'for a known amount (`Amount`), or for a share or a count (`TextField`).',
    also: 'currency, money, number input, rupees',
    why: 'Commas while typing make an extra digit obvious: 1,50,000 and 15,00,000 are easy to tell apart, 150000 and 1500000 are not. A number input changes the amount when someone scrolls over it, and accepts no commas. The field never guesses: a pasted "1,50", which may mean two amounts, stays as it is and is reported as unclear.',
  }),
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Amount to withdraw' });
    await userEvent.type(field, '150000');
    await expect(field).toHaveValue('1,50,000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(15_000_000, { paise: 15_000_000, problem: null });
    await userEvent.type(field, 'abc-');
    await expect(field).toHaveValue('1,50,000');
  },
};

/** Digits can be added and removed anywhere, and the caret stays after the same digit. */
export const EditedInTheMiddle: Story = {
  args: { defaultValue: 15_000_000 },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    field.focus();
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('2');
    await expect(field).toHaveValue('15,20,000');
    await expect(field.selectionStart).toBe(4);
    await userEvent.keyboard('x');
    await expect(field.selectionStart).toBe(4);
    field.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('1,20,000');
    await expect(field.selectionStart).toBe(1);
    await userEvent.keyboard('{Delete}');
    await expect(field).toHaveValue('10,000');
    await expect(field.selectionStart).toBe(1);
  },
};

/** Pasted amounts come from messages and statements in many formats. */
export const Paste: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    await userEvent.paste('₹ 1,50,000/-');
    await expect(field).toHaveValue('1,50,000');
    await userEvent.clear(field);
    await userEvent.paste('1,50');
    await expect(field).toHaveValue('1,50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, { paise: null, problem: 'unclear' });
  },
};

/** Two decimals or none after the field loses focus. */
export const Decimals: Story = {
  args: { label: 'Amount paid in', name: 'amount' },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '१२५६८.4');
    await expect(field).toHaveValue('12,568.4');
    await userEvent.tab();
    await expect(field).toHaveValue('12,568.40');
    await expect(canvasElement.querySelector('[name="amount"]')).toHaveValue('1256840');
  },
};

export const WithLimits: Story = {
  tags: ['picture'],
  args: {
    help: 'It is paid to the bank account of the policy within 7 days.',
    limits: 'From ₹5,000 to ₹2,00,000',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/to ₹2,00,000/);
  },
};

const sentences: Record<AmountProblem, string> = {
  empty: 'Enter the amount.',
  unclear: 'Enter the amount in figures, as 1,50,000 or 1,50,000.50.',
  'too-many-decimals': 'Paise have two figures after the point.',
  'below-least': 'The least that can be withdrawn is ₹5,000.',
  'above-most': 'The most that can be withdrawn is ₹2,00,000.',
};

/** The caller decides when to show the error: here on the button, and on each edit after that. */
export const Checked: Story = {
  args: { least: 500_000, most: 20_000_000, limits: 'From ₹5,000 to ₹2,00,000' },
  render: function Render(args) {
    const [value, setValue] = useState<number | null>(null);
    const [problem, setProblem] = useState<AmountProblem | null>('empty');
    const [isSubmitted, setIsSubmitted] = useState(false);
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setIsSubmitted(true);
        }}
      >
        <AmountField
          {...args}
          value={value}
          onValueChange={(paise, reading) => {
            setValue(paise);
            setProblem(reading.problem);
          }}
          error={isSubmitted && problem ? sentences[problem] : undefined}
        />
        <br />
        <Button type="submit" variant="form">
          Continue
        </Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '300000');
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/most that can be withdrawn/);
    await userEvent.type(field, '{Backspace}');
    await expect(field).toHaveValue('30,000');
    await expect(field).toBeValid();
  },
};

export const Invalid: Story = {
  args: { defaultValue: 30_000_000, limits: 'From ₹5,000 to ₹2,00,000', error: sentences['above-most'] },
};

export const ReadOnly: Story = { args: { defaultValue: 1_245_000, readOnly: true, label: 'Premium' } };

export const Hindi: Story = {
  args: {
    label: 'निकाली जाने वाली राशि',
    help: 'राशि 7 दिनों के भीतर पॉलिसी से जुड़े बैंक खाते में भेजी जाती है।',
    limits: '₹5,000 से ₹2,00,000 तक',
    error: 'अधिकतम ₹2,00,000 निकाले जा सकते हैं।',
    defaultValue: 30_000_000,
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { defaultValue: 15_000_000 }, globals: { direction: 'rtl' } };

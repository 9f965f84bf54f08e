import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { type DateProblem, type DateReading, readTypedDate } from './date-parts.ts';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: {
    label: 'Date of birth of the nominee',
    help: 'For example 5 3 1984',
    texts: { day: 'Day', month: 'Month', year: 'Year' },
    onValueChange: fn(),
    onLeave: fn(),
  },
  parameters: usage({
    when: 'for a date that the person knows or reads from a document: a birthday, a date on a certificate.',
    whenNot: 'to choose one of a few free days: show those as a `RadioGroup`.',
    also: 'date picker, calendar, datepicker, birthday',
    why: 'Three inputs need no date format and no paging through a hundred years of calendar, and day and month cannot get mixed up. Focus does not jump automatically while someone corrects a part; only typing a separator after a part moves to the next. The native date input uses the phone’s date order, which may differ from India’s.',
  }),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth of the nominee' })).toHaveAccessibleDescription(
      /5 3 1984/,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Day' }), '5');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Month' }), '०3');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ problem: 'incomplete' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year' }), '1984x');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1984-03-05', expect.objectContaining({ problem: null }));
  },
};

/** Dates can be typed as on paper, with separators, in any script; focus moves on only after a separator. */
export const TypedThrough: Story = {
  play: async ({ args, canvas }) => {
    const [day, month, year] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.type(day, '12');
    await expect(day).toHaveFocus();
    await userEvent.keyboard('/3.');
    await expect(month).toHaveValue('3');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('19845');
    await expect(year).toHaveValue('1984');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1984-03-12', expect.anything());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onLeave).toHaveBeenCalledWith(
      expect.objectContaining({ date: '1984-03-12', problem: null, wrong: [] }),
    );
  },
};

/** The caret stays in place while a part is corrected, and a full part accepts nothing more. */
export const EditedInTheMiddle: Story = {
  args: { defaultValue: '1984-03-05' },
  play: async ({ canvas }) => {
    const year = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Year' });
    year.focus();
    year.setSelectionRange(2, 2);
    await userEvent.keyboard('7x');
    await expect(year).toHaveValue('1984');
    await expect(year.selectionStart).toBe(2);
    await userEvent.keyboard('{Delete}7');
    await expect(year).toHaveValue('1974');
    await expect(year.selectionStart).toBe(3);
  },
};

/** A pasted date fills all parts, wherever it is pasted. */
export const Pasted: Story = {
  args: { name: 'birthday' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('textbox', { name: 'Month' }).focus();
    await userEvent.paste('05/03/1984');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('05');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveValue('1984');
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus();
    await expect(canvasElement.querySelector('[name="birthday"]')).toHaveValue('1984-03-05');
  },
};

/** A draft keeps a partly typed date and restores it into its parts. */
export const HalfTyped: Story = {
  render: function Render(args) {
    const [typed, setTyped] = useState('1984-3-');
    const take: DateFieldProps['onValueChange'] = (date, reading) => {
      args.onValueChange?.(date, reading);
      setTyped(reading.typed);
    };
    return (
      <>
        <DateField {...args} name="birthday" value={typed} onValueChange={take} />
        <br />
        <Button onClick={() => setTyped('')}>Begin afresh</Button>
      </>
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    const [day, month, year] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement, HTMLElement];
    await expect(month).toHaveValue('3');
    await expect(year).toHaveValue('1984');
    await userEvent.type(year, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null, expect.objectContaining({ typed: '198-3-' }));
    await userEvent.type(year, '5');
    await userEvent.type(day, '7');
    await expect(day).toHaveValue('7');
    await expect(canvasElement.querySelector('[name="birthday"]')).toHaveValue('1985-03-07');
    await userEvent.click(canvas.getByRole('button'));
    await expect(month).toHaveValue('');
    await userEvent.type(month, '4');
    await expect(month).toHaveValue('4');
    await expect(canvasElement.querySelector('[name="birthday"]')).toHaveValue('');
  },
};

const sentences: Record<DateProblem, string> = {
  empty: 'Enter the date of birth.',
  incomplete: 'Enter what is missing of the date.',
  unreadable: 'The month is a number from 1 to 12, the year has four figures.',
  'no-such-date': 'This month has fewer days.',
  'too-early': 'The date is more than 120 years ago.',
  'too-late': 'The date lies in the future.',
};

/** The error is at the wrong part, and the summary links to it. */
export const Checked: Story = {
  args: { latest: '2027-03-17' },
  render: function Render(args) {
    const [reading, setReading] = useState(() => readTypedDate(''));
    const [shown, setShown] = useState<DateReading>();
    const message = shown?.problem ? sentences[shown.problem] : undefined;
    return (
      <>
        <ErrorSummary
          title="There is a problem"
          problems={message ? [{ fieldId: `birth-${shown?.wrong[0]}`, message }] : []}
        />
        <br />
        <DateField
          {...args}
          id="birth"
          value={reading.date}
          onValueChange={(_date, next) => setReading(next)}
          error={message}
          wrong={shown?.wrong}
        />
        <br />
        <Button onClick={() => setShown(reading)}>Continue</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const [day, month, year] = canvas.getAllByRole('textbox') as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.type(day, '5');
    await userEvent.type(month, '13');
    await userEvent.type(year, '1984');
    await userEvent.click(canvas.getByRole('button'));
    await expect(month).toBeInvalid();
    await expect(month).toHaveAccessibleDescription(/from 1 to 12/);
    await expect(day).toBeValid();
    await userEvent.click(canvas.getByRole('link'));
    await expect(month).toHaveFocus();
    await userEvent.keyboard('{End}{Backspace}');
    await expect(month).toHaveValue('1');
    await userEvent.click(canvas.getByRole('button'));
    await expect(month).toBeValid();
  },
};

export const Birthday: Story = {
  args: { label: 'Your date of birth', birthday: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'bday-year');
  },
};

export const Filled: Story = { tags: ['picture'], args: { defaultValue: '1984-03-05' } };
export const Invalid: Story = {
  args: { defaultValue: '2031-03-05', error: 'The date lies in the future.', wrong: ['year'] },
};
export const ReadOnly: Story = {
  args: { defaultValue: '1984-03-05', readOnly: true, help: undefined },
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Day' }).focus();
    await userEvent.paste('01/01/2000');
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveValue('05');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const Optional: Story = { args: { optional: '(optional)', label: 'Date on the certificate' } };
export const OutsideTheLimits: Story = {
  args: { defaultValue: '1884-03-05', earliest: '1907-03-17', error: sentences['too-early'] },
};
export const RightToLeft: Story = { args: { defaultValue: '1984-03-05' }, globals: { direction: 'rtl' } };

export const Hindi: Story = {
  args: {
    label: 'नॉमिनी की जन्म तिथि',
    help: 'उदाहरण के लिए 5 3 1984',
    texts: { day: 'दिन', month: 'महीना', year: 'वर्ष' },
    error: 'वर्ष चार अंकों में लिखें।',
    wrong: ['year'],
    defaultValue: null,
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

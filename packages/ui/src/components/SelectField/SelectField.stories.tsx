import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Financial year',
    placeholder: 'Choose a year',
    options: [
      { value: '2026', label: '2026-27' },
      { value: '2025', label: '2025-26' },
      { value: '2024', label: '2024-25' },
    ],
    onChange: fn(),
  },
  parameters: usage({
    when: 'for one of more than about five options that people know by name: year, state, country.',
    whenNot: 'for two to five choices (`RadioGroup` shows them all), or for thousands.',
    also: 'dropdown, drop-down, select, picker, list box',
    why: 'It is the native element: a phone shows its own picker, which people know and which works with any assistive technology.',
  }),
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Financial year' });
    await userEvent.selectOptions(select, '2025-26');
    await expect(select).toHaveValue('2025');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const Chosen: Story = { tags: ['picture'], args: { defaultValue: '2025', help: 'From 1 April to 31 March.' } };
export const Invalid: Story = { args: { error: 'Choose the year that the certificate is for.' } };

export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return <SelectField {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2024-25');
    await expect(canvas.getByRole('combobox')).toHaveValue('2024');
  },
};

export const Optional: Story = { args: { optional: '(optional)' } };

export const Hindi: Story = {
  args: {
    label: 'वित्तीय वर्ष',
    placeholder: 'वह वर्ष चुनें जिसके लिए प्रीमियम प्रमाणपत्र चाहिए',
    help: '1 अप्रैल से 31 मार्च तक।',
    error: 'वह वर्ष चुनें जिसके लिए प्रमाणपत्र चाहिए।',
  },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

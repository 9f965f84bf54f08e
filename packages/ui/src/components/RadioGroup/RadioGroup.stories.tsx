import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
    when: 'for one of two to about five, where seeing them side by side helps to choose.',
    whenNot: 'for stages of a request or anything else that is not a question.',
    why: 'Native radio buttons in a fieldset: the arrow keys, the names and the count come for free and right.',
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
  args: { defaultValue: 'yearly', help: 'The change takes effect on the next due date.' },
};
export const Invalid: Story = { args: { error: 'Choose how often you want to pay.' } };

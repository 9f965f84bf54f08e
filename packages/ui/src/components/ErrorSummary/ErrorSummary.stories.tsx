import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'There are 2 things to put right',
    problems: [
      { fieldId: 'account', message: 'Enter your account number, 9 to 18 digits' },
      { fieldId: 'kind', message: 'Choose the type of the account' },
    ],
  },
  parameters: usage({
    when: 'at the top of a form with more than one field, after an attempt to send it failed.',
    whenNot: 'while the person is still typing.',
    also: 'validation, form errors, alert, list of errors',
    why: 'It takes focus, so that the button never seems to do nothing, and each line links to its field and scrolls its label into view. The text is the same as at the field.',
  }),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAForm: Story = {
  tags: ['picture'],
  render: function Render(args) {
    const [attempt, setAttempt] = useState(0);
    const send = (event: FormEvent) => {
      event.preventDefault();
      setAttempt(attempt + 1);
    };
    const problems = attempt === 0 ? [] : args.problems;
    const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message;
    return (
      <Stack as="form" gap="6" onSubmit={send} noValidate>
        <ErrorSummary {...args} problems={problems} attempt={attempt} />
        <TextField id="account" label="Account number" error={errorOf('account')} inputMode="numeric" figures />
        <RadioGroup
          id="kind"
          label="Type of account"
          error={errorOf('kind')}
          options={[
            { value: 'savings', label: 'Savings' },
            { value: 'current', label: 'Current' },
          ]}
        />
        <div>
          <Button type="submit" variant="form">
            Continue
          </Button>
        </div>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /account number/ }));
    await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /type of the account/ }));
    await expect(canvas.getByRole('group', { name: 'Type of account' })).toHaveFocus();
  },
};

export const Hindi: Story = {
  args: {
    title: '2 बातें ठीक करनी हैं',
    problems: [
      { fieldId: 'account', message: '9 से 18 अंकों की अपनी खाता नंबर लिखें' },
      { fieldId: 'kind', message: 'चुनें कि खाता किस प्रकार का है' },
    ],
  },
  decorators: [inHindi],
};

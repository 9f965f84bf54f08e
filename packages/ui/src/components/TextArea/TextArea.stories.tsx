import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'What happened?', help: 'At least 10 and at most 2000 characters.', onChange: fn() },
  parameters: usage({
    when: 'for an answer in sentences: a complaint, a question.',
    whenNot: 'for one line, or for one of a few choices.',
    also: 'multi-line input, comment, free text, message box',
    why: 'It starts with four lines, because a small field invites a short answer, and grows with the text, so that people can read everything again before they send it.',
  }),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'What happened?' });
    await expect(area).toHaveAccessibleDescription(/At least 10/);
    await userEvent.type(area, 'No receipt{Enter}yet');
    await expect(area).toHaveValue('No receipt\nyet');
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Filled: Story = {
  args: {
    defaultValue:
      'I asked for the bonus statement three weeks ago and have heard nothing since.\n\nPlease send it by email.',
  },
};

export const Invalid: Story = {
  tags: ['picture'],
  args: { defaultValue: 'No.', error: 'Please write a little more: at least 10 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/a little more/);
  },
};

export const Optional: Story = { args: { label: 'Anything else?', optional: '(optional)' } };

export const Hindi: Story = {
  args: {
    label: 'क्या हुआ?',
    help: 'कम से कम 10 और अधिकतम 2000 अक्षर।',
    defaultValue: 'मैंने तीन सप्ताह पहले बोनस विवरण माँगा था, पर अब तक कुछ नहीं मिला।',
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

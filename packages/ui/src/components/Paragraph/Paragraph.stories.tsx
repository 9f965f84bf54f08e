import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { createSpeech } from '../Spoken/create-speech.tsx';
import { SpeechContext } from '../Spoken/spoken-context.ts';
import { Paragraph } from './Paragraph.tsx';

const meta = {
  title: 'Components/Paragraph',
  component: Paragraph,
  args: { children: 'We sent the message to your mobile number.' },
  parameters: usage({
    when: 'for a paragraph with text that comes from somewhere else: a name, an account, a mobile number, a sentence of a rule.',
    whenNot: 'for a sentence without any of them, which is a plain `p`, or inside a component that takes text.',
    also: 'text, body, p, copy',
    why: 'A screen reader reads *** **4 3210 star by star, and an English name in a Hindi voice cannot be understood. It looks as a plain paragraph does.',
  }),
} satisfies Meta<typeof Paragraph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { tags: ['picture'] };

export const NameInHindi: Story = {
  args: { children: 'Meru Secure Savings, पॉलिसी 501234567' },
  decorators: [
    (Story) => (
      <SpeechContext value={createSpeech({ language: 'hi', masked: ({ end }) => `अंत में ${end}` })}>
        <Story />
      </SpeechContext>
    ),
    inHindi,
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meru Secure Savings')).toHaveAttribute('lang', 'en');
  },
};

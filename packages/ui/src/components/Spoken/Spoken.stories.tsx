import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { createSpeech } from './create-speech.tsx';
import { Spoken } from './Spoken.tsx';
import { SpeechContext } from './spoken-context.ts';

const inEnglish = createSpeech({ language: 'en', masked: ({ end }) => `ending in ${end}` });
const inHindi = createSpeech({ language: 'hi', masked: ({ end }) => `अंत में ${end}` });

const meta = {
  title: 'Components/Spoken',
  component: Spoken,
  args: { children: 'We sent the OTP to *** **4 3210.' },
  decorators: [
    (Story, { args }) => (
      <SpeechContext value={/\p{Script=Devanagari}/u.test(String(args.children)) ? inHindi : inEnglish}>
        <p>
          <Story />
        </p>
      </SpeechContext>
    ),
  ],
  parameters: usage({
    when: 'around text that may contain a number with hidden characters, or a name in Latin letters on a Hindi page.',
    whenNot: 'inside components of this package: headings, lists of data, tables, notices and fields do it themselves.',
    also: 'masked value, screen reader, accent, pronunciation, lang',
    why: 'A screen reader reads *** **4 3210 star by star, and an English name in a Hindi voice cannot be understood.',
  }),
} satisfies Meta<typeof Spoken>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*** **4 3210')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('ending in 4 3210')).toBeInTheDocument();
  },
};

export const Hindi: Story = {
  tags: ['picture'],
  args: { children: 'Meru Secure Savings, पॉलिसी 501234567, खाता 12********90' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Meru Secure Savings')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('अंत में 90')).toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: { children: 'We sent the OTP to *** **4 3210.' },
  globals: { direction: 'rtl' },
};

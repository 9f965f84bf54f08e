import type { Meta, StoryObj } from '@storybook/react-vite';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Link } from '../Link/Link.tsx';
import { Guide } from './Guide.tsx';

const meta = {
  title: 'Components/Guide',
  component: Guide,
  args: {
    label: 'About this request',
    sections: [
      {
        title: 'What you need',
        items: ['The PIN code of the new address', 'A document with your name and the new address'],
      },
      {
        title: 'What happens next',
        items: ['From then on, letters go to the new address.', 'We look at your document.', 'We send you a message.'],
        numbered: true,
      },
      {
        title: 'Need help?',
        items: [
          <Link key="phone" alone href="tel:18001232345">
            Call 1800 123 2345
          </Link>,
        ],
      },
    ],
  },
  parameters: usage({
    when: 'beside a form, in `Guided`: what the person needs, what happens next, who helps.',
    whenNot: 'for what must be read before sending: put a `Notice` into the form.',
    also: 'sidebar, help, tips, aside',
    why: 'Every form answers the same few questions in the same place. No one has to read it to continue.',
  }),
} satisfies Meta<typeof Guide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = { tags: ['picture'] };
/** A section without sentences is left out. */
export const NothingNeeded: Story = {
  args: { sections: meta.args.sections.map((section, at) => (at === 0 ? { ...section, items: [] } : section)) },
};
export const Hindi: Story = {
  args: {
    label: 'इस अनुरोध के बारे में',
    sections: [
      { title: 'आपको क्या चाहिए', items: ['नए पते का पिन कोड', 'आपके नाम और नए पते वाला दस्तावेज़'] },
      {
        title: 'आगे क्या होगा',
        items: ['उसके बाद पत्र नए पते पर भेजे जाते हैं।', 'हम आपका दस्तावेज़ देखते हैं।', 'हर चरण पर आपको संदेश मिलेगा।'],
        numbered: true,
      },
    ],
  },
  decorators: [inHindi],
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../components/Heading/Heading.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { type Token, tokensIn } from './applied.ts';
import { TokenTable } from './TokenTable.tsx';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const of = (part: string): Token[] => tokensIn('type').filter(({ path }) => path.startsWith(`type.${part}`));

/** The same text in both scripts: weight and letter height must match. */
const sample = (property: 'fontSize' | 'fontWeight' | 'lineHeight') => (value: string) => (
  <Stack gap="1">
    <span style={{ [property]: value }}>Premium due ₹12,450.00</span>
    <span lang="hi" style={{ [property]: value }}>
      देय प्रीमियम ₹12,450.00
    </span>
  </Stack>
);

const words = 'Your cover continues until 20 March 2027. Pay by then and nothing changes.';
const shabd = 'आपका बीमा 20 मार्च 2027 तक जारी है। तब तक भुगतान करें तो कुछ नहीं बदलेगा।';

export const Scale: StoryObj = {
  render: () => (
    <Stack as="main" gap="10">
      <Stack gap="3" measure="text">
        <Heading level={1}>Type</Heading>
        <p>
          One family for Latin and Devanagari. Nothing that a person reads is smaller than 16 px at the browser's
          default size, but for the names in the bar at the foot of a phone: they are 4.3 % of its width, 15.5 px on one
          of 360. Amounts are larger than their labels, and dates and amounts never wrap.
        </p>
        <p>
          Devanagari has marks above and below the line: <code>lang="hi"</code> on any part gives it its own line
          height.
        </p>
      </Stack>
      <Stack gap="4">
        <Heading level={2}>Headings and text</Heading>
        <Heading level={3} look="h1">
          Heading of the page, पेज का शीर्षक
        </Heading>
        <Heading level={3} look="h2">
          Heading of a part, भाग का शीर्षक
        </Heading>
        <Heading level={3}>Heading of a card, कार्ड का शीर्षक</Heading>
        <Stack gap="3" measure="text">
          <p>{words}</p>
          <p lang="hi">{shabd}</p>
        </Stack>
      </Stack>
      <TokenTable caption="Sizes" tokens={of('size')} sample={sample('fontSize')} />
      <TokenTable caption="Weights" tokens={of('weight')} sample={sample('fontWeight')} />
      <TokenTable caption="Line heights" tokens={of('lineHeight')} sample={sample('lineHeight')} />
      <TokenTable caption="Family" tokens={of('family')} />
    </Stack>
  ),
};

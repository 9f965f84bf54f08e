import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Heading } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Your policies' },
  parameters: usage({
    when: 'for the title of a page or a section that no other component gives a heading.',
    whenNot: 'inside a Card, a Notice or a screen: give those a title.',
    also: 'title, h1, h2, h3, section header',
    why: 'The level follows the outline, which a screen reader goes through; the size follows the page.',
  }),
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Section: Story = {};

export const EveryLook: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="3">
      <Heading level={1}>Good morning, Asha</Heading>
      <Heading level={2}>Your policies</Heading>
      <Heading level={3}>Meru Secure Savings</Heading>
      <Heading level={2} look="h3">
        A section with a smaller heading
      </Heading>
    </Stack>
  ),
};

export const Hindi: Story = {
  args: { children: 'आपकी पॉलिसियाँ' },
  decorators: [inHindi],
};

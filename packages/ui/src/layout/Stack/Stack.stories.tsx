import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../components/Card/Card.tsx';
import { usage } from '../../samples/usage.ts';
import { spaceSteps } from '../../theme/tokens.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: '4',
    children: ['first', 'second', 'third'].map((name) => <Card key={name}>{`The ${name} part`}</Card>),
  },
  argTypes: { gap: { control: 'select', options: spaceSteps }, as: { control: false } },
  parameters: usage({
    when: 'to stack parts. It sets the space between parts, never on them.',
    whenNot: 'to make space inside a component: its own style does that.',
    also: 'column, spacing, vertical layout, gap',
    why: 'Groups are further apart (8) than their parts (4), and closely related parts are closer still (2).',
  }),
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {};
export const Groups: Story = { tags: ['picture'], args: { gap: '8' } };
export const AsList: Story = {
  args: { as: 'ul', children: ['first', 'second'].map((name) => <li key={name}>{`The ${name} item`}</li>) },
};

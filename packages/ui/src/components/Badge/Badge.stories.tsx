import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { tone: 'success', children: 'In force' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
  parameters: usage({
    when: 'for a state in a word or two.',
    whenNot: 'for something that can be pressed, or more than once on the same thing.',
    also: 'tag, chip, label, pill, status',
    why: 'Word and shape carry the meaning; the colour only helps to find it.',
  }),
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {};
export const EveryTone: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Inline gap="3">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>{`A ${tone} state`}</Badge>
      ))}
    </Inline>
  ),
};

export const Hindi: Story = {
  args: { tone: 'warning', children: 'रिवाइवल के लिए दस्तावेज़ों की प्रतीक्षा' },
  decorators: [inHindi],
};

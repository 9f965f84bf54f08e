import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { usage } from '../../samples/usage.ts';
import { PolicyFace, policyKinds } from './PolicyFace.tsx';

const meta = {
  title: 'Components/PolicyFace',
  component: PolicyFace,
  args: { kind: 'savings' },
  parameters: usage({
    when: 'beside the name of a policy: on its card, in a list, on its page.',
    whenNot: 'alone, or for anything that is not a policy.',
    also: 'policy icon, product icon, thumbnail',
    why: 'People with four policies find one by its picture. The hue only helps: drawing and name say the same.',
  }),
} satisfies Meta<typeof PolicyFace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Savings: Story = {};

export const EveryKind: Story = {
  tags: ['picture'],
  render: () => (
    <Stack as="ul" gap="2">
      {policyKinds.map((kind) => (
        <Inline as="li" key={kind}>
          <PolicyFace kind={kind} />
          <PolicyFace kind={kind} size="small" />
          <span>{kind}</span>
        </Inline>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

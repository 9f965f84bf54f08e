import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { usage } from '../../samples/usage.ts';
import { Card } from '../Card/Card.tsx';
import { Skeleton, SkeletonGroup, skeletonShapes } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'select', options: skeletonShapes } },
  parameters: usage({
    when: 'in the shape of the coming content, if it is known.',
    whenNot: 'if the outcome of the wait is not known.',
    also: 'loading placeholder, shimmer, spinner, ghost',
    why: 'Shapes are hidden from screen readers; the group around them announces once that it is loading. With reduced motion they do not move.',
  }),
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};

export const EveryShape: Story = {
  render: () => (
    <SkeletonGroup label="The page is loading">
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </SkeletonGroup>
  ),
};

export const PolicyCards: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <SkeletonGroup label="Your policies are loading">
      <Columns split="cards">
        {['first', 'second'].map((key) => (
          <Card key={key}>
            <Skeleton shape="line" />
            <Skeleton shape="heading" />
            <Skeleton shape="figure" />
            <Skeleton />
            <Skeleton shape="button" />
          </Card>
        ))}
      </Columns>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your policies are loading');
  },
};

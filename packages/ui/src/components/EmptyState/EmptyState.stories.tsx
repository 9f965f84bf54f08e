import type { Meta, StoryObj } from '@storybook/react-vite';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { drawingNames } from '../Drawing/Drawing.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No receipts in 2024-25',
    children: 'This policy began on 5 March 2026. Receipts are kept by the financial year in which you paid.',
    actions: <Button variant="secondary">Show 2026-27</Button>,
  },
  argTypes: { drawing: { control: 'inline-radio', options: drawingNames } },
  parameters: usage({
    when: 'instead of an empty list.',
    whenNot: 'while it is loading (`Skeleton`).',
    also: 'no results, nothing here, zero state, placeholder',
    why: 'It says why there is nothing and what to do next; "no data" says neither. A list that failed to load is not empty: it is a failure, and looks like one.',
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  tags: ['picture'],
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
};
export const CouldNotBeLoaded: Story = {
  args: {
    drawing: 'failure',
    title: 'Your receipts could not be loaded',
    children: 'Nothing was lost. Please try again in a minute; if it stays so, quote the reference 7F3A-22.',
    actions: <Button variant="secondary">Try again</Button>,
  },
};

export const Hindi: Story = {
  args: {
    title: '2024-25 की कोई रसीद नहीं',
    children: 'यह पॉलिसी 5 मार्च 2026 को शुरू हुई। रसीदें उस वित्तीय वर्ष में रखी जाती हैं जिसमें आपने भुगतान किया।',
    actions: <Button variant="secondary">2026-27 देखें</Button>,
  },
  decorators: [inHindi],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Address proof.pdf', value: 60, valueText: '3 of 5 MB' },
  parameters: usage({
    when: 'for something that takes a while and can be measured: an upload, a download.',
    whenNot: 'for steps of a journey (`Stepper`).',
    also: 'progress, upload progress, meter, percent',
    why: 'The native element, which announces its value.',
  }),
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Measured: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Address proof.pdf' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 5 MB',
    );
  },
};
export const NotMeasured: Story = {
  args: { value: undefined, valueText: undefined, label: 'The document is being made' },
};
export const Done: Story = { args: { value: 100, valueText: '5 of 5 MB' } };

export const Hindi: Story = {
  args: { label: 'पते का प्रमाण.pdf', valueText: '5 में से 3 MB' },
  decorators: [inHindi],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

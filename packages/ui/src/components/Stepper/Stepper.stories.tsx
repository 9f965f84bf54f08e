import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Steps',
    steps: ['Policy', 'Amount', 'Review', 'OTP'],
    current: 1,
    positionText: 'Step 2 of 4: Amount',
  },
  parameters: usage({
    when: 'at the top of a journey of three to six steps.',
    whenNot: 'for stages of a request that others work on, or as a menu.',
    also: 'wizard, steps, progress, breadcrumb, multi-step form',
    why: 'It shows the position and is not a link: the back link goes back and keeps what was typed. A phone shows the position as text and a bar.',
  }),
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  tags: ['picture', 'forced-colours'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const AtTheStart: Story = { args: { current: 0, positionText: 'Step 1 of 4: Policy' } };
export const AtTheEnd: Story = { args: { current: 3, positionText: 'Step 4 of 4: OTP' } };

/** More steps than have room for their names: the position in words, and the bar. */
export const ManySteps: Story = {
  args: {
    steps: ['Start', ...Array.from({ length: 10 }, (_, at) => `Part ${at + 1}`), 'Check', 'Declaration'],
    positionText: 'Step 2 of 13: Part 1',
  },
  play: async ({ canvas }) => {
    const shownWidth = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(shownWidth('Step 2 of 13: Part 1')).toBeGreaterThan(50);
    await expect(shownWidth('Part 10')).toBeLessThan(2);
  },
};

export const Hindi: Story = {
  args: {
    label: 'चरण',
    steps: ['पॉलिसी का चयन', 'राशि', 'पुनरावलोकन एवं पुष्टि', 'OTP'],
    current: 2,
    positionText: '4 में से चरण 3: पुनरावलोकन एवं पुष्टि',
  },
  decorators: [inHindi],
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

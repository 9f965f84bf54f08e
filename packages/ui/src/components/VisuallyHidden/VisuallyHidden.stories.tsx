import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: usage({
    when: 'to tell screen readers what others see from the context: which receipt, of what.',
    whenNot: 'to give instructions that others need as well.',
    also: 'screen reader only, sr-only, hidden label',
    why: 'Hidden by clipping, not by `display`, so that it is still read.',
  }),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;

export const InALink: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => (
    <Link href="#receipt">
      Receipt<VisuallyHidden> of 17 March 2027</VisuallyHidden>
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Receipt of 17 March 2027' })).toBeVisible();
  },
};

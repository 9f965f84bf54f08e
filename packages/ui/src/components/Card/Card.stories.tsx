import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { Link } from '../Link/Link.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { heading: 'Documents', children: <p>Your policy and the receipts of the last seven years.</p> },
  parameters: usage({
    when: 'to group related content, if a page has several groups.',
    whenNot: 'inside another card, or around a whole page.',
    also: 'panel, box, tile, section',
    why: 'A border, not a shadow: shadows are for what really floats above the page. With a heading it is a region that screen readers can jump to.',
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Documents' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Documents' })).toBeVisible();
  },
};
export const WithAside: Story = {
  tags: ['picture'],
  args: { aside: <Link href="#all">All documents</Link> },
};
/** Only the content reaches the edge. */
export const WithoutPadding: Story = {
  args: { padding: 'none' },
  play: async ({ canvas }) => {
    const inset = (element: HTMLElement) => {
      const card = canvas.getByRole('region').getBoundingClientRect();
      const { left, top } = element.getBoundingClientRect();
      return Math.min(left - card.left, top - card.top);
    };
    await expect(inset(canvas.getByRole('heading'))).toBeGreaterThanOrEqual(12);
  },
};
export const WithoutHeading: Story = { args: { heading: undefined } };

export const Hindi: Story = {
  args: {
    heading: 'पॉलिसी के रिवाइवल के लिए आवश्यक दस्तावेज़ों की सूची',
    aside: <Link href="#documents">दस्तावेज़ जोड़ें</Link>,
    children: 'मूल पहचान-पत्र और रद्द किया हुआ चेक।',
  },
  decorators: [inHindi],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkContext } from '../../lib/link.tsx';
import { inHindi } from '../../samples/in-hindi.tsx';
import { usage } from '../../samples/usage.ts';
import { DocumentIcon } from '../icons.ts';
import { Link, linkTones } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#policies', children: 'Your policies' },
  argTypes: { tone: { control: 'inline-radio', options: linkTones }, icon: { control: false } },
  parameters: usage({
    when: 'to go somewhere, in a sentence or alone.',
    whenNot: 'to do something: that is a `Button`, even if it looks like text (`variant="text"`).',
    also: 'anchor, breadcrumb, back link, hyperlink',
    why: 'It is always underlined, because colour alone does not show that a word is a link.',
  }),
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { args: { alone: true, icon: DocumentIcon, children: 'Documents and receipts' } };

/** A long word breaks. */
export const AloneWithAnAddress: Story = {
  args: { alone: true, children: 'Write to customer.care@merulife.example' },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <Link {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(
      link.parentElement?.getBoundingClientRect().right ?? 0,
    );
  },
};

export const InASentence: Story = {
  tags: ['picture'],
  render: (args) => (
    <p>
      The receipt is with <Link {...args}>your documents</Link> from tomorrow.
    </p>
  ),
};

/** An app sets its router's link once, at the top. */
export const ThroughTheRouter: Story = {
  render: (args) => (
    <LinkContext value={(props) => <a {...props} data-router="yes" />}>
      <Link {...args} />
    </LinkContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router', 'yes');
  },
};

export const Hindi: Story = {
  args: { alone: true, icon: DocumentIcon, children: 'वार्षिक प्रीमियम प्रमाणपत्र और रसीदें डाउनलोड करें' },
  decorators: [inHindi],
};

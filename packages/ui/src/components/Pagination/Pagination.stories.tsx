import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { usage } from '../../samples/usage.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    pageCount: 50,
    onPageChange: fn(),
    texts: {
      label: 'Pages of your payments',
      previous: 'Previous',
      next: 'Next',
      position: (page, count) => `Page ${page} of ${count}`,
    },
  },
  parameters: usage({
    when: 'for a list too long to read at once: more than about fifty rows.',
    whenNot: 'for steps of a journey (`Stepper`), or if a search or a year would find the row sooner.',
    also: 'pager, page numbers, next and previous',
    why: 'Two buttons and a position, not a row of numbers: page 37 is hard to hit on a phone, and people who want a certain row sort or search. On the first and the last page both buttons stay, so that focus is not lost.',
  }),
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Uncontrolled; it announces the position on each change. */
export const First: Story = {
  play: async ({ args, canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).toHaveAccessibleDescription('Page 1 of 50');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 50');
    await expect(previous).not.toHaveAttribute('aria-disabled');
  },
};

export const InTheMiddle: Story = { tags: ['picture'], args: { defaultPage: 7 } };

export const Last: Story = {
  args: { defaultPage: 49 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
  },
};

export const Controlled: Story = {
  render: function Render(args) {
    const [page, setPage] = useState(3);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 2 of 50');
  },
};

/** With a list of the pages, for a list of hundreds. */
export const WithChoice: Story = {
  args: { defaultPage: 3 },
  render: function Render({ texts, ...args }) {
    return <Pagination {...args} texts={{ ...texts, choose: 'Page' }} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Page' }), '50');
    await expect(args.onPageChange).toHaveBeenCalledWith(50);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 50 of 50');
  },
};

/** A single page needs no buttons. */
export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Hindi: Story = {
  args: {
    defaultPage: 2,
    texts: {
      label: 'आपके भुगतानों के पेज',
      previous: 'पिछला पेज',
      next: 'अगला पेज',
      position: (page, count) => `${count} में से पेज ${page}`,
    },
  },
  decorators: [
    (Story) => (
      <div lang="hi">
        <Story />
      </div>
    ),
  ],
};

export const RightToLeft: Story = { args: { defaultPage: 2 }, globals: { direction: 'rtl' } };

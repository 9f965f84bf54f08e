import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { menuGroups } from '../../samples/sample-shell.tsx';
import { textsIn } from '../../samples/texts.ts';
import { usageInFrame } from '../../samples/usage.ts';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { MenuButton, MenuDrawer } from './MenuDrawer.tsx';

const t = textsIn('en');

const meta = {
  title: 'Layout/MenuDrawer',
  component: MenuDrawer,
  args: {
    open: false,
    onClose: () => {},
    label: t.menu,
    closeLabel: t.close,
    children: <SideMenu label={t.services} groups={menuGroups(t)} />,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: usageInFrame({
    when: 'for the side menu below 1280.',
    whenNot: 'for anything that asks a question (`Dialog`).',
    also: 'hamburger menu, burger, off-canvas, sidebar on a phone',
    why: 'A native modal dialog: every page has it, and it needs no script to keep focus inside and the rest inert. It opens from the side of its button.',
  }),
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <MenuButton label={t.menu} open={open} onOpen={() => setOpen(true)} />
        <MenuDrawer {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof MenuDrawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndCloses: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    const dialog = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(button).toHaveFocus();
  },
};

/** Following a link closes the drawer. */
export const ClosesWithALink: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByRole('link', { name: 'Auto-debit' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
};

export const Open: Story = { tags: ['picture'], args: { open: true } };

/** It opens from the side of its button, whichever that is. */
export const RightToLeft: Story = {
  args: { open: true },
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeCloseTo(window.innerWidth, 0));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ComponentIndex } from './ComponentIndex.tsx';
import { Welcome } from './Welcome.tsx';

const meta = { title: 'Welcome', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj;

export const WhatIsWhere: Story = { render: () => <Welcome /> };

export const FindAComponent: Story = {
  render: () => <ComponentIndex />,
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: /What do you need/ });
    await userEvent.type(search, 'upload');
    await expect(canvas.getByRole('link', { name: 'FileUpload' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Accordion' })).toBeNull();
    await userEvent.clear(search);
  },
};

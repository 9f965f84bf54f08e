import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Heading } from '../components/Heading/Heading.tsx';
import * as icons from '../components/icons.ts';
import { TextField } from '../components/TextField/TextField.tsx';
import { Columns } from '../layout/Columns/Columns.tsx';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const all = Object.entries(icons).sort(([one], [other]) => one.localeCompare(other));

function EveryIcon() {
  const [query, setQuery] = useState('');
  const found = all.filter(([name]) => name.toLowerCase().includes(query.trim().toLowerCase()));
  return (
    <Stack gap="6">
      <Stack measure="form">
        <TextField
          type="search"
          label="Find an icon"
          help="By what it means, as in its name"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Stack>
      <p role="status">{`${found.length} of ${all.length}`}</p>
      <Columns split="cards" as="ul">
        {found.map(([name, Icon]) => (
          <Inline as="li" key={name}>
            <Icon />
            <code style={{ overflowWrap: 'anywhere' }}>{name}</code>
          </Inline>
        ))}
      </Columns>
    </Stack>
  );
}

export const Find: StoryObj = {
  render: () => (
    <Stack as="main" gap="8">
      <Stack gap="3" measure="text">
        <Heading level={1}>Icons</Heading>
        <p>
          An icon is named by what it means here, and goes with a word. Alone it needs a name: that is an{' '}
          <code>IconButton</code>.
        </p>
      </Stack>
      <EveryIcon />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: /Find an icon/ });
    await userEvent.type(search, 'download');
    await expect(canvas.getByText('DownloadIcon')).toBeVisible();
    await expect(canvas.queryByText('BankIcon')).toBeNull();
    await userEvent.clear(search);
  },
};

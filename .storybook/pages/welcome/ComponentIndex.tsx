import { Heading, Inline, Link, Stack, Table, TextField } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { components, findComponents } from './component-index.ts';

/** Every component with its states, searchable by purpose. */
export function ComponentIndex(): ReactElement {
  const [query, setQuery] = useState('');
  const found = findComponents(query);
  return (
    <Stack as="main" gap="6">
      <Heading level={1}>Find a component</Heading>
      <Stack measure="form">
        <TextField
          type="search"
          label="What do you need?"
          help="Search by purpose or by any name: date, upload, modal, spinner"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Stack>
      <p role="status">{`${found.length} of ${components.length}`}</p>
      <Table
        caption="Components"
        captionHidden
        rows={found}
        rowKey={({ href }) => href}
        columns={[
          {
            id: 'name',
            header: 'Component',
            cell: ({ name, href }) => (
              <Link href={href} target="_top">
                {name}
              </Link>
            ),
          },
          { id: 'when', header: 'Use it', cell: ({ when }) => when },
          { id: 'whenNot', header: 'Do not use it', cell: ({ whenNot }) => whenNot },
          {
            id: 'states',
            header: 'States',
            cell: ({ states }) => (
              <Inline gap="2">
                {states.map(({ name, href }) => (
                  <Link key={href} href={href} target="_top" alone>
                    {name}
                  </Link>
                ))}
              </Inline>
            ),
          },
        ]}
      />
    </Stack>
  );
}

import { Badge, Heading, Stack, Table, TextField } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { catalogue } from './catalogue.ts';

/** Every failure with its own meaning, from the SDK's table, with full-text search. */
export function CataloguePage(): ReactElement {
  const [query, setQuery] = useState('');
  const sought = query.trim().toLowerCase();
  const found = catalogue.filter((row) => Object.values(row).join(' ').toLowerCase().includes(sought));
  return (
    <Stack as="main" gap="6">
      <Stack gap="3" measure="text">
        <Heading level={1}>Errors</Heading>
        <p>
          What a failure means, how it is shown and what happens next: the table that <code>outcomeFor</code> uses. An
          operation's own rows come first; any other status means the same as for all operations.
        </p>
      </Stack>
      <Stack measure="form">
        <TextField
          type="search"
          label="Find an error"
          help="By operation, status, message, or what happens next"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Stack>
      <p role="status">{`${found.length} of ${catalogue.length}`}</p>
      <Table
        caption="Error catalogue"
        captionHidden
        rows={found}
        rowKey={({ key }) => key}
        columns={[
          { id: 'operation', header: 'Operation', cell: ({ operation }) => <code>{operation}</code> },
          { id: 'status', header: 'Status', cell: ({ status }) => status },
          { id: 'when', header: 'When', cell: ({ when }) => when || 'always' },
          { id: 'message', header: 'Message', cell: ({ message }) => message },
          { id: 'presentation', header: 'Shown as', cell: ({ presentation }) => <Badge>{presentation}</Badge> },
          { id: 'next', header: 'Next', cell: ({ next }) => next || 'nothing' },
        ]}
      />
    </Stack>
  );
}

import { Badge, Heading, Stack, Table, TextField } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { catalogue } from './catalogue.ts';

/** Every failure that has a meaning of its own, from the SDK's table, searched by any of its words. */
export function CataloguePage(): ReactElement {
  const [query, setQuery] = useState('');
  const sought = query.trim().toLowerCase();
  const found = catalogue.filter((row) => Object.values(row).join(' ').toLowerCase().includes(sought));
  return (
    <Stack as="main" gap="6">
      <Stack gap="3" measure="text">
        <Heading level={1}>Errors</Heading>
        <p>
          What a failure means, how it is shown and what follows: the table that <code>outcomeFor</code> reads. An
          operation's own rows come first; a status that none of them speaks of means what it means for any operation.
        </p>
      </Stack>
      <Stack measure="form">
        <TextField
          type="search"
          label="Find an error"
          help="By operation, status, words of the message, or what follows"
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
          { id: 'message', header: 'Says', cell: ({ message }) => message },
          { id: 'presentation', header: 'Shown', cell: ({ presentation }) => <Badge>{presentation}</Badge> },
          { id: 'next', header: 'Then', cell: ({ next }) => next || 'nothing' },
        ]}
      />
    </Stack>
  );
}

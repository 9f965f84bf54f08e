import { Heading, Link, Stack, Table, TextField } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { ConstantCard } from './ConstantCard.tsx';
import { constants, domainOf } from './constants.ts';
import { RuleCard } from './RuleCard.tsx';
import { ruleEntries } from './rule-entries.ts';
import { sources } from './sources.ts';

/** The rules of one domain, and the tables that they use. */
export function RulesPage({ domain, title }: { readonly domain: string; readonly title: string }): ReactElement {
  const rules = ruleEntries.filter(({ name }) => domainOf(name) === domain);
  const tables = constants.filter(({ name }) => domainOf(name) === domain);
  return (
    <Stack as="main" gap="8">
      <Heading level={1}>{title}</Heading>
      {rules.map((entry) => (
        <RuleCard key={entry.name} entry={entry} />
      ))}
      {tables.map((constant) => (
        <ConstantCard key={constant.name} constant={constant} />
      ))}
    </Stack>
  );
}

const all = [...ruleEntries, ...constants].map(({ name }) => ({
  name,
  domain: domainOf(name),
  source: sources.get(name),
}));

/** Every rule and table, searchable by name, description or section, with a link to its page. */
export function RuleIndex(): ReactElement {
  const [query, setQuery] = useState('');
  const sought = query.trim().toLowerCase();
  const found = all.filter(({ name, source }) =>
    `${name} ${source?.says} section ${source?.section}`.toLowerCase().includes(sought),
  );
  return (
    <Stack as="main" gap="6">
      <Heading level={1}>Rules</Heading>
      <p>
        All decisions about policies, amounts and dates are in one place, <code>@lifedesk/rules</code>. A screen calls
        the rule and shows its result; it never decides by itself.
      </p>
      <Stack measure="form">
        <TextField
          type="search"
          label="Find a rule"
          help="By name, description or section"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Stack>
      <p role="status">{`${found.length} of ${all.length}`}</p>
      <Table
        caption="Rules and tables"
        captionHidden
        rowKey={({ name }) => name}
        rows={found}
        columns={[
          {
            id: 'name',
            header: 'Name',
            cell: ({ name, domain }) => (
              <Link href={`?path=/story/rules--${domain}`} target="_top">
                {name}
              </Link>
            ),
          },
          { id: 'says', header: 'Description', cell: ({ source }) => source?.says },
          { id: 'section', header: 'Section', cell: ({ source }) => source?.section ?? 'our own' },
        ]}
      />
    </Stack>
  );
}

import { useServiceNames } from '@lifedesk/journey';
import { Accordion, Card, GoIcon, Link, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import type { Cell, Child } from './content-page.ts';
import { Paragraphs } from './Paragraphs.tsx';

/** One cell of a content page: text, questions or a table, and the service that it speaks of. */
export function CellView({ cell }: { readonly cell: Cell }): ReactElement {
  const { heading, body, child, searchKeys } = cell;
  const path = searchKeys.find(({ label }) => label === 'path')?.value;
  return (
    <Card heading={heading ?? undefined}>
      <Stack gap="4">
        {body !== null && <Paragraphs text={body} />}
        {child && <ChildView child={child} />}
        {path !== undefined && <ServiceLink path={path} />}
      </Stack>
    </Card>
  );
}

function ChildView({ child }: { readonly child: Child }): ReactElement | null {
  switch (child.__typename) {
    case 'Accordion':
      return (
        <Accordion items={child.items.map(({ title, body }) => ({ title, content: <Paragraphs text={body} /> }))} />
      );
    case 'Table':
      return (
        <Table
          caption={child.caption ?? child.columns.join(', ')}
          captionHidden
          columns={child.columns.map((header, at) => ({
            id: String(at),
            header,
            cell: (row: readonly string[]) => row[at] ?? '',
          }))}
          rows={child.cells}
          rowKey={(row) => row.join()}
        />
      );
    default:
      return null;
  }
}

/** Leads to a service by its own name, if the app has it. */
function ServiceLink({ path }: { readonly path: string }): ReactElement | null {
  const service = useServiceNames()?.at(path);
  if (!service) return null;
  return (
    <div>
      <Link alone icon={GoIcon} href={service.href}>
        {service.name()}
      </Link>
    </div>
  );
}

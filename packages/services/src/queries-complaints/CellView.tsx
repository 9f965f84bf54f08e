import { useServiceNames } from '@lifedesk/journey';
import { Accordion, Card, DataList, GoIcon, Heading, Link, Paragraph, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { Cell, Child } from './content-page.ts';
import { Paragraphs } from './Paragraphs.tsx';

/** One cell of a content page: text, questions, a table or the facts of a fund, and the service that it mentions. */
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

function ChildView({ child }: { readonly child: Child }): ReactElement {
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
    case 'FundDetails':
      return (
        <Stack gap="3">
          <Heading level={3}>{child.fundName}</Heading>
          <Paragraph>{child.objective}</Paragraph>
          <DataList
            items={[
              { label: m.queriesComplaints_fundRisk(), value: child.riskLevel },
              ...(child.sfin ? [{ label: m.queriesComplaints_fundSfin(), value: child.sfin, figure: true }] : []),
              ...child.facts.map(({ label, value }) => ({ label, value, figure: true })),
            ]}
          />
        </Stack>
      );
  }
}

/** A link to a service by its own name, if the app has it. */
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

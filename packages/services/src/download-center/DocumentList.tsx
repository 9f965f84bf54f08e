import { TakenBack } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Button, EmptyState, Spoken, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { documentName, numbersOf } from './document-name.ts';
import type { PolicyDocument } from './documents.ts';
import { useDelivery } from './use-delivery.ts';

interface DocumentListProps {
  /** The matching documents. */
  readonly documents: readonly PolicyDocument[];
  /** Undefined if the policy has no document at all. */
  readonly onShowAll: (() => void) | undefined;
}

/** The matching documents, the newest first, each to download or send. */
export function DocumentList({ documents, onShowAll }: DocumentListProps): ReactElement {
  const delivery = useDelivery();
  if (documents.length === 0)
    return (
      <EmptyState
        title={m.downloadCenter_none()}
        actions={
          onShowAll && (
            <Button variant="secondary" onClick={onShowAll}>
              {m.downloadCenter_showAll()}
            </Button>
          )
        }
      >
        {onShowAll ? m.downloadCenter_noneFits() : m.downloadCenter_noneYet()}
      </EmptyState>
    );
  return (
    <Table
      caption={m.downloadCenter_caption({ count: documents.length })}
      rows={documents}
      rowKey={({ documentId }) => documentId}
      onPhone="lines"
      columns={[
        { id: 'name', header: m.downloadCenter_document(), cell: (row) => <Named document={row} /> },
        {
          id: 'issued',
          header: m.downloadCenter_issued(),
          cell: (row) => formatServerDate(row.issuedOn),
          figure: true,
        },
        {
          id: 'amount',
          header: m.downloadCenter_amount(),
          cell: ({ amount }) => amount !== undefined && formatRupees(amount),
          figure: true,
        },
        {
          id: 'actions',
          header: m.downloadCenter_actions(),
          cell: (row) => (
            <DocumentActions
              name={`${documentName(row)}, ${formatServerDate(row.issuedOn)}`}
              busy={delivery.busy}
              id={row.documentId}
              onDownload={() => delivery.download(row)}
              onEmail={() => delivery.email(row)}
            />
          ),
        },
      ]}
    />
  );
}

function Named({ document }: { readonly document: PolicyDocument }): ReactElement {
  return (
    <Stack gap="1">
      <span>
        <Spoken>{documentName(document)}</Spoken>
      </span>
      {numbersOf(document).map((number) => (
        <small key={number}>{number}</small>
      ))}
      <TakenBack {...document} />
    </Stack>
  );
}

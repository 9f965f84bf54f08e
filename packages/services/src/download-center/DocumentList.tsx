import { NotLoaded, silent, useAnswer, useApp } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { policyDocumentList } from '@lifedesk/sdk';
import { Button, EmptyState, Skeleton, SkeletonGroup, Stack, Table } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { filterOf } from './documents.ts';
import { kindName } from './kind-names.ts';
import { useDelivery } from './use-delivery.ts';

interface DocumentListProps {
  readonly policyNo: string;
  readonly kind: string;
  readonly financialYear: string;
  readonly onShowAll: () => void;
}

/** The documents that fit, the newest first, each to be saved or sent. */
export function DocumentList({ policyNo, kind, financialYear, onShowAll }: DocumentListProps): ReactElement {
  const { sdk } = useApp();
  const delivery = useDelivery();
  const asked = useAnswer(
    useCallback(
      (signal) => policyDocumentList(sdk, filterOf(policyNo, kind, financialYear), { ...silent, signal }),
      [sdk, policyNo, kind, financialYear],
    ),
  );
  if (asked.state === 'waiting')
    return (
      <SkeletonGroup label={m.downloadCenter_loading()}>
        <Stack gap="3">
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </Stack>
      </SkeletonGroup>
    );
  if (asked.state === 'failed')
    return <NotLoaded title={m.downloadCenter_notLoaded()} error={asked.error} onRetry={asked.askAgain} />;
  const { documents } = asked.answer;
  if (documents.length === 0)
    return (
      <EmptyState
        title={m.downloadCenter_none()}
        actions={
          (kind || financialYear) && (
            <Button variant="secondary" onClick={onShowAll}>
              {m.downloadCenter_showAll()}
            </Button>
          )
        }
      >
        {kind || financialYear ? m.downloadCenter_noneFits() : m.downloadCenter_noneYet()}
      </EmptyState>
    );
  return (
    <Table
      caption={m.downloadCenter_caption({ count: documents.length })}
      rows={documents}
      rowKey={({ documentId }) => documentId}
      columns={[
        // the papers are in English, and so are their titles
        { id: 'title', header: m.downloadCenter_document(), cell: ({ title }) => <span lang="en">{title}</span> },
        { id: 'kind', header: m.downloadCenter_kind(), cell: (row) => kindName(row.kind) },
        { id: 'year', header: m.downloadCenter_year(), cell: (row) => row.financialYear ?? '–', figure: true },
        {
          id: 'issued',
          header: m.downloadCenter_issued(),
          cell: (row) => formatServerDate(row.issuedOn),
          figure: true,
        },
        {
          id: 'actions',
          header: m.downloadCenter_actions(),
          cell: (row) => (
            <DocumentActions
              name={row.title}
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

import { type Policy, statusTone, statusWords, useHref } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { Badge, Link, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { type ListView, sortColumns } from './policy-list.ts';

interface PolicyTableProps {
  readonly policies: readonly Policy[];
  readonly view: ListView;
  readonly onSort: (sortBy: ListView['sortBy'], descending: boolean) => void;
}

/** Some of a company's policies, each linking to its page. The server sorts. */
export function PolicyTable({ policies, view, onSort }: PolicyTableProps): ReactElement {
  const href = useHref();
  return (
    <Table
      caption={m.companyDashboard_caption()}
      captionHidden
      rows={policies}
      rowKey={({ id }) => id}
      sort={{ columnId: view.sortBy, direction: view.descending ? 'descending' : 'ascending' }}
      onSort={({ columnId, direction }) => {
        const column = sortColumns.find((each) => each === columnId);
        if (column) onSort(column, direction === 'descending');
      }}
      columns={[
        {
          id: 'policyNo',
          header: m.companyDashboard_policyNo(),
          cell: ({ policyNo, id }) => {
            const details = href('policy-details', { id });
            return details ? <Link href={details}>{policyNo}</Link> : policyNo;
          },
          sortable: true,
        },
        {
          id: 'policyHolderName',
          header: m.companyDashboard_holder(),
          cell: ({ policyHolderName }) => policyHolderName,
          sortable: true,
        },
        {
          id: 'status',
          header: m.companyDashboard_status(),
          cell: (policy) => <Badge tone={statusTone(policy)}>{statusWords(policy)}</Badge>,
        },
        {
          id: 'dueDate',
          header: m.companyDashboard_dueDate(),
          cell: ({ dueDate }) => dueDate ?? '–',
          figure: true,
          sortable: true,
        },
        {
          id: 'modalPremiuminclusiveGST',
          header: m.companyDashboard_premium(),
          cell: ({ modalPremiuminclusiveGST }) => formatRupees(modalPremiuminclusiveGST),
          figure: true,
          sortable: true,
        },
      ]}
    />
  );
}

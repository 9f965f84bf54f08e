import { type Policy, statusTone, statusWords, useApp, useHref } from '@lifedesk/journey';
import { type CalendarDate, calendarDaysBetween, formatRupees, parseDayFirstDate, todayInIndia } from '@lifedesk/rules';
import { Badge, Link, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { dueDays } from '../../shared/due-days.ts';
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
  const today = todayInIndia(useApp().now());
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
          cell: (policy) => <State policy={policy} today={today} />,
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

interface StateProps {
  readonly policy: Policy;
  readonly today: CalendarDate;
}

/** Of a premium to pay, by how many days it is overdue or how many are left; otherwise the status of the policy. */
function State({ policy, today }: StateProps): ReactElement {
  const { words, tone } = stateOf(policy, today);
  return <Badge tone={tone}>{words}</Badge>;
}

function stateOf(policy: Policy, today: CalendarDate) {
  const { paymentDetails: due } = policy;
  if (due?.ongoingTransaction)
    return {
      words: due.ongoingPayment?.state === 'created' ? m.payment_created() : m.payment_pending(),
      tone: 'warning',
    } as const;
  const dueOn = due?.showPaymentButton && due.totalPremiumDueToBePaid > 0 ? parseDayFirstDate(policy.dueDate) : null;
  return dueOn ? dueDays(calendarDaysBetween(dueOn, today)) : { words: statusWords(policy), tone: statusTone(policy) };
}

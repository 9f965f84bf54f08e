import * as m from '@lifedesk/journey/messages';
import { formatCount, formatRupees } from '@lifedesk/rules';
import { Heading, Pagination, Stack, Table } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import type { Order } from './payment-facts.ts';

/** How many policies fit on a page. */
const pageSize = 20;

/** Each policy's share of a payment for many, in pages. */
export function PaidPolicies({ items }: { readonly items: Order['items'] }): ReactElement {
  const [page, setPage] = useState(1);
  const from = (page - 1) * pageSize;
  return (
    <Stack as="section" gap="4" aria-labelledby="paid-policies">
      <Heading level={2} id="paid-policies">
        {m.payment_policyList()}
      </Heading>
      <Table
        caption={m.payment_policyList()}
        captionHidden
        onPhone="table"
        rows={items.slice(from, from + pageSize)}
        rowKey={({ policyNo }) => policyNo}
        columns={[
          { id: 'policyNo', header: m.payment_policy(), cell: ({ policyNo }) => policyNo },
          { id: 'amount', header: m.payment_amount(), cell: ({ amount }) => formatRupees(amount), figure: true },
        ]}
      />
      <Pagination
        page={page}
        pageCount={Math.ceil(items.length / pageSize)}
        onPageChange={setPage}
        texts={{
          label: m.payment_policyPages(),
          previous: m.payment_previous(),
          next: m.payment_next(),
          position: (at) =>
            m.payment_position({
              from: formatCount((at - 1) * pageSize + 1),
              to: formatCount(Math.min(at * pageSize, items.length)),
              total: formatCount(items.length),
            }),
        }}
      />
    </Stack>
  );
}

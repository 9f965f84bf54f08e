import { useLocale } from '@lifedesk/journey';
import { Card, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { ServiceRequest } from './request-words.ts';
import { momentOf } from './when.ts';

type Change = ServiceRequest['changes'][number];

/** What a request has changed, for the customer to check. */
export function Changes({ changes }: Pick<ServiceRequest, 'changes'>): ReactElement {
  const locale = useLocale();
  const none = m.review_nothing();
  return (
    <Card heading={m.trackServiceRequests_changes()} padding="none">
      <Table<Change>
        caption={m.trackServiceRequests_changes()}
        captionHidden
        columns={[
          {
            id: 'what',
            header: m.trackServiceRequests_what(),
            cell: ({ fieldName, policyNo }) =>
              policyNo ? `${fieldName[locale]}, ${m.policy_number({ number: policyNo })}` : fieldName[locale],
          },
          { id: 'before', header: m.trackServiceRequests_before(), cell: ({ before }) => before ?? none },
          { id: 'after', header: m.trackServiceRequests_after(), cell: ({ after }) => after ?? none },
          { id: 'at', header: m.trackServiceRequests_changedAt(), figure: true, cell: ({ at }) => momentOf(at) },
        ]}
        rows={changes}
        rowKey={({ field, policyNo, at, after }) => [field, policyNo, at, after].join()}
      />
    </Card>
  );
}

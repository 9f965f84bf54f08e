import { riderStatusWords } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Card, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Rider = AnswerOf<'policyDetails'>['summaryDetailUiResponse']['riderDetail'][number];

/** What the policy covers besides its base. */
export function Riders({ riders }: { readonly riders: readonly Rider[] }): ReactElement {
  return (
    <Card heading={m.policyDetails_riders()}>
      {riders.length === 0 ? (
        <p>{m.policyDetails_noRiders()}</p>
      ) : (
        <Table
          caption={m.policyDetails_riders()}
          captionHidden
          rows={riders}
          rowKey={({ riderName }) => riderName}
          columns={[
            { id: 'name', header: m.policyDetails_rider(), cell: ({ riderName }) => riderName },
            {
              id: 'sum',
              header: m.policy_sumAssured(),
              cell: ({ riderSumAssured }) => formatRupees(riderSumAssured),
              figure: true,
            },
            {
              id: 'premium',
              header: m.policyDetails_modalPremium(),
              cell: ({ modalPremium }) => formatRupees(modalPremium),
              figure: true,
            },
            {
              id: 'term',
              header: m.policyDetails_term(),
              cell: ({ riderTerm }) => m.policyDetails_years({ count: riderTerm }),
              figure: true,
            },
            {
              id: 'status',
              header: m.policyDetails_status(),
              cell: ({ riderStatus }) => riderStatusWords(riderStatus),
            },
          ]}
        />
      )}
    </Card>
  );
}

import type { AnswerOf } from '@lifedesk/sdk';
import { Card, DataList } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Nominee = AnswerOf<'policyDetails'>['summaryDetailUiResponse']['nomineeDetail'][number];

/** Who receives the benefit, and their shares. */
export function Nominees({ nominees }: { readonly nominees: readonly Nominee[] }): ReactElement {
  return (
    <Card heading={m.policyDetails_nominees()}>
      {nominees.length === 0 ? (
        <p>{m.policyDetails_noNominees()}</p>
      ) : (
        <DataList
          items={nominees.map(({ nomineeName, nomineeRelationship, nomineeShare }, at) => ({
            id: `${at}`,
            label: nomineeName,
            value: nomineeShare === undefined ? nomineeRelationship : `${nomineeRelationship}, ${nomineeShare} %`,
          }))}
        />
      )}
    </Card>
  );
}

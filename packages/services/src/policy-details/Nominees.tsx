import type { AnswerOf } from '@lifedesk/sdk';
import { Card, DataList } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { relationshipName } from '../shared/relationship-names.ts';
import * as m from '../texts.ts';

type Nominee = AnswerOf<'policyDetails'>['summaryDetailUiResponse']['nomineeDetail'][number];

interface NomineesProps {
  readonly nominees: readonly Nominee[];
  /** The policy is one of a company's, for one of its people. */
  readonly isCompany: boolean;
}

/** Who receives the benefit, and their shares. */
export function Nominees({ nominees, isCompany }: NomineesProps): ReactElement {
  return (
    <Card heading={m.policyDetails_nominees()}>
      {nominees.length === 0 ? (
        <p>{isCompany ? m.policyDetails_noNomineesOfPerson() : m.policyDetails_noNominees()}</p>
      ) : (
        <DataList
          items={nominees.map(({ nomineeName, nomineeRelationship, nomineeShare }, at) => ({
            id: `${at}`,
            label: nomineeName,
            value: [
              relationshipName(nomineeRelationship),
              ...(nomineeShare === undefined ? [] : [`${nomineeShare} %`]),
            ].join(', '),
          }))}
        />
      )}
    </Card>
  );
}

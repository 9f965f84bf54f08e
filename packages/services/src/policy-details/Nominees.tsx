import { type Policy, useHref } from '@lifedesk/journey';
import { ENDED_STATUS_CODES } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Card, DataList, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { relationshipName } from '../shared/relationship-names.ts';
import * as m from '../texts.ts';

type Nominee = AnswerOf<'policyDetails'>['summaryDetailUiResponse']['nomineeDetail'][number];

interface NomineesProps {
  readonly policy: Policy;
  readonly nominees: readonly Nominee[];
  /** The policy is one of a company's, for one of its people. */
  readonly isCompany: boolean;
}

/** Who receives the benefit, and their shares. */
export function Nominees({ policy, nominees, isCompany }: NomineesProps): ReactElement {
  const href = useHref();
  const change = canChange(policy) ? href('update-nominee', { id: policy.id }) : undefined;
  return (
    <Card heading={m.policyDetails_nominees()}>
      <Stack gap="4">
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
        {change && (
          <Link alone href={change}>
            {nominees.length === 0 ? m.policyDetails_addNominee() : m.policyDetails_changeNominees()}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

const canChange = ({ policyStatusCode, restrictions = [] }: Policy): boolean =>
  !ENDED_STATUS_CODES.includes(policyStatusCode) && !restrictions.some(({ action }) => action === 'nominee-change');

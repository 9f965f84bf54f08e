import { formatServerDate } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Card, DataList } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Person = AnswerOf<'policyDetails'>['personalDetailUiResponse'];

/** The owner's registered details, contacts masked. */
export function PersonalDetails({ person }: { readonly person: Person }): ReactElement {
  const { policyOwnerDateOfBirth, registeredMobileNumber, registeredEmailAddress } = person;
  const missing = m.policyDetails_notRegistered();
  return (
    <Card heading={m.policyDetails_personal()}>
      <DataList
        items={[
          ...(policyOwnerDateOfBirth
            ? [{ label: m.policyDetails_birth(), value: formatServerDate(policyOwnerDateOfBirth), figure: true }]
            : []),
          { label: m.policyDetails_mobile(), value: registeredMobileNumber ?? missing },
          { label: m.policyDetails_email(), value: registeredEmailAddress ?? missing },
        ]}
      />
    </Card>
  );
}

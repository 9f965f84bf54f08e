import { formatServerDate } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Card, DataList } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Person = AnswerOf<'policyDetails'>['personalDetailUiResponse'];

interface PersonalDetailsProps {
  readonly person: Person;
  /** The owner is a company. */
  readonly isCompany: boolean;
}

/** The owner's registered details, contacts masked. */
export function PersonalDetails({ person, isCompany }: PersonalDetailsProps): ReactElement {
  const { policyOwnerDateOfBirth, registeredMobileNumber, registeredEmailAddress } = person;
  const missing = m.policyDetails_notRegistered();
  return (
    <Card heading={isCompany ? m.policyDetails_ofCompany() : m.policyDetails_personal()}>
      <DataList
        items={[
          ...(policyOwnerDateOfBirth
            ? [{ label: m.policyDetails_birth(), value: formatServerDate(policyOwnerDateOfBirth), figure: true }]
            : []),
          { label: m.policyDetails_mobile(), value: registeredMobileNumber ?? missing },
          { label: m.policyDetails_email(), value: registeredEmailAddress ?? missing, figure: true },
        ]}
      />
    </Card>
  );
}

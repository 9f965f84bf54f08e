import { type Policy, useApp } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { Columns, SelectField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type DocumentKind, yearsOf } from './documents.ts';
import { kindName } from './kind-names.ts';

interface FilterChoice {
  readonly policyNo: string;
  readonly kind: string;
  readonly financialYear: string;
}

interface FilterFormProps extends Omit<FilterChoice, 'policyNo'> {
  /** Policies to choose from; undefined if the policy is found another way. */
  readonly policies?: readonly Policy[];
  readonly policy: Policy;
  /** Of which the policy has documents. */
  readonly kinds: readonly DocumentKind[];
  readonly onChange: (change: Partial<FilterChoice>) => void;
}

/** Which documents are listed. The list follows each choice immediately. */
export function FilterForm({ policies, policy, kinds, kind, financialYear, onChange }: FilterFormProps): ReactElement {
  const { now } = useApp();
  return (
    <Columns split="cards" as="section" aria-label={m.downloadCenter_filter()}>
      {policies && (
        <SelectField
          label={m.downloadCenter_policy()}
          options={policies.map(({ policyNo, planName }) => ({ value: policyNo, label: `${planName}, ${policyNo}` }))}
          value={policy.policyNo}
          onChange={(event) => onChange({ policyNo: event.target.value, financialYear: '' })}
        />
      )}
      <SelectField
        label={m.downloadCenter_kind()}
        placeholder={m.downloadCenter_allKinds()}
        options={kinds.map((value) => ({ value, label: kindName(value) }))}
        value={kind}
        onChange={(event) => onChange({ kind: event.target.value })}
      />
      <SelectField
        label={m.downloadCenter_year()}
        placeholder={m.downloadCenter_allYears()}
        options={yearsOf(policy, todayInIndia(now())).map((label) => ({ value: label, label }))}
        value={financialYear}
        onChange={(event) => onChange({ financialYear: event.target.value })}
      />
    </Columns>
  );
}

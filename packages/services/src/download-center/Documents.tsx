import type { Policy } from '@lifedesk/journey';
import { type ReactElement, useState } from 'react';
import { DocumentList } from './DocumentList.tsx';
import { FilterForm } from './FilterForm.tsx';
import { PolicyPack } from './PolicyPack.tsx';

interface DocumentsProps {
  readonly policy: Policy;
  /** To choose another from; none where it is found another way. */
  readonly policies?: readonly Policy[];
  readonly onPolicy?: (policyNo: string) => void;
}

/** The documents of one policy, narrowed down by kind and financial year. */
export function Documents({ policy, policies, onPolicy }: DocumentsProps): ReactElement {
  const [{ kind, financialYear }, setFilter] = useState({ kind: '', financialYear: '' });
  const { policyNo } = policy;
  return (
    <>
      <FilterForm
        {...(policies && { policies })}
        policy={policy}
        kind={kind}
        financialYear={financialYear}
        onChange={({ policyNo: other, ...change }) => {
          if (other !== undefined) onPolicy?.(other);
          setFilter((before) => ({ ...before, ...change }));
        }}
      />
      <DocumentList
        policyNo={policyNo}
        kind={kind}
        financialYear={financialYear}
        onShowAll={() => setFilter({ kind: '', financialYear: '' })}
      />
      <PolicyPack policyNo={policyNo} />
    </>
  );
}

import { Loaded, type Policy, useLocale, useOperation, usePageNavigation } from '@lifedesk/journey';
import { policyDocumentList } from '@lifedesk/sdk';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { DocumentList } from './DocumentList.tsx';
import { documentKinds, filterDocuments, newestYear } from './documents.ts';
import { FilterForm } from './FilterForm.tsx';
import { PolicyPack } from './PolicyPack.tsx';

interface DocumentsProps {
  readonly policy: Policy;
  /** Policies to choose from; undefined if the policy is found another way. */
  readonly policies?: readonly Policy[];
  readonly onPolicy?: (policyNo: string) => void;
}

interface DocumentChoice {
  readonly kind: string;
  /** Until a year is chosen, the newest one with a document of the kind. */
  readonly financialYear: string | undefined;
}

const atFirst: DocumentChoice = { kind: '', financialYear: undefined };

/** The documents of one policy, filtered by kind and financial year. */
export function Documents({ policy, policies, onPolicy }: DocumentsProps): ReactElement {
  const { query } = usePageNavigation();
  const language = useLocale();
  const [chosen, setChosen] = useState<DocumentChoice>({
    ...atFirst,
    kind: documentKinds.find((kind) => kind === query.get('kind')) ?? '',
  });
  const { policyNo } = policy;
  const result = useOperation(policyDocumentList, { policyNo, language });
  const documents = result.state === 'loaded' ? result.answer.documents : [];
  const ofKind = filterDocuments(documents, { kind: chosen.kind, financialYear: '' });
  const filter = { kind: chosen.kind, financialYear: chosen.financialYear ?? newestYear(ofKind) };
  return (
    <>
      <FilterForm
        {...(policies && { policies })}
        policy={policy}
        kinds={documentKinds.filter(
          (kind) => kind === chosen.kind || documents.some((document) => document.kind === kind),
        )}
        {...filter}
        onChange={({ policyNo: other, ...change }) => {
          if (other !== undefined) onPolicy?.(other);
          setChosen((before) => (other === undefined ? { ...before, ...change } : atFirst));
        }}
      />
      <Loaded
        result={result}
        failed={m.downloadCenter_notLoaded()}
        loading={m.downloadCenter_loading()}
        shapes={['line', 'line', 'line']}
      >
        {() => (
          <DocumentList
            documents={filterDocuments(documents, filter)}
            onShowAll={documents.length > 0 ? () => setChosen({ kind: '', financialYear: '' }) : undefined}
          />
        )}
      </Loaded>
      {/* below loading content, it would move */}
      {result.state !== 'waiting' && <PolicyPack policyNo={policyNo} />}
    </>
  );
}

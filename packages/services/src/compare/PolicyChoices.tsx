import { Loaded, lazyPart, useOnPageReturn, useOperation } from '@lifedesk/journey';
import { policyComparison } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/** The rules of all choices with their sentences are larger than the rest of the page. */
const Choices = lazyPart(() => import('./Choices.tsx'));

/** The choices of one policy. */
export function PolicyChoices({ policyNo }: { readonly policyNo: string }): ReactElement {
  const result = useOperation(policyComparison, { policyNo });
  useOnPageReturn(result.refresh);
  return (
    <Loaded
      result={result}
      failed={m.compare_notLoaded()}
      loading={m.compare_loading()}
      shapes={['heading', 'line', 'line', 'line']}
    >
      {(found) => <Choices found={found} />}
    </Loaded>
  );
}

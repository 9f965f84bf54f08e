import { companyAtom, type Policy, silent, useAnswer, useApp, usePageNavigation } from '@lifedesk/journey';
import {
  type AnswerOf,
  type CallOptions,
  corporateDashboardPolicies,
  corporatePoliciesByPage,
  type Sdk,
} from '@lifedesk/sdk';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { isFirstView, type ListView, pageBodyOf, queryOf, viewOf } from './policy-list.ts';

/** Some policies of the list, and the view for which they were loaded. */
interface ListedPage {
  readonly query: string;
  readonly policies: readonly Policy[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** A company's policies in the view that the address names. */
export function usePolicyList() {
  const { sdk } = useApp();
  const store = useStore();
  const navigation = usePageNavigation();
  const view = viewOf(navigation.query);
  const query = queryOf(view).toString();
  const result = useAnswer(
    useCallback(
      async (signal): Promise<ListedPage> => {
        const options = { ...silent, signal };
        const wanted = viewOf(new URLSearchParams(query));
        if (!isFirstView(wanted)) return { query, ...(await pageOf(sdk, wanted, options)) };
        const { clientId = '' } = sdk.session.state;
        const { policiesData, ...totals } = await corporateDashboardPolicies(sdk, { clientId }, options);
        // newer than the data from the login
        store.set(companyAtom, (before) => before && { ...before, ...totals });
        return { query, policies: policiesData, total: totals.totalCorporatePolicyCount };
      },
      [sdk, store, query],
    ),
    { keepsPrevious: true },
  );
  return {
    view,
    result,
    /** The policies of the previous view stay until those of this one have loaded. */
    isWaiting: result.state === 'waiting' || (result.state === 'loaded' && result.answer.query !== query),
    show: (change: Partial<ListView>) =>
      navigation.open(navigation.self(queryOf({ ...view, page: 1, ...change })), { replace: true }),
  };
}

async function pageOf(sdk: Sdk, view: ListView, options: CallOptions) {
  const answer: AnswerOf<'corporatePoliciesByPage'> = await corporatePoliciesByPage(sdk, pageBodyOf(view), options);
  return { policies: answer.policiesData, total: answer.totalCount };
}

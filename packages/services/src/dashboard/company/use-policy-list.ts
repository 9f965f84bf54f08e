import { type CorporateAnswer, companyAtom, type Policy, useOperation, usePageNavigation } from '@lifedesk/journey';
import { type CallOptions, corporateDashboardPolicies, corporatePoliciesByPage, type Sdk } from '@lifedesk/sdk';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isFirstView, type ListView, pageBodyOf, queryOf, viewOf } from './policy-list.ts';

/** Some policies of the list, and the view for which they were loaded. */
interface ListedPage {
  readonly query: string;
  readonly policies: readonly Policy[];
  /** How many there are on all pages. */
  readonly total: number;
  /** The company's totals, newer than those from the login; only with the first view. */
  readonly totals?: Partial<CorporateAnswer>;
}

async function loadPage(sdk: Sdk, { query }: { readonly query: string }, options: CallOptions): Promise<ListedPage> {
  const wanted = viewOf(new URLSearchParams(query));
  if (!isFirstView(wanted)) {
    const { policiesData, totalCount } = await corporatePoliciesByPage(sdk, pageBodyOf(wanted), options);
    return { query, policies: policiesData, total: totalCount };
  }
  const { clientId = '' } = sdk.session.state;
  const { policiesData, ...totals } = await corporateDashboardPolicies(sdk, { clientId }, options);
  return { query, policies: policiesData, total: totals.totalCorporatePolicyCount, totals };
}

/** A company's policies in the view that the address names. */
export function usePolicyList() {
  const setCompany = useSetAtom(companyAtom);
  const navigation = usePageNavigation();
  const view = viewOf(navigation.query);
  const query = queryOf(view).toString();
  const result = useOperation(loadPage, { query }, { keepsPrevious: true });
  const totals = result.state === 'loaded' ? result.answer.totals : undefined;
  useEffect(() => {
    if (totals) setCompany((before) => before && { ...before, ...totals });
  }, [totals, setCompany]);
  return {
    view,
    result,
    /** The policies of the previous view stay until those of this one have loaded. */
    isWaiting: result.state === 'waiting' || (result.state === 'loaded' && result.answer.query !== query),
    show: (change: Partial<ListView>) =>
      navigation.open(navigation.self(queryOf({ ...view, page: 1, ...change })), { replace: true }),
  };
}

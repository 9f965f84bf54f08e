import { useApp, useOperation } from '@lifedesk/journey';
import { type AnswerOf, overview, prefetchedAnswer } from '@lifedesk/sdk';

export type Overview = AnswerOf<'overview'>;
export type OverviewPolicy = Overview['policies'][number];

/** Totals, the next twelve months and the last payment of the customer. */
export function useOverview() {
  const { sdk } = useApp();
  return useOperation(overview, {}, { prefetched: prefetchedAnswer(sdk, 'overview', {}) });
}

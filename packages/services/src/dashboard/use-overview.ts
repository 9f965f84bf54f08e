import { silent, useAnswer, useApp } from '@lifedesk/journey';
import { type AnswerOf, overview, prefetchedAnswer } from '@lifedesk/sdk';
import { useCallback } from 'react';

export type Overview = AnswerOf<'overview'>;
export type OverviewPolicy = Overview['policies'][number];

/** Totals, the next twelve months and the last payment of the customer. */
export function useOverview() {
  const { sdk } = useApp();
  return useAnswer(
    useCallback((signal: AbortSignal) => overview(sdk, {}, { ...silent, signal }), [sdk]),
    { prefetched: prefetchedAnswer(sdk, 'overview', {}) },
  );
}

import { payoutRestriction, type Schemas } from '@lifedesk/sdk';
import { useCallback } from 'react';
import { silent } from '../../answers/use-answer.ts';
import { useApp } from '../../provider/app.ts';
import type { PayoutAnswer } from './payout-state.ts';

/** The question that `PayoutCheck` asks for a policy, memoised. */
export function usePayoutCheck(
  policyNo: string,
  workType: Schemas['WorkType'],
): (signal: AbortSignal) => Promise<PayoutAnswer> {
  const { sdk } = useApp();
  return useCallback(
    (signal) => payoutRestriction(sdk, { policyNo, workTypeName: workType }, { ...silent, signal }),
    [sdk, policyNo, workType],
  );
}

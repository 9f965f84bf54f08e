import * as m from '@lifedesk/journey/messages';
import { parseIsoDate } from '@lifedesk/rules';
import {
  isPayoutHoldReason,
  isPayoutReason,
  isRestrictionReason,
  type Language,
  payoutHoldText,
  payoutText,
  restrictionText,
} from '@lifedesk/rules/texts';
import { EmptyState, Notice, Skeleton, SkeletonGroup } from '@lifedesk/ui';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { StepNoticeContext } from '../../engine/step-notice.ts';
import { useLocale } from '../../locale/locale-atom.ts';
import { ToDashboard } from '../../provider/ToDashboard.tsx';
import { isAllowed, type PayoutAnswer, type PayoutState } from './payout-state.ts';
import { usePayoutRemedy } from './use-payout-remedy.tsx';

interface PayoutCheckProps {
  /** Asks whether payouts of the policy are restricted. Memoised. @throws anything, which counts as restricted */
  readonly ask: (signal: AbortSignal) => Promise<PayoutAnswer>;
  /** What is possible only if nothing restricts payouts. */
  readonly children: ReactNode;
}

/**
 * Guards everything that takes money out of a policy: its content appears only after the server has allowed it. If the
 * payout would be held, its steps say until when and why.
 */
export function PayoutCheck({ ask, children }: PayoutCheckProps): ReactElement {
  const [state, setState] = useState<PayoutState>('asking');
  const [answer, setAnswer] = useState<PayoutAnswer>();
  const language = useLocale();
  const remedy = usePayoutRemedy(answer?.reason);
  useEffect(() => {
    const left = new AbortController();
    let answered: PayoutAnswer | undefined;
    setState('asking');
    const askAndKeep = async () => {
      answered = await ask(left.signal);
      return answered;
    };
    void isAllowed(askAndKeep).then((allowed) => {
      if (left.signal.aborted) return;
      setAnswer(answered);
      setState(allowed ? 'allowed' : 'restricted');
    });
    return () => left.abort();
  }, [ask]);
  if (state === 'allowed') {
    const held = answer && whyPayoutHeld(answer, language);
    return (
      <StepNoticeContext value={held === undefined ? undefined : <Notice>{held}</Notice>}>{children}</StepNoticeContext>
    );
  }
  if (state === 'asking')
    return (
      <SkeletonGroup label={m.payoutCheck_asking()}>
        <Skeleton shape="heading" />
        <Skeleton />
      </SkeletonGroup>
    );
  return (
    <EmptyState title={m.payoutCheck_restricted()} headingLevel={1} actions={remedy ?? <ToDashboard />}>
      {/* the title already says that they are on hold */}
      <p>
        {answer?.reason === 'on-hold'
          ? m.payoutCheck_seeOverview()
          : (whyNoPayout(answer ?? {}, language) ?? m.payoutCheck_why())}
      </p>
    </EmptyState>
  );
}

/** Why payouts of a policy are restricted, if there is a text for the server's reason. */
export function whyNoPayout(
  { reason, until }: { readonly reason?: string; readonly until?: string },
  language: Language,
): string | undefined {
  if (reason === undefined) return undefined;
  if (isRestrictionReason(reason)) return restrictionText(reason, language);
  return isPayoutReason(reason) ? payoutText(reason, parseIsoDate(until), language) : undefined;
}

/** Why a payout that is requested now would be held, if there is a text for the server's reason. */
function whyPayoutHeld({ heldUntil, holdReason }: PayoutAnswer, language: Language): string | undefined {
  const until = parseIsoDate(heldUntil);
  return until && holdReason && isPayoutHoldReason(holdReason)
    ? payoutHoldText(holdReason, until, language)
    : undefined;
}

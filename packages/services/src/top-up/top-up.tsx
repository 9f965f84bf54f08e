import {
  JourneyScreen,
  LoadJourney,
  lazyPart,
  PaymentLogin,
  sessionKindAtom,
  useApp,
  useCall,
  useLocale,
  usePageNavigation,
  whyNoneAvailable,
  withReasons,
} from '@lifedesk/journey';
import { topUpText } from '@lifedesk/rules/texts';
import { type CallOptions, type Sdk, topUpEligiblePolicies } from '@lifedesk/sdk';
import { Button, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { topUpJourney } from './top-up-journey.ts';
import { TopUpAmount, TopUpPolicyStep } from './top-up-steps.tsx';

export { topUp_pageName as pageName } from '../texts.ts';

const TopUpSplit = lazyPart(() => import('./TopUpSplit.tsx'));
const TopUpReview = lazyPart(() => import('./TopUpReview.tsx'));
/** Loads when the person returns from the gateway. */
const TopUpResult = lazyPart(() => import('./TopUpResult.tsx'));

/** More money into a unit-linked policy; back from the gateway, the result of the payment. */
export default function TopUpScreen(): ReactElement {
  const { query } = usePageNavigation();
  const { session } = useApp();
  const kind = useAtomValue(sessionKindAtom);
  const orderId = query.get('orderId');
  if (kind === 'none' || kind === 'track')
    return (
      <PaymentLogin heading={m.topUp_menuName()} action={m.topUp_see()} allowed={m.topUp_allowed()} orderId={orderId} />
    );
  if (orderId) return <TopUpResult key={orderId} orderId={orderId} />;
  if (kind !== 'partial') return <TopUp />;
  return (
    <Stack gap="6">
      <TopUp />
      <div>
        <Button variant="text" onClick={() => void session.signOut()}>
          {m.payment_someoneElse()}
        </Button>
      </div>
    </Stack>
  );
}

const loadPolicies = (sdk: Sdk, _times: { readonly round: number }, options: CallOptions) =>
  topUpEligiblePolicies(sdk, {}, options);

function TopUp(): ReactElement {
  const language = useLocale();
  const [round, setRound] = useState(0);
  const ask = useCall(loadPolicies, { round });
  return (
    <LoadJourney
      heading={m.topUp_menuName()}
      ask={ask}
      nothing={({ policies, notEligible }) =>
        whyNoneAvailable(
          policies,
          m.topUp_none(),
          withReasons(notEligible, ({ because }) => topUpText(because, null, language)),
          m.topUp_noneUnitLinked(),
        )
      }
    >
      {(context) => (
        <JourneyScreen
          journey={topUpJourney}
          context={{ ...context, reload: () => setRound(round + 1) }}
          screens={{ policy: TopUpPolicyStep, amount: TopUpAmount, split: TopUpSplit, review: TopUpReview }}
          send={() => Promise.reject(new Error('a top-up is paid, not sent'))}
          done={() => <></>}
        />
      )}
    </LoadJourney>
  );
}

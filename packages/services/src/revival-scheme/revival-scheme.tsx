import {
  JourneyScreen,
  LoadJourney,
  lazyPart,
  ToDashboard,
  useApp,
  useCall,
  usePageNavigation,
} from '@lifedesk/journey';
import { type CallOptions, revivalEligiblePolicies, type Sdk } from '@lifedesk/sdk';
import { Heading, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { NotRevivable } from './NotRevivable.tsx';
import { RevivalPolicy } from './RevivalPolicy.tsx';
import { type RevivalContext, revivalJourney } from './revival-journey.ts';
import { sendRevival } from './send-revival.ts';

export { revivalScheme_pageName as pageName } from '../texts.ts';

// each loads when the person gets there
const SchemeStep = lazyPart(() => import('./SchemeStep.tsx'));
const HealthStep = lazyPart(() => import('./HealthStep.tsx'));
const RevivalReview = lazyPart(() => import('./RevivalReview.tsx'));
const RevivalDone = lazyPart(() => import('./RevivalDone.tsx'));
const RevivalResult = lazyPart(() => import('./RevivalResult.tsx'));

const screens = { policy: RevivalPolicy, scheme: SchemeStep, health: HealthStep, review: RevivalReview };

/** Puts a lapsed policy back in force; back from the gateway, the result of its payment. */
export default function RevivalSchemeScreen(): ReactElement {
  const { query } = usePageNavigation();
  const orderId = query.get('orderId');
  return orderId ? <RevivalResult key={orderId} orderId={orderId} /> : <Revival />;
}

async function loadPolicies(sdk: Sdk, body: Record<string, never>, options: CallOptions): Promise<RevivalContext> {
  const { policies } = await revivalEligiblePolicies(sdk, body, options);
  return {
    policies: policies.filter(({ isEligible }) => isEligible),
    others: policies.filter(({ isEligible }) => !isEligible),
  };
}

function Revival(): ReactElement {
  const { sdk } = useApp();
  const ask = useCall(loadPolicies, {});
  return (
    <LoadJourney
      heading={m.revivalScheme_heading()}
      ask={ask}
      nothing={({ policies, others }) =>
        policies.length + others.length === 0
          ? { title: m.revivalScheme_none(), why: m.revivalScheme_noneWhy() }
          : undefined
      }
    >
      {(context) =>
        context.policies.length === 0 ? (
          <NoneRevivable context={context} />
        ) : (
          <JourneyScreen
            journey={revivalJourney}
            context={context}
            screens={screens}
            send={(values, sending) => sendRevival(sdk, values, sending)}
            done={(sent) => <RevivalDone sent={sent} />}
          />
        )
      }
    </LoadJourney>
  );
}

function NoneRevivable({ context }: { readonly context: RevivalContext }): ReactElement {
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.revivalScheme_heading()}</Heading>
        <p>{m.revivalScheme_noneEligible()}</p>
      </Stack>
      <NotRevivable policies={context.others} />
      <div>
        <ToDashboard />
      </div>
    </Stack>
  );
}

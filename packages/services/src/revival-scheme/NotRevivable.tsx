import { OtherLapsedPolicies, useApp } from '@lifedesk/journey';
import { restorationWay, todayInIndia } from '@lifedesk/rules';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type LapsedPolicy, revivalFacts } from './cost.ts';

/** Lapsed policies that cannot be revived, each with the reason and what can be done instead. */
export function NotRevivable({ policies }: { readonly policies: readonly LapsedPolicy[] }): ReactElement {
  const today = todayInIndia(useApp().now());
  return (
    <OtherLapsedPolicies
      heading={m.revivalScheme_othersHeading()}
      policies={policies}
      wayOf={(policy) =>
        restorationWay({
          ...revivalFacts(policy, today),
          policyStatusCode: policy.policyStatusCode,
          premiumLeft: policy.isEligible,
        })
      }
    />
  );
}

import { ClosedPolicies, type Locale, useHref, useLocale } from '@lifedesk/journey';
import { isNoSwitchReason, isRestrictionReason, noSwitchText, restrictionText } from '@lifedesk/rules/texts';
import { Link } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { NotSwitchable } from './switch-journey.ts';

/** Why the funds of a policy cannot be switched now. */
export function reasonText({ because }: NotSwitchable, language: Locale): string {
  if (isNoSwitchReason(because)) return noSwitchText(because, language);
  return isRestrictionReason(because) ? restrictionText(because, language) : m.restricted_call();
}

/** Policies whose funds cannot be switched, each with the reason and the waiting request; nothing if there are none. */
export function OtherPolicies({ policies }: { readonly policies: readonly NotSwitchable[] }): ReactElement {
  const language = useLocale();
  return (
    <ClosedPolicies
      heading={m.switchFunds_others()}
      policies={policies}
      why={(policy) => reasonText(policy, language)}
      wayOut={(policy) => <StopLink policy={policy} />}
    />
  );
}

/** A link to stop whatever bars a switch; nothing if nothing does. */
export function StopLink({ policy }: { readonly policy: NotSwitchable }): ReactElement | null {
  const href = useHref();
  const stop = policy.strategy && href(`deactivate-${policy.strategy}`, { id: policy.id });
  return stop ? <Link href={stop}>{m.switchFunds_stop()}</Link> : null;
}

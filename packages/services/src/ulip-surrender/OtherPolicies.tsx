import { ClosedPolicies, type Locale, useLocale } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { fundsOutText, isFundsOutReason } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Other = Schemas['FundsOutOther'];

/** Why no money can be taken out of a policy's funds, or when the money of its surrender is paid. */
export function reasonText({ because, discontinued }: Other, language: Locale): string {
  if (discontinued)
    return m.ulipSurrender_kept({
      amount: formatRupees(discontinued.atLeast),
      date: formatServerDate(discontinued.paidOn),
    });
  return isFundsOutReason(because) ? fundsOutText(because, language) : m.journey_changed();
}

/** Policies with nothing to take out, each with the reason and the waiting request; nothing if there are none. */
export function OtherPolicies({ policies }: { readonly policies: readonly Other[] }): ReactElement {
  const language = useLocale();
  return (
    <ClosedPolicies
      heading={m.ulipSurrender_others()}
      policies={policies}
      why={(policy) => reasonText(policy, language)}
    />
  );
}

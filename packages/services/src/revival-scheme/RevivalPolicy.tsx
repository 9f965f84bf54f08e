import { ChoosePolicyStep, useApp, useLocale, useStep } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { revivalText } from '@lifedesk/rules/texts';
import { Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { type LapsedPolicy, revivalFacts } from './cost.ts';
import { NotRevivable } from './NotRevivable.tsx';
import { revivalJourney } from './revival-journey.ts';

/** Which policy; below, those that cannot be revived and why. */
export function RevivalPolicy(): ReactElement {
  const { context } = useStep(revivalJourney);
  const today = todayInIndia(useApp().now());
  const language = useLocale();
  const datesOf = (policy: LapsedPolicy): string =>
    [
      ...(policy.askedTicket ? [m.revivalScheme_asked({ ticket: policy.askedTicket })] : []),
      ...(policy.dueDate ? [m.revivalScheme_unpaidSince({ date: policy.dueDate })] : []),
      revivalText(policy.because, revivalFacts(policy, today), language),
    ].join(' · ');
  return (
    <Stack gap="8">
      <ChoosePolicyStep
        policies={context.policies}
        heading={m.revivalScheme_heading()}
        lead={m.revivalScheme_policyLead()}
        detail={datesOf}
      />
      {context.others.length > 0 && <NotRevivable policies={context.others} />}
    </Stack>
  );
}

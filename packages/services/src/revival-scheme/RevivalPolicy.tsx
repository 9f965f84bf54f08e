import { ChoosePolicyStep, useStep } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { LapsedPolicy } from './cost.ts';
import { NotRevivable } from './NotRevivable.tsx';
import { revivalJourney } from './revival-journey.ts';

/** Which policy; below, those that cannot be revived and why. */
export function RevivalPolicy(): ReactElement {
  const { known } = useStep(revivalJourney);
  return (
    <Stack gap="8">
      <ChoosePolicyStep
        policies={known.policies}
        heading={m.revivalScheme_heading()}
        lead={m.revivalScheme_policyLead()}
        detail={datesOf}
      />
      {known.others.length > 0 && <NotRevivable policies={known.others} />}
    </Stack>
  );
}

const datesOf = ({ dueDate, revivalDate }: LapsedPolicy): string =>
  [
    ...(dueDate ? [m.revivalScheme_unpaidSince({ date: dueDate })] : []),
    ...(revivalDate ? [m.revivalScheme_until({ date: formatServerDate(revivalDate) })] : []),
  ].join(' · ');

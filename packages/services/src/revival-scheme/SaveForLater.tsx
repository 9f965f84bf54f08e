import { showToastAtom, useApp, useHref, usePageNavigation, useStep } from '@lifedesk/journey';
import { newId, submitRevival } from '@lifedesk/sdk';
import { Button } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { quoteOf } from './cost.ts';
import { revivalJourney } from './revival-journey.ts';

/** Saves the choice with the insurer for another day, also on another device. Requests nothing. */
export function SaveForLater(): ReactElement {
  const { sdk, fail } = useApp();
  const { values, sending } = useStep(revivalJourney);
  const { open } = usePageNavigation();
  const dashboard = useHref()('dashboard');
  const showToast = useSetAtom(showToastAtom);
  const [saving, setSaving] = useState(false);
  const { policyNo, scheme, cost } = values;
  const save = async () => {
    const total = cost && quoteOf(cost, scheme)?.total;
    if (saving || sending || !scheme || total === undefined) return;
    setSaving(true);
    try {
      const body = { policyNo, scheme, total, action: 'save' } as const;
      await submitRevival(sdk, body, { background: true, idempotencyKey: newId() });
      showToast({ tone: 'success', message: m.revivalScheme_saved, carried: dashboard !== undefined });
      if (dashboard) open(dashboard);
    } catch (error) {
      setSaving(false);
      fail(error);
    }
  };
  return (
    <div>
      <Button variant="text" loading={saving} loadingLabel={m.revivalScheme_saving()} onClick={save}>
        {m.revivalScheme_save()}
      </Button>
    </div>
  );
}

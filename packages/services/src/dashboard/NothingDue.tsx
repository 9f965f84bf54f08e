import { dateInSentence, useLocale } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { toHorizonEvents } from './horizon-words.ts';
import type { Overview } from './use-overview.ts';

/** Nothing needs the customer: what comes next, and when. */
export function NothingDue({ horizon }: { readonly horizon: Overview['horizon'] | undefined }): ReactElement {
  const locale = useLocale();
  const [next] = toHorizonEvents(horizon ?? []);
  return (
    <Notice tone="success" title={m.dashboard_nothing()}>
      {next &&
        (next.amount === undefined
          ? m.dashboard_next({ what: next.title, date: dateInSentence(next.date, locale) })
          : m.dashboard_nextAmount({
              what: next.title,
              amount: formatRupees(next.amount),
              date: dateInSentence(next.date, locale),
            }))}
    </Notice>
  );
}

import { focusHeading, useHref } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Button, Card, DataList, Heading, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';
import { type Cost, quoteOf } from './cost.ts';
import { PayRevival } from './PayRevival.tsx';
import { schemeName } from './scheme-names.ts';

interface PendingRevivalProps {
  readonly cost: Cost;
  readonly revival: Schemas['PendingRevival'];
}

/** A revival requested earlier, here or elsewhere: its state and what is left to pay today. */
export function PendingRevival({ cost, revival }: PendingRevivalProps): ReactElement {
  const { ticket, scheme, promisedDate, isPayableOnline } = revival;
  const follow = useHref()('track-service-requests', { ticket });
  const total = isPayableOnline ? quoteOf(cost, scheme)?.total : undefined;
  // the heading has changed
  useEffect(() => focusHeading(), []);
  return (
    <Stack gap="6" measure="text">
      <Heading level={1}>{m.revivalScheme_askedHeading()}</Heading>
      <Card aria-label={m.revivalScheme_workType()}>
        <DataList
          items={[
            { label: m.request_ticket(), value: ticket, figure: true, strong: true },
            { label: m.choosePolicy_label(), value: cost.policyNo, figure: true },
            { label: m.revivalScheme_way(), value: schemeName(scheme) },
            { label: m.request_promised(), value: formatServerDate(promisedDate), figure: true },
          ]}
        />
      </Card>
      <p>{total ? m.revivalScheme_schemeLead({ date: formatServerDate(cost.asOf) }) : m.revivalScheme_doneWait()}</p>
      {total !== undefined && total > 0 && <PayRevival policyNo={cost.policyNo} amount={total} />}
      {follow && (
        <div>
          <Button variant="text" href={follow}>
            {m.request_follow()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

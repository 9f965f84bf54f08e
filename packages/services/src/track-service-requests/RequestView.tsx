import { useLocale, usePageNavigation } from '@lifedesk/journey';
import { BackIcon, Badge, Button, Card, DataList, Heading, Inline, Link, Notice, Stack, Timeline } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Changes } from './Changes.tsx';
import { waitsForUs } from './late-days.ts';
import { PayoutClock } from './PayoutClock.tsx';
import { PromiseClock } from './PromiseClock.tsx';
import { type ServiceRequest, sessionName, stageName, stateOf } from './request-words.ts';
import { stagesOf } from './stages.ts';
import { dayOf, momentOf } from './when.ts';

const stateTexts = {
  done: m.trackServiceRequests_done,
  current: m.trackServiceRequests_current,
  ahead: m.trackServiceRequests_ahead,
  stopped: m.trackServiceRequests_stopped,
};

/** One request: its stages, what it changed, where it was made, and a form to write about it. */
export function RequestView({ request }: { readonly request: ServiceRequest }): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { ticket, typeName, state, madeAt, promisedDate, policyNos, about, changes, madeIn, settledAt } = request;
  const { heldUntil, pickup } = request;
  const { text, tone } = stateOf(request);
  const waits = state === 'waiting';
  const ask = self({ ticket, ask: '1' });
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Heading level={1}>{typeName[locale]}</Heading>
        <Inline>
          <Badge tone={tone}>{text}</Badge>
        </Inline>
      </Stack>
      {waits && (
        <Notice
          tone="warning"
          title={m.trackServiceRequests_waitsTitle()}
          actions={<Button href={ask}>{m.trackServiceRequests_answer()}</Button>}
        >
          {request.stages.at(-1)?.note ?? m.trackServiceRequests_waits()}
        </Notice>
      )}
      <Card heading={m.trackServiceRequests_way()}>
        <Stack gap="4">
          {waitsForUs(request) && !request.payout && <PromiseClock request={request} />}
          <Timeline
            label={m.trackServiceRequests_way()}
            stages={stagesOf(request).map(({ stage, state: reached, at, note }, place) => ({
              id: String(place),
              title: stageName(stage),
              state: reached,
              stateText: stateTexts[reached](),
              when: at ? momentOf(at) : m.trackServiceRequests_by({ date: dayOf(promisedDate) }),
              detail: note,
            }))}
          />
        </Stack>
      </Card>
      {request.payout && <PayoutClock payout={request.payout} />}
      <Card heading={m.trackServiceRequests_facts()}>
        <DataList
          items={[
            { label: m.request_ticket(), value: ticket, figure: true },
            { label: m.trackServiceRequests_made(), value: momentOf(madeAt), figure: true },
            settledAt
              ? { label: m.trackServiceRequests_settled(), value: momentOf(settledAt), figure: true }
              : { label: m.request_promised(), value: dayOf(promisedDate), figure: true },
            ...(heldUntil
              ? [{ label: m.trackServiceRequests_payoutHeld(), value: dayOf(heldUntil), figure: true }]
              : []),
            ...(pickup
              ? [
                  {
                    label: m.trackServiceRequests_pickup(),
                    value: `${dayOf(pickup.date)}, ${pickup.time}`,
                    figure: true,
                  },
                  { label: m.trackServiceRequests_pickupPlace(), value: pickup.place },
                ]
              : []),
            ...(policyNos.length > 0
              ? [{ label: m.trackServiceRequests_policies(), value: policyNos.join(', ') }]
              : []),
            ...(about
              ? [
                  {
                    label: m.trackServiceRequests_about(),
                    value: <Link href={self({ ticket: about })}>{about}</Link>,
                    figure: true,
                  },
                ]
              : []),
            // the link in a message stops a payout, not a session
            ...(request.type === 'stop-payout'
              ? []
              : [{ label: m.trackServiceRequests_madeFrom(), value: sessionName(madeIn) }]),
          ]}
        />
      </Card>
      {changes.length > 0 && <Changes changes={changes} />}
      <Inline>
        {!waits && (
          <Button variant="secondary" href={ask}>
            {m.trackServiceRequests_ask()}
          </Button>
        )}
        <Button variant="text" icon={BackIcon} href={self()}>
          {m.trackServiceRequests_all()}
        </Button>
      </Inline>
    </Stack>
  );
}

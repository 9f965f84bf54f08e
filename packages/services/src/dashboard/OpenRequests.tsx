import { NotLoaded, useHref, useLocale } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Badge, type BadgeTone, Card, Inline, Link, ProgressBar, Spoken, Stack } from '@lifedesk/ui';
import type { ComponentProps, ReactElement } from 'react';
import * as m from '../texts.ts';

type ServiceRequest = Schemas['ServiceRequest'];

/** The stages from the request to its end, and how many of them each state has completed. */
const STAGES = 3;
const reached: Readonly<Record<ServiceRequest['state'], number>> = {
  received: 1,
  'in-progress': 2,
  waiting: 2,
  completed: STAGES,
  declined: STAGES,
};
const states: Readonly<Record<ServiceRequest['state'], { readonly says: () => string; readonly tone: BadgeTone }>> = {
  received: { says: m.trackServiceRequests_stateReceived, tone: 'info' },
  'in-progress': { says: m.trackServiceRequests_stateInProgress, tone: 'info' },
  waiting: { says: m.trackServiceRequests_stateWaiting, tone: 'warning' },
  completed: { says: m.trackServiceRequests_stateCompleted, tone: 'success' },
  declined: { says: m.trackServiceRequests_stateDeclined, tone: 'error' },
};

export const isOpen = ({ state }: ServiceRequest): boolean => state !== 'completed' && state !== 'declined';

/** Open requests with their stage and promised date. */
export function OpenRequests({ requests }: { readonly requests: readonly ServiceRequest[] }): ReactElement {
  const locale = useLocale();
  const href = useHref();
  const all = href('track-service-requests');
  return (
    <Card heading={m.dashboard_requestsHeading()} aside={all && <Link href={all}>{m.dashboard_allRequests()}</Link>}>
      <Stack as="ul" gap="5">
        {requests.map(({ ticket, typeName, state, promisedDate }) => {
          const link = href('track-service-requests', { ticket });
          const { says, tone } = states[state];
          return (
            <Stack as="li" gap="2" key={ticket}>
              <Inline justify="between">
                {link ? (
                  <Link href={link}>{typeName[locale]}</Link>
                ) : (
                  <span>
                    <Spoken>{typeName[locale]}</Spoken>
                  </span>
                )}
                <Badge tone={tone}>{says()}</Badge>
              </Inline>
              <ProgressBar
                label={m.dashboard_stage({ at: reached[state], of: STAGES })}
                value={reached[state]}
                max={STAGES}
              />
              <p>{m.dashboard_promised({ date: formatServerDate(promisedDate) })}</p>
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}

/** Shown instead of requests that failed to load. */
export function RequestsFailed(props: Pick<ComponentProps<typeof NotLoaded>, 'error' | 'onRetry'>): ReactElement {
  return (
    <Card heading={m.dashboard_requestsHeading()}>
      <NotLoaded title={m.dashboard_requestsFailed()} {...props} />
    </Card>
  );
}

import { ToDashboard, useApp, useLocale, usePageNavigation } from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { Badge, Card, DataList, EmptyState, Heading, Link, Notice, Stack, VisuallyHidden } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { lateDays } from './late-days.ts';
import { type ServiceRequest, stateOf } from './request-words.ts';
import { dayOf, momentOf } from './when.ts';

interface RequestListProps {
  readonly requests: readonly ServiceRequest[];
  /** The address names a request number that is not among them. */
  readonly unknown: boolean;
}

/** All requests, those that wait for the customer first, then the newest. */
export function RequestList({ requests, unknown }: RequestListProps): ReactElement {
  const waitingFirst = [
    ...requests.filter(({ state }) => state === 'waiting'),
    ...requests.filter(({ state }) => state !== 'waiting'),
  ];
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.trackServiceRequests_heading()}</Heading>
        <p>{m.trackServiceRequests_lead()}</p>
      </Stack>
      {unknown && <Notice tone="warning">{m.trackServiceRequests_unknown()}</Notice>}
      {waitingFirst.length === 0 ? (
        <EmptyState title={m.trackServiceRequests_none()} actions={<ToDashboard />}>
          <p>{m.trackServiceRequests_noneWhy()}</p>
        </EmptyState>
      ) : (
        <Stack as="ul" gap="4">
          {waitingFirst.map((request) => (
            <li key={request.ticket}>
              <RequestCard request={request} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function RequestCard({ request }: { readonly request: ServiceRequest }): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { now } = useApp();
  const { ticket, typeName, madeAt, promisedDate, settledAt, policyNos } = request;
  const state = stateOf(request);
  const late = lateDays(request, todayInIndia(now()));
  return (
    <Card
      heading={
        <Link href={self({ ticket })}>
          {typeName[locale]} <VisuallyHidden>{ticket}</VisuallyHidden>
        </Link>
      }
      aside={
        late > 0 ? (
          <Badge tone="warning">{m.trackServiceRequests_payoutLate({ count: late })}</Badge>
        ) : (
          <Badge tone={state.tone}>{state.text}</Badge>
        )
      }
    >
      <DataList
        layout="grid"
        items={[
          { label: m.request_ticket(), value: ticket, figure: true },
          { label: m.trackServiceRequests_made(), value: momentOf(madeAt), figure: true },
          settledAt
            ? { label: m.trackServiceRequests_settled(), value: momentOf(settledAt), figure: true }
            : { label: m.request_promised(), value: dayOf(promisedDate), figure: true },
          ...(policyNos.length > 0 ? [{ label: m.trackServiceRequests_policies(), value: policyNos.join(', ') }] : []),
        ]}
      />
    </Card>
  );
}

import * as m from '@lifedesk/journey/messages';
import { formatDate, todayInIndia } from '@lifedesk/rules';
import { type Schemas, serviceRequests } from '@lifedesk/sdk';
import { Button, Stack } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';
import { useOperation } from '../../answers/use-operation.ts';
import { useLocale } from '../../locale/locale-atom.ts';

/** The kinds of requests to offer, or all of them. */
export type OfferedRequests = readonly Schemas['ServiceRequestType'][] | 'all';

/** How many are offered: the newest. */
const MOST = 5;

interface OwnRequestsProps {
  readonly kinds: OfferedRequests;
  readonly onChoose: (ticket: string) => void;
}

/** The customer's own requests, to choose one instead of typing its number. Nothing while they load, or if they fail to. */
export function OwnRequests({ kinds, onChoose }: OwnRequestsProps): ReactElement | null {
  const locale = useLocale();
  const labelId = useId();
  const result = useOperation(serviceRequests, {});
  if (result.state !== 'loaded') return null;
  const own = result.answer.serviceRequests
    .filter(({ type, state }) => state !== 'declined' && (kinds === 'all' || kinds.includes(type)))
    .slice(0, MOST);
  if (own.length === 0) return null;
  return (
    <Stack gap="2">
      <p id={labelId}>{m.ticketCheck_own()}</p>
      <Stack as="ul" gap="1" aria-labelledby={labelId}>
        {own.map(({ ticket, typeName, madeAt }) => (
          <li key={ticket}>
            <Button variant="text" onClick={() => onChoose(ticket)}>
              {m.ticketCheck_one({ name: typeName[locale], date: formatDate(todayInIndia(new Date(madeAt))), ticket })}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

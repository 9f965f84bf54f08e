import { formatDate, formatServerDate, todayInIndia } from '@lifedesk/rules';
import { type Schemas, serviceRequests } from '@lifedesk/sdk';
import { Heading, Stack, type StageState, Timeline } from '@lifedesk/ui';
import { inPlace, useDesk } from './desk.ts';
import { Part } from './Part.tsx';
import type { Texts } from './texts.ts';

type Request = Schemas['ServiceRequest'];

/** The customer's requests and how far each is, the newest first. */
export function Requests() {
  const desk = useDesk();
  const { sdk, locale, say } = desk;
  return (
    <Part heading={say('requests')} ask={(signal) => serviceRequests(sdk, {}, { ...inPlace, signal })}>
      {({ serviceRequests: requests }) => (
        <Stack gap="6">
          {requests.length === 0 && <p>{say('noRequests')}</p>}
          {requests.map((request) => (
            <Stack key={request.ticket} gap="2">
              <Heading level={3}>{request.typeName[locale]}</Heading>
              <p>{say('ticket', { number: request.ticket })}</p>
              <Timeline label={say('stagesOf', { number: request.ticket })} stages={stagesOf(request, desk)} />
            </Stack>
          ))}
        </Stack>
      )}
    </Part>
  );
}

const dateOf = (instant: string) => formatDate(todayInIndia(new Date(instant)));

/** What was reached, and while it is not settled what is still promised. */
function stagesOf({ stages, state, settledAt, promisedDate, ticket }: Request, { say, sayCode }: Texts) {
  const stands = state === 'waiting' || state === 'declined' ? 'stopped' : 'current';
  const reached = stages.map(({ stage, at, note }, index) => {
    const here: StageState = index < stages.length - 1 || state === 'completed' ? 'done' : stands;
    const when = dateOf(at);
    return {
      id: `${index}`,
      title: sayCode('stage', stage, stage),
      state: here,
      stateText: say(here),
      when,
      detail: note,
    };
  });
  if (settledAt) return reached;
  const when = say('promised', { date: formatServerDate(promisedDate) });
  return [...reached, { id: ticket, title: say('settled'), state: 'ahead' as const, stateText: say('ahead'), when }];
}

import { deviceName, Loaded, showToastAtom, useApp, useOperation } from '@lifedesk/journey';
import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import { endOtherSessions, endSession, type Schemas, sessionList } from '@lifedesk/sdk';
import { Badge, Button, Card, DataList, Heading, Inline, Spoken, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';

export { signedInDevices_pageName as pageName } from '../texts.ts';

type ListedSession = Schemas['ListedSession'];

/** Where the customer is signed in. Signs out other devices, one or all. */
export default function SignedInDevicesScreen(): ReactElement {
  const { sdk, fail } = useApp();
  const showToast = useSetAtom(showToastAtom);
  const [ending, setEnding] = useState<string>();
  const result = useOperation(sessionList, {});
  const sessions = result.state === 'loaded' ? result.answer.sessions : [];

  const end = async (which: string, work: () => Promise<unknown>, message: () => string) => {
    setEnding(which);
    try {
      await work();
      showToast({ tone: 'success', message });
      result.reload();
    } catch (error) {
      fail(error);
    } finally {
      setEnding(undefined);
    }
  };
  const endOne = (id: string) => end(id, () => endSession(sdk, { id }, { background: true }), m.signedInDevices_ended);
  const endOthers = () =>
    end('others', () => endOtherSessions(sdk, {}, { background: true }), m.signedInDevices_endedOthers);

  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.signedInDevices_heading()}</Heading>
        <p>{m.signedInDevices_lead()}</p>
      </Stack>
      {result.state !== 'loaded' && (
        <Loaded
          result={result}
          failed={m.signedInDevices_notLoaded()}
          loading={m.signedInDevices_loading()}
          shapes={['heading', 'line', 'line']}
        >
          {() => null}
        </Loaded>
      )}
      {sessions.length > 0 && (
        <Stack as="ul" gap="4">
          {sessions.map((session) => (
            <li key={session.id}>
              <DeviceCard session={session} ending={ending === session.id} onEnd={endOne} />
            </li>
          ))}
        </Stack>
      )}
      {sessions.length === 1 && <p>{m.signedInDevices_onlyThis()}</p>}
      {sessions.length > 1 && (
        <div>
          <Button
            variant="secondary"
            loading={ending === 'others'}
            loadingLabel={m.app_pleaseWait()}
            onClick={() => void endOthers()}
          >
            {m.signedInDevices_endOthers()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface DeviceCardProps {
  readonly session: ListedSession;
  readonly ending: boolean;
  readonly onEnd: (id: string) => Promise<void>;
}

function DeviceCard({ session, ending, onEnd }: DeviceCardProps): ReactElement {
  const { id, isThisOne, startedAt, lastUsedAt } = session;
  const device = deviceName(session) ?? m.signedInDevices_unknown();
  return (
    <Card aria-label={device}>
      <Stack gap="4">
        <Inline justify="between">
          <strong>
            <Spoken>{device}</Spoken>
          </strong>
          {isThisOne && <Badge tone="success">{m.signedInDevices_this()}</Badge>}
        </Inline>
        <DataList
          items={[
            { label: m.signedInDevices_startedAt(), value: at(startedAt) },
            { label: m.signedInDevices_lastUsedAt(), value: at(lastUsedAt) },
            { label: m.signedInDevices_kind(), value: accessOf(session) },
          ]}
        />
        {!isThisOne && (
          <div>
            <Button
              variant="secondary"
              size="small"
              loading={ending}
              loadingLabel={m.app_pleaseWait()}
              aria-label={m.signedInDevices_endNamed({ device, at: at(startedAt) })}
              onClick={() => void onEnd(id)}
            >
              {m.signedInDevices_end()}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

function accessOf({ sessionKind }: ListedSession): string {
  if (sessionKind === 'partial') return m.signedInDevices_partial();
  return sessionKind === 'track' ? m.signedInDevices_track() : m.signedInDevices_full();
}

function at(instant: string): string {
  const when = new Date(instant);
  return m.signedInDevices_at({ date: formatDate(todayInIndia(when)), time: format12HourTime(when) });
}

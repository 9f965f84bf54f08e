import { endToastsAtom, inBackground, Loaded, useApp, useOperation } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { type CallOptions, heldPayout, isLifedeskError, type Schemas, type Sdk, stopPayout } from '@lifedesk/sdk';
import { Amount, Button, DataList, Heading, MessageScreen, Notice, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';

export { stopPayout_pageName as pageName } from '../texts.ts';

const TOKEN = /^#([A-Za-z0-9_-]{22})$/;

/** In memory only, for a screen that is shown again; it is gone with the page. */
let taken: string | undefined;

/**
 * The token that opened this page. It is in the fragment, which browsers never send to a server; it leaves the address
 * bar immediately and is stored nowhere.
 */
function takeToken(): string | undefined {
  const { hash, pathname, search } = window.location;
  const token = TOKEN.exec(hash)?.[1];
  if (token === undefined) return taken;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  taken = token;
  return token;
}

/** What a stop link is about, and the button that stops the payout. Opening the page changes nothing. */
export default function StopPayoutScreen(): ReactElement {
  const [token, setToken] = useState(takeToken);
  useEffect(() => {
    const takeAnother = () => setToken(takeToken());
    window.addEventListener('hashchange', takeAnother);
    return () => window.removeEventListener('hashchange', takeAnother);
  }, []);
  return token === undefined ? <NoLink /> : <Linked key={token} token={token} />;
}

type HeldPayout = Schemas['HeldPayout'];

/** Null if there is no such payout. */
async function findHeldPayout(sdk: Sdk, body: { readonly token: string }, options: CallOptions) {
  try {
    return await heldPayout(sdk, body, options);
  } catch (error) {
    if (isLifedeskError(error) && error.status === 404) return null;
    throw error;
  }
}

function Linked({ token }: { readonly token: string }): ReactElement {
  const [stopped, setStopped] = useState<HeldPayout>();
  const result = useOperation(findHeldPayout, { token });
  if (stopped) return <Stopped payout={stopped} />;
  return (
    <Stack gap="6">
      {result.state !== 'loaded' && <Heading level={1}>{m.stopPayout_heading()}</Heading>}
      <Loaded
        result={result}
        failed={m.stopPayout_notLoaded()}
        loading={m.stopPayout_loading()}
        shapes={['figure', 'line', 'line']}
      >
        {(payout) => {
          if (payout?.state === 'stopped') return <Stopped payout={payout} />;
          if (payout?.state === 'held')
            return <StopForm token={token} payout={payout} onStopped={setStopped} onChanged={result.reload} />;
          return <NoLink />;
        }}
      </Loaded>
    </Stack>
  );
}

interface StopFormProps {
  readonly token: string;
  readonly payout: HeldPayout;
  readonly onStopped: (payout: HeldPayout) => void;
  /** It is no longer held. */
  readonly onChanged: () => void;
}

function StopForm({ token, payout, onStopped, onChanged }: StopFormProps): ReactElement {
  const { sdk, fail } = useApp();
  const endToasts = useSetAtom(endToastsAtom);
  const [stopping, setStopping] = useState(false);
  const { amount = 0, policyNo = '', heldUntil = '' } = payout;
  const stop = async () => {
    if (stopping) return;
    setStopping(true);
    endToasts();
    try {
      onStopped(await stopPayout(sdk, { token }, inBackground));
    } catch (error) {
      setStopping(false);
      if (isLifedeskError(error) && error.status === 404) onChanged();
      else fail(error);
    }
  };
  return (
    <Stack gap="6" measure="form">
      <Stack gap="2">
        <Heading level={1}>{m.stopPayout_heading()}</Heading>
        <p>{m.stopPayout_lead()}</p>
      </Stack>
      <Amount size="figureLarge">{formatRupees(amount)}</Amount>
      <DataList
        items={[
          { label: m.stopPayout_policyNo(), value: policyNo, figure: true },
          { label: m.stopPayout_heldUntil(), value: formatServerDate(heldUntil), figure: true },
        ]}
      />
      <Notice tone="info">{m.stopPayout_whatHappens()}</Notice>
      <div>
        <Button loading={stopping} loadingLabel={m.app_pleaseWait()} onClick={() => void stop()}>
          {m.stopPayout_stop()}
        </Button>
      </div>
    </Stack>
  );
}

const Stopped = ({ payout: { ticket, amount } }: { readonly payout: HeldPayout }): ReactElement => (
  <MessageScreen
    config={{
      messageType: 'success',
      heading: m.stopPayout_stopped(),
      body: m.stopPayout_stoppedBody(),
      ...(amount !== undefined && { amount: formatRupees(amount) }),
      dataDetails: ticket === undefined ? [] : [{ label: m.request_ticket(), value: ticket, figure: true }],
    }}
  />
);

const NoLink = (): ReactElement => (
  <MessageScreen config={{ messageType: 'info', heading: m.stopPayout_missing(), body: m.stopPayout_missingBody() }} />
);

import {
  deleteDraft,
  Loaded,
  useApp,
  useLocale,
  useOnPageReturn,
  useOperation,
  usePageNavigation,
} from '@lifedesk/journey';
import { format12HourTime, formatDate, formatRupees, todayInIndia } from '@lifedesk/rules';
import { isPayLinkState, payLinkText, takenBackText } from '@lifedesk/rules/texts';
import { type CallOptions, isLifedeskError, openPayLink, type Schemas, type Sdk } from '@lifedesk/sdk';
import { Button, type DataListItem, Heading, MessageScreen, RetryIcon, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useState } from 'react';
import * as m from '../texts.ts';
import { LastAttempt } from './LastAttempt.tsx';
import { loadLink, type StoredLink } from './link-token.ts';
import { PayForm } from './PayForm.tsx';
import { payerDraft } from './payer-draft.ts';

export { payLink_pageName as pageName } from '../texts.ts';

/** Someone else's premium, and, once the gateway has sent the payer back with an `orderId`, the result. */
export default function PayLinkScreen(): ReactElement {
  return <LoadedLink key={usePageNavigation().query.get('orderId')} />;
}

/** Reads the link from the fragment, and again when another one is opened in this tab. */
function LoadedLink(): ReactElement {
  const { store } = useApp().sdk.session;
  const [link, setLink] = useState(() => loadLink(store));
  useEffect(() => {
    const takeAnother = () => setLink(loadLink(store));
    window.addEventListener('hashchange', takeAnother);
    return () => window.removeEventListener('hashchange', takeAnother);
  }, [store]);
  return link ? <LinkedDue key={link.token} link={link} /> : <NoLink />;
}

type OpenedLink = Schemas['OpenedPayLink'];

/** Null if there is no such link. */
async function findLink(sdk: Sdk, body: { readonly token: string }, options: CallOptions) {
  try {
    return await openPayLink(sdk, body, options);
  } catch (error) {
    if (isLifedeskError(error) && error.status === 404) return null;
    throw error;
  }
}

function LinkedDue({ link }: { readonly link: StoredLink }): ReactElement {
  const { token } = link;
  const result = useOperation(findLink, { token });
  useOnPageReturn(result.refresh);
  const waiting = result.state !== 'loaded';
  return (
    <Stack gap="6">
      {waiting && <Heading level={1}>{m.payLink_heading()}</Heading>}
      <Loaded
        result={result}
        failed={m.payLink_notLoaded()}
        loading={m.payLink_loading()}
        shapes={['figure', 'line', 'line']}
      >
        {(opened) => {
          if (!opened) return <NoLink />;
          if (opened.state === 'open') return <PayForm token={token} due={opened} onChanged={result.reload} />;
          return (
            <Stack gap="6">
              <LinkState opened={opened} payUrl={link.payUrl} onLookAgain={result.reload} />
              <LastAttempt opened={opened} />
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}

const NoLink = (): ReactElement => (
  <MessageScreen config={{ messageType: 'info', heading: m.payLink_missing(), body: m.payLink_missingBody() }} />
);

interface LinkStateProps {
  readonly opened: OpenedLink;
  readonly payUrl: string | undefined;
  readonly onLookAgain: () => void;
}

/**
 * Says that it is paid or was taken back, that a payment is in process, or why it cannot be paid. Nothing here is about the policyholder.
 */
function LinkState({ opened, payUrl, onLookAgain }: LinkStateProps): ReactElement {
  const language = useLocale();
  const { store } = useApp().sdk.session;
  const { state, amount, reversal } = opened;
  const isUnderWay = state === 'being-paid' || state === 'payment-ongoing';
  useEffect(() => {
    if (!isUnderWay) deleteDraft(store, payerDraft);
  }, [store, isUnderWay]);
  const shown = { ...(amount !== undefined && { amount: formatRupees(amount) }), dataDetails: detailsOf(opened) };
  if (reversal)
    return (
      <MessageScreen
        config={{
          messageType: 'failure',
          heading: m.payment_reversed(),
          body: takenBackText(reversal, language),
          description: m.payLink_askAgain(),
          ...shown,
        }}
      />
    );
  if (state === 'paid')
    return (
      <MessageScreen
        subject="paid"
        config={{ messageType: 'success', heading: m.payLink_paid(), body: m.payLink_paidBody(), ...shown }}
      />
    );
  if (isUnderWay)
    return (
      <MessageScreen
        config={{ messageType: 'pending', heading: m.payLink_paying(), body: m.payLink_payingBody(), ...shown }}
        actions={
          <>
            {state === 'being-paid' && payUrl && <Button href={payUrl}>{m.payment_goOnPaying()}</Button>}
            <Button variant="secondary" icon={RetryIcon} onClick={onLookAgain}>
              {m.payment_lookAgain()}
            </Button>
          </>
        }
      />
    );
  return (
    <MessageScreen
      config={{
        messageType: 'failure',
        heading: m.payLink_closed(),
        body: isPayLinkState(state) ? payLinkText(state, language) : undefined,
        description: m.payLink_askAgain(),
      }}
    />
  );
}

function detailsOf({ policyNo, reference, paidAt }: OpenedLink): DataListItem[] {
  const at = paidAt === undefined ? undefined : new Date(paidAt);
  const items: (DataListItem | false | undefined)[] = [
    policyNo !== undefined && { label: m.payLink_policyNo(), value: policyNo, figure: true },
    at && {
      label: m.payment_paidOn(),
      value: `${formatDate(todayInIndia(at))}, ${format12HourTime(at)}`,
      figure: true,
    },
    reference !== undefined && { label: m.payment_reference(), value: reference, figure: true },
  ];
  return items.filter((item): item is DataListItem => Boolean(item));
}

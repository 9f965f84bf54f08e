import {
  inBackground,
  Loaded,
  showToastAtom,
  useApp,
  useIdempotencyKeys,
  useOneAtATime,
  useOnPageReturn,
  useOperation,
  usePageNavigation,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { createPayLink, payLinks, revokePayLink, type Schemas } from '@lifedesk/sdk';
import { Amount, Button, Card, DataList, EmptyState, Heading, Spoken, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { LinkCard } from './LinkCard.tsx';
import { LinkReady } from './LinkReady.tsx';

export { payLinks_pageName as pageName } from '../texts.ts';

/** What can be shared, the new link, and all links with their states. */
export default function PayLinksScreen(): ReactElement {
  const { sdk } = useApp();
  const wanted = usePageNavigation().query.get('id');
  const showToast = useSetAtom(showToastAtom);
  const [made, setMade] = useState<Schemas['CreatedPayLink']>();
  const { keyOf, forget } = useIdempotencyKeys();
  const result = useOperation(payLinks, {});
  useOnPageReturn(result.refresh);

  const { busy, run } = useOneAtATime<string>(result.refresh);
  const create = (policyNo: string) =>
    run(policyNo, async () => {
      // a retry after a lost response uses the same key, and replaces the link of the lost response
      setMade(await createPayLink(sdk, { policyNo }, { ...inBackground, idempotencyKey: keyOf(policyNo) }));
      forget(policyNo);
    });
  const revoke = (linkId: string) =>
    run(linkId, async () => {
      const { state } = await revokePayLink(sdk, { linkId }, inBackground);
      setMade((before) => (before?.linkId === linkId ? undefined : before));
      if (state === 'being-paid') showToast({ tone: 'info', message: m.payLinks_revokeLate });
      else if (state === 'paid') showToast({ tone: 'info', message: m.payLinks_revokePaid });
      else showToast({ tone: 'success', message: m.payLinks_revokeDone });
    });

  return (
    <Stack gap="6" measure="form">
      <Stack gap="2">
        <Heading level={1}>{m.payLinks_heading()}</Heading>
        <p>{m.payLinks_lead()}</p>
      </Stack>
      {made && <LinkReady key={made.linkId} link={made} />}
      <Loaded
        result={result}
        failed={m.payLinks_notLoaded()}
        loading={m.payLinks_loading()}
        shapes={['heading', 'figure', 'line']}
      >
        {({ dues, links }) => (
          <>
            {dues.length === 0 && <EmptyState title={m.payLinks_none()}>{m.payLinks_noneWhy()}</EmptyState>}
            {dues.length > 0 && (
              <Stack as="ul" gap="4">
                {wantedFirst(dues, wanted).map((due) => (
                  <li key={due.policyNo}>
                    <DueCard
                      due={due}
                      leads={dues.length === 1 && !made}
                      creating={busy === due.policyNo}
                      onCreate={create}
                    />
                  </li>
                ))}
              </Stack>
            )}
            {links.length > 0 && (
              <Stack as="section" gap="4" aria-labelledby="links">
                <Heading level={2} id="links">
                  {m.payLinks_listHeading()}
                </Heading>
                <Stack as="ul" gap="4">
                  {links.map((link) => (
                    <li key={link.linkId}>
                      <LinkCard link={link} revoking={busy === link.linkId} onRevoke={revoke} />
                    </li>
                  ))}
                </Stack>
              </Stack>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type SharedDue = Schemas['SharedDue'];

/** The policy that the address names comes first. */
const wantedFirst = (dues: readonly SharedDue[], id: string | null): readonly SharedDue[] => [
  ...dues.filter((due) => due.id === id),
  ...dues.filter((due) => due.id !== id),
];

interface DueCardProps {
  readonly due: SharedDue;
  /** Its button is the main action of the page: nothing else is due, and there is no link to send yet. */
  readonly leads: boolean;
  readonly creating: boolean;
  readonly onCreate: (policyNo: string) => Promise<void>;
}

function DueCard({ due, leads, creating, onCreate }: DueCardProps): ReactElement {
  const { policyNo, planName, amount, dueDate, lastDay } = due;
  return (
    <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
      <Stack gap="4">
        <Stack gap="1">
          <strong>
            <Spoken>{planName}</Spoken>
          </strong>
          <span>{m.policy_number({ number: policyNo })}</span>
        </Stack>
        <Amount size="figure">{formatRupees(amount)}</Amount>
        <DataList
          items={[
            { label: m.payLinks_dueDate(), value: formatServerDate(dueDate), figure: true },
            { label: m.payLinks_lastDay(), value: formatServerDate(lastDay), figure: true },
          ]}
        />
        <div>
          <Button
            variant={leads ? 'primary' : 'secondary'}
            loading={creating}
            loadingLabel={m.payLinks_creating()}
            aria-label={m.payLinks_createOf({ number: policyNo })}
            onClick={() => void onCreate(policyNo)}
          >
            {m.payLinks_create()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

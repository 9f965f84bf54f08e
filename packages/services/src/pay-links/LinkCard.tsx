import { payerRelationWords, TakenBack, useLocale } from '@lifedesk/journey';
import { formatDate, formatRupees, formatServerDate, todayInIndia } from '@lifedesk/rules';
import { isPayLinkState, payLinkText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import { Badge, type BadgeTone, Button, Card, DataList, type DataListItem, Inline, Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type PayLink = Schemas['PayLink'];

/** The state of a link; a state without a row is a reason why it cannot be paid. */
const states: Readonly<Partial<Record<string, { readonly words: () => string; readonly tone: BadgeTone }>>> = {
  open: { words: m.payLinks_open, tone: 'info' },
  'being-paid': { words: m.payLinks_beingPaid, tone: 'warning' },
  paid: { words: m.payLinks_paid, tone: 'success' },
  revoked: { words: m.payLinks_revoked, tone: 'neutral' },
  expired: { words: m.payLinks_expired, tone: 'neutral' },
};
/** States in which it can still be paid, now or later. */
const LIVE: readonly string[] = ['open', 'being-paid', 'payment-ongoing'];

interface LinkCardProps {
  readonly link: PayLink;
  readonly revoking: boolean;
  readonly onRevoke: (linkId: string) => Promise<void>;
}

/** One link: what it is for, its state, and a button to cancel it. */
export function LinkCard({ link, revoking, onRevoke }: LinkCardProps): ReactElement {
  const language = useLocale();
  const { linkId, policyNo, planName, state } = link;
  const known = states[state];
  return (
    <Card>
      <Stack gap="4">
        <Inline justify="between">
          <Stack gap="1">
            <strong>
              <Spoken>{planName}</Spoken>
            </strong>
            <span>{m.policy_number({ number: policyNo })}</span>
          </Stack>
          {!link.reversal && <Badge tone={known?.tone ?? 'neutral'}>{known?.words() ?? m.payLinks_closed()}</Badge>}
        </Inline>
        <TakenBack {...link} />
        {!known && isPayLinkState(state) && <p>{payLinkText(state, language)}</p>}
        <DataList items={factsOf(link)} />
        {LIVE.includes(state) && (
          <div>
            <Button
              variant="secondary"
              size="small"
              loading={revoking}
              loadingLabel={m.app_pleaseWait()}
              aria-label={m.payLinks_revokeOf({ number: policyNo, date: dayOf(link.createdAt) })}
              onClick={() => void onRevoke(linkId)}
            >
              {m.payLinks_revoke()}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

const dayOf = (instant: string): string => formatDate(todayInIndia(new Date(instant)));

function factsOf({ amount, createdAt, lastDay, paidAt, receiptNo, relation, state }: PayLink): DataListItem[] {
  const items: (DataListItem | false | undefined)[] = [
    { label: m.payment_amount(), value: formatRupees(amount), figure: true },
    { label: m.payLinks_madeOn(), value: dayOf(createdAt), figure: true },
    LIVE.includes(state) && { label: m.payLinks_lastDay(), value: formatServerDate(lastDay), figure: true },
    paidAt !== undefined && { label: m.payment_paidOn(), value: dayOf(paidAt), figure: true },
    relation !== undefined && { label: m.payLinks_paidBy(), value: payerRelationWords[relation]() },
    receiptNo !== undefined && { label: m.payment_receiptNo(), value: receiptNo, figure: true },
  ];
  return items.filter((item): item is DataListItem => Boolean(item));
}

import { CompareLink, PayPolicy, useApp, useLocale } from '@lifedesk/journey';
import { formatRupees, formatServerDate, parseDayFirstDate, parseIsoDate, todayInIndia } from '@lifedesk/rules';
import { reinstatementText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import { Accordion, Amount, Card, DataList, Heading, Stack, Table } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { reinstatementPayment } from './reinstatement-payment.ts';

type Policy = Schemas['ReinstatementPolicy'];
type Due = Schemas['ReinstatementDue'];

/** One policy that can be reinstated: until when, what it costs with its parts, and the form to pay. */
export function ReinstatementCard({ policy }: { readonly policy: Policy }): ReactElement {
  const { now } = useApp();
  const language = useLocale();
  const [isStale, setIsStale] = useState(false);
  const { policyNo, planName, due } = policy;
  const today = todayInIndia(now());
  const facts = { dueDate: parseDayFirstDate(policy.dueDate), revivalDate: parseIsoDate(policy.revivalDate), today };
  return (
    <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
      <Stack gap="4">
        <Stack gap="1">
          <Heading level={2}>{planName}</Heading>
          <p>{m.policy_number({ number: policyNo })}</p>
        </Stack>
        <p>{reinstatementText('within-180-days', facts, language)}</p>
        {due && <Cost due={due} />}
        {isStale && <p role="status">{m.reinstatement_changed()}</p>}
        <CompareLink policyNo={policyNo} />
        <PayPolicy
          facts={reinstatementPayment}
          policy={policy}
          amount={due?.total ?? 0}
          onChanged={() => setIsStale(true)}
        />
      </Stack>
    </Card>
  );
}

function Cost({ due }: { readonly due: Due }): ReactElement {
  const part = (label: string, amount: number) => ({ label, value: formatRupees(amount), figure: true });
  const parts = [
    part(m.reinstatement_premiums(), due.premium),
    ...(due.gst ? [part(m.reinstatement_gst(), due.gst)] : []),
    part(m.reinstatement_lateFee(), due.lateFee),
    ...(due.received ? [part(m.reinstatement_received(), -due.received)] : []),
    { ...part(m.reinstatement_total(), due.total), strong: true },
  ];
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Amount size="figure">{formatRupees(due.total)}</Amount>
        <p>{m.reinstatement_asOf({ date: formatServerDate(due.asOf) })}</p>
      </Stack>
      <DataList items={parts} />
      {due.instalments.length > 1 && (
        <Accordion items={[{ title: m.reinstatement_partsTitle(), content: <Instalments due={due} /> }]} />
      )}
    </Stack>
  );
}

/** Each unpaid premium with its own late fee. */
const Instalments = ({ due }: { readonly due: Due }): ReactElement => (
  <Table
    caption={m.reinstatement_partsTitle()}
    captionHidden
    rows={due.instalments}
    rowKey={({ dueDate }) => dueDate}
    columns={[
      { id: 'due', header: m.reinstatement_dueOn(), cell: ({ dueDate }) => formatServerDate(dueDate) },
      { id: 'premium', header: m.reinstatement_premium(), cell: ({ premium }) => formatRupees(premium), figure: true },
      { id: 'fee', header: m.reinstatement_lateFee(), cell: ({ lateFee }) => formatRupees(lateFee), figure: true },
    ]}
  />
);

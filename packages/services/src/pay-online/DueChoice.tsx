import { OngoingPayment, TakenBack, useHref, useLocale } from '@lifedesk/journey';
import { currentDue, formatRupees } from '@lifedesk/rules';
import { Amount, Badge, Card, Checkbox, DataList, type DataListItem, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { DueAttention } from './DueAttention.tsx';
import { dueWords } from './due-state.ts';
import { type Due, reversalOf } from './dues.ts';

interface DueChoiceProps {
  readonly due: Due;
  readonly chosen: boolean;
  readonly onChoose: (policyNo: string, chosen: boolean) => void;
}

/** One policy: what is due with its parts, and a checkbox to pay it now; or why it cannot be paid. */
export function DueChoice({ due, chosen, onChoose }: DueChoiceProps): ReactElement {
  const { policyNo, planName, ongoingTransaction, ongoingOrderId, payable } = due;
  const name = planName ?? m.payOnline_policy({ policyNo });
  const { words, tone } = dueWords(due, useLocale());
  const ask = useHref()('pay-links', { id: due.id });
  return (
    <Card aria-label={m.payOnline_cardName({ plan: name, policyNo })}>
      <Stack gap="4">
        {payable ? (
          <Checkbox
            label={<strong>{name}</strong>}
            help={m.payOnline_policy({ policyNo })}
            checked={chosen}
            onChange={(event) => onChoose(policyNo, event.target.checked)}
          />
        ) : (
          <Stack gap="1">
            <strong>{name}</strong>
            <span>{m.payOnline_policy({ policyNo })}</span>
          </Stack>
        )}
        <div>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <TakenBack {...reversalOf(due)} />
        {due.totalPremiumDue > 0 && (payable || ongoingTransaction) && (
          <>
            <Amount size="figure">{formatRupees(due.totalPremiumDueToBePaid)}</Amount>
            <DataList items={partsOf(due)} />
          </>
        )}
        <DueAttention due={due} />
        {payable && ask && (
          <Link alone href={ask} aria-label={m.payOnline_askSomeoneFor({ number: policyNo })}>
            {m.payOnline_askSomeone()}
          </Link>
        )}
        {ongoingTransaction && <OngoingPayment orderId={ongoingOrderId} />}
      </Stack>
    </Card>
  );
}

function partsOf(due: Due): DataListItem[] {
  const parts: [string, number][] = [
    [m.payOnline_currentDue(), currentDue({ due: due.totalPremiumDue, overdue: due.pastPremiumDue })],
    [m.payOnline_pastDue(), due.pastPremiumDue],
    [m.payOnline_received(), -due.receivedAmt],
    [m.payOnline_inProcess(), -due.inProcessAmt],
  ];
  const items = parts.filter(([, amount]) => amount !== 0).map(([label, amount]) => row(label, amount));
  return [...items, { ...row(m.payOnline_toPay(), due.totalPremiumDueToBePaid), strong: true }];
}

const row = (label: string, amount: number): DataListItem => ({ label, value: formatRupees(amount), figure: true });

import { OngoingPayment, TakenBack, useHref, useLocale } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { Amount, Badge, Card, Checkbox, DataList, type DataListItem, Link, Spoken, Stack } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';
import * as m from '../texts.ts';
import { DueAttention } from './DueAttention.tsx';
import { dueWords } from './due-state.ts';
import { amountOf, type Due, reversalOf } from './dues.ts';
import { PremiumChoices } from './PremiumChoices.tsx';

interface DueChoiceProps {
  readonly due: Due;
  /** How many of its premiums are chosen. */
  readonly count: number;
  /** Called with the position of a premium. */
  readonly onChoose: (at: number, isChosen: boolean) => void;
}

/** One policy: what is due, by due date, and what of it to pay now; or why it cannot be paid. */
export function DueChoice({ due, count, onChoose }: DueChoiceProps): ReactElement {
  const { policyNo, planName, ongoingTransaction, payable, premiums } = due;
  const name = planName ?? m.payOnline_policy({ policyNo });
  const { words, tone } = dueWords(due, useLocale());
  const ask = useHref()('pay-links', { id: due.id });
  const areSeveral = premiums.length > 1;
  const stateId = useId();
  const amountId = useId();
  return (
    <Card aria-label={m.payOnline_cardName({ plan: name, policyNo })}>
      <Stack gap="4">
        {payable && !areSeveral ? (
          <Checkbox
            label={
              <strong>
                <Spoken>{name}</Spoken>
              </strong>
            }
            help={m.payOnline_policy({ policyNo })}
            aria-describedby={`${stateId} ${amountId}`}
            checked={count > 0}
            onChange={(event) => onChoose(0, event.target.checked)}
          />
        ) : (
          <Stack gap="1">
            <strong>
              <Spoken>{name}</Spoken>
            </strong>
            <span>{m.payOnline_policy({ policyNo })}</span>
          </Stack>
        )}
        <div id={stateId}>
          <Badge tone={tone}>{words}</Badge>
        </div>
        <TakenBack {...reversalOf(due)} />
        {payable && (
          <Amount size="figure" id={amountId}>
            {formatRupees(amountOf(due, count || due.least))}
          </Amount>
        )}
        {payable &&
          (areSeveral ? <PremiumChoices due={due} count={count} onChoose={onChoose} /> : <OnlyPremium due={due} />)}
        <DueAttention due={due} />
        {payable && ask && (
          <Link alone href={ask} aria-label={m.payOnline_askSomeoneFor({ number: policyNo })}>
            {m.payOnline_askSomeone()}
          </Link>
        )}
        {ongoingTransaction && <OngoingPayment policy={due} />}
      </Stack>
    </Card>
  );
}

/** The parts of the one premium that can be paid. */
function OnlyPremium({ due }: { readonly due: Due }): ReactElement | null {
  const [premium] = due.premiums;
  if (!premium) return null;
  const { dueDate, periodUntil, amount, receivedAmt, toBePaid, keepsCover } = premium;
  const items: (DataListItem | false)[] = [
    {
      label: m.payOnline_period(),
      value: m.payOnline_fromTo({ from: formatServerDate(dueDate), until: formatServerDate(periodUntil) }),
      figure: true,
    },
    receivedAmt > 0 && { label: m.payOnline_premium(), value: formatRupees(amount), figure: true },
    receivedAmt > 0 && { label: m.payOnline_received(), value: formatRupees(-receivedAmt), figure: true },
    { label: m.payOnline_toPay(), value: formatRupees(toBePaid), figure: true, strong: true },
  ];
  return (
    <>
      <DataList items={items.filter((item) => item !== false)} />
      {keepsCover && <p>{m.payOnline_keepsCover()}</p>}
    </>
  );
}

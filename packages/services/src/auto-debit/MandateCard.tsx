import { mandateStates, modeWords, railWords, useHref, useLocale, usePageNavigation } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { skipText } from '@lifedesk/rules/texts';
import type { Schemas } from '@lifedesk/sdk';
import { Badge, Button, Card, DataList, type DataListItem, Heading, Inline, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

type Mandate = Schemas['Mandate'];

/** One mandate: its state, its next debit, and what the customer can do with it. */
export function MandateCard({ mandate }: { readonly mandate: Mandate }): ReactElement {
  const language = useLocale();
  const href = useHref();
  const { self } = usePageNavigation();
  const { state, planName, policyNo, nextDebit, skip, premiumDue, mandateId, isInFlight } = mandate;
  const { words, tone } = mandateStates[state];
  const stop = state === 'active' ? href('deactivate-auto-debit', { id: mandate.id }) : undefined;
  const pay = state === 'active' && !nextDebit && premiumDue ? href('pay-online', { id: mandate.id }) : undefined;
  return (
    <Card aria-label={`${planName}, ${m.policy_number({ number: policyNo })}`}>
      <Stack gap="4">
        <Inline justify="between">
          <Stack gap="1">
            <Heading level={2}>{planName}</Heading>
            <span>{m.policy_number({ number: policyNo })}</span>
          </Stack>
          <Badge tone={tone}>{words()}</Badge>
        </Inline>
        <DataList items={factsOf(mandate)} />
        {state === 'active' && !nextDebit && premiumDue && (
          <p>
            {m.autoDebit_payYourself({
              amount: formatRupees(premiumDue.amount),
              date: formatServerDate(premiumDue.payBy),
            })}
          </p>
        )}
        {state === 'active' && nextDebit && skip === 'rail-cannot-skip' && isInFlight && (
          <p>{skipText(skip, language)}</p>
        )}
        <Inline gap="4">
          {pay && <Button href={pay}>{m.autoDebit_pay()}</Button>}
          {skip === 'can-skip' && nextDebit && (
            <Button variant="secondary" href={self({ skip: mandateId })}>
              {m.autoDebit_skip({ date: formatServerDate(nextDebit.date) })}
            </Button>
          )}
          {stop && (
            <Button variant="text" href={stop} aria-label={m.autoDebit_stopOf({ number: policyNo })}>
              {m.autoDebit_stop()}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function factsOf(mandate: Mandate): DataListItem[] {
  const { rail, account, ceiling, frequency, startsOn, endsOn, nextDebit, endedOn, reference } = mandate;
  const items: (DataListItem | false | undefined)[] = [
    nextDebit && {
      label: m.mandate_next(),
      value: m.mandate_on({ amount: formatRupees(nextDebit.amount), date: formatServerDate(nextDebit.date) }),
      figure: true,
      strong: true,
    },
    { label: m.mandate_from(), value: account ? `${railWords[rail]()}, ${account}` : railWords[rail]() },
    { label: m.mandate_most(), value: formatRupees(ceiling), figure: true },
    { label: m.mandate_frequency(), value: modeWords(frequency) },
    {
      label: m.mandate_valid(),
      value: m.mandate_period({ from: formatServerDate(startsOn), to: formatServerDate(endsOn) }),
      figure: true,
    },
    reference !== undefined && { label: m.mandate_reference(), value: reference, figure: true },
    endedOn !== undefined && { label: m.autoDebit_endedOn(), value: formatServerDate(endedOn), figure: true },
  ];
  return items.filter((item): item is DataListItem => Boolean(item));
}

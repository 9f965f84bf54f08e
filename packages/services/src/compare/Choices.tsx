import { lazyPart, useLocale, useSettleLink } from '@lifedesk/journey';
import {
  type CalendarDate,
  type ChosenAmounts,
  choiceComparer,
  formatRupees,
  formatServerDate,
  type PlainComparedPolicy,
  toComparedPolicy,
} from '@lifedesk/rules';
import { choiceReasonText, policyChoiceText } from '@lifedesk/rules/texts';
import type { AnswerOf } from '@lifedesk/sdk';
import { Button, DataList, Heading, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useMemo, useState } from 'react';
import * as m from '../texts.ts';
import { AmountChoice } from './AmountChoice.tsx';
import { ChoiceTable } from './ChoiceTable.tsx';
import { SaveComparison } from './SaveComparison.tsx';

/** The chart is large; until it loads, the table has the same figures. */
const YearsChart = lazyPart(() => import('./YearsChart.tsx'));

/** As little as possible, until the customer chooses: `choiceComparer` clamps it to the bounds. */
const LEAST: ChosenAmounts = { loan: 0, withdrawal: 0 };

/** All choices in one order, recomputed at each step of an amount. */
export default function Choices({ found }: { readonly found: AnswerOf<'policyComparison'> }): ReactElement {
  const language = useLocale();
  const { policyNo, planName, policyHolderName } = found;
  // dates from the server are calendar dates
  const policy = useMemo(() => toComparedPolicy(found.facts as PlainComparedPolicy), [found.facts]);
  const asOf = found.asOf as CalendarDate;
  const [wanted, setWanted] = useState(LEAST);
  const compare = useMemo(() => choiceComparer(policy, asOf), [policy, asOf]);
  const compared = useMemo(() => compare(wanted), [compare, wanted]);
  const { choices, bounds, amounts } = compared;
  const surrender = choices.find(({ choice }) => choice === 'surrender');
  const closed = choices.filter(({ figures }) => figures === null);
  const barredReturn = closed.find(({ choice }) => choice === 'free-look');
  const call = useSettleLink()('call');
  return (
    <Stack gap="8">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={2}>
            {m.compare_ofPolicy({ plan: planName, number: policyNo, holder: policyHolderName })}
          </Heading>
          <p>{m.compare_asOf({ date: formatServerDate(found.asOf) })}</p>
        </Stack>
        {policy.freeLook && surrender?.figures && (
          <Notice tone="warning" title={m.compare_freeLook({ date: formatServerDate(policy.freeLook.lastDay) })}>
            {m.compare_freeLookInstead({
              refund: formatRupees(policy.freeLook.refund),
              net: formatRupees(surrender.figures.cash),
            })}
          </Notice>
        )}
        {policy.freeLook && barredReturn && (
          <Notice
            tone="warning"
            title={m.compare_freeLookBarred({ date: formatServerDate(policy.freeLook.lastDay) })}
            actions={
              call && (
                <Button variant="secondary" href={call.href}>
                  {call.name}
                </Button>
              )
            }
          >
            {choiceReasonText(barredReturn, policy, asOf, language)}
          </Notice>
        )}
        <AmountChoice
          id="loan"
          label={m.compare_loan()}
          bounds={bounds.loan}
          amount={amounts.loan}
          onChoose={(loan) => setWanted({ ...wanted, loan })}
        />
        <AmountChoice
          id="withdrawal"
          label={m.compare_withdrawal()}
          bounds={bounds.withdrawal}
          amount={amounts.withdrawal}
          onChoose={(withdrawal) => setWanted({ ...wanted, withdrawal })}
        />
        {closed.length === choices.length ? (
          <p>{m.compare_nothingOpen()}</p>
        ) : (
          <>
            <ChoiceTable policy={policy} compared={compared} policyId={found.id} />
            {(policy.loan !== null || bounds.loan.most > 0) && <p>{m.compare_loanNote()}</p>}
            <SaveComparison policyNo={policyNo} amounts={amounts} />
          </>
        )}
      </Stack>
      <YearsChart policy={policy} compared={compared} />
      {closed.length > 0 && (
        <Stack as="section" gap="4" aria-labelledby="compare-closed">
          <Heading level={2} id="compare-closed">
            {m.compare_closed()}
          </Heading>
          <DataList
            items={closed.map((one) => ({
              id: one.choice,
              label: policyChoiceText(one.choice, language),
              value: choiceReasonText(one, policy, asOf, language),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}

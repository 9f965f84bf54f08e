import {
  CompareLink,
  FormStep,
  PayoutCheck,
  useJourneyState,
  useLocale,
  usePayoutCheck,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { payoutTaxText, undoText } from '@lifedesk/rules/texts';
import { DataList, Heading, Notice, Stack, Table } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { Alternatives } from './Alternatives.tsx';
import { policyOf, surrenderJourney } from './enquiry-journey.ts';
import { surrenderEnquiry } from './facts.ts';
import { Instead } from './Instead.tsx';

/**
 * The value with its parts, what ends with the policy, and what is possible instead. Appears once payouts are possible.
 */
export default function ValueStep(): ReactElement | null {
  const language = useLocale();
  const { send } = useJourneyState();
  const { context, values } = useStep(surrenderJourney);
  const { policyNo } = values;
  const policy = policyOf(context, policyNo);
  const ask = usePayoutCheck(policyNo, surrenderEnquiry.id);
  if (!policy) return null;
  const { quote, lost, alternatives, freeLook } = policy;
  const off = (id: string, what: string, paise: number) =>
    paise > 0 ? [{ id, what, amount: `− ${formatRupees(paise)}` }] : [];
  const rows = [
    { id: 'guaranteed', what: m.surrenderEnquiry_guaranteed(), amount: formatRupees(quote.guaranteed) },
    {
      id: 'special',
      what: quote.additions > 0 ? m.surrenderEnquiry_specialOtherBonuses() : m.surrenderEnquiry_special(),
      amount: formatRupees(quote.special),
    },
    ...(quote.additions > 0
      ? [{ id: 'additions', what: m.surrenderEnquiry_additions(), amount: formatRupees(quote.additions) }]
      : []),
    { id: 'gross', what: m.surrenderEnquiry_gross(), amount: formatRupees(quote.gross) },
    ...off('loan', m.surrenderEnquiry_loan(), quote.loan),
    ...off('interest', m.surrenderEnquiry_interest(), quote.interest),
    ...off('tax', m.surrenderEnquiry_tax(), quote.tax),
  ];
  return (
    <PayoutCheck ask={ask}>
      <FormStep
        heading={m.surrenderEnquiry_heading()}
        lead={m.surrenderEnquiry_lead({ plan: policy.planName, date: formatServerDate(quote.asOn) })}
        action={m.surrenderEnquiry_send()}
        submit={() => send()}
        instead={<Instead policy={policy} />}
      >
        <Stack gap="8">
          {freeLook && (
            <Notice tone="warning" title={m.surrenderEnquiry_freeLook({ date: formatServerDate(freeLook.lastDay) })}>
              {m.surrenderEnquiry_freeLookInstead({
                refund: formatRupees(freeLook.refund),
                net: formatRupees(quote.net),
              })}
            </Notice>
          )}
          <Stack gap="4">
            <Table
              caption={m.surrenderEnquiry_parts()}
              onPhone="table"
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { id: 'what', header: m.surrenderEnquiry_part(), cell: ({ what }) => what },
                { id: 'amount', header: m.surrenderEnquiry_amount(), cell: ({ amount }) => amount, figure: true },
              ]}
            />
            <DataList
              items={[
                { label: m.surrenderEnquiry_net(), value: formatRupees(quote.net), figure: true, strong: true },
                { label: m.surrenderEnquiry_paid(), value: formatRupees(quote.premiumsPaid), figure: true },
                ...(policy.unapplied
                  ? [{ label: m.surrenderEnquiry_unapplied(), value: formatRupees(policy.unapplied), figure: true }]
                  : []),
                ...(policy.bankAccountNo
                  ? [
                      {
                        label: m.surrenderEnquiry_account(),
                        value: `${policy.bankNameAndBranchName}, ${policy.bankAccountNo}`,
                      },
                    ]
                  : []),
              ]}
            />
            <p>{payoutTaxText({ because: quote.taxBecause, rate: quote.taxRate }, language)}</p>
          </Stack>
          <Stack as="section" gap="4" aria-labelledby="surrender-lost">
            <Heading level={2} id="surrender-lost">
              {m.surrenderEnquiry_lost()}
            </Heading>
            <DataList
              items={[
                { label: m.surrenderEnquiry_cover(), value: formatRupees(lost.cover), figure: true },
                ...lost.riders.map(({ name, sumAssured }) => ({
                  label: name,
                  value: formatRupees(sumAssured),
                  figure: true,
                })),
                {
                  label: lost.maturityDate
                    ? m.surrenderEnquiry_maturityOn({ date: formatServerDate(lost.maturityDate) })
                    : m.surrenderEnquiry_maturity(),
                  value: formatRupees(lost.maturityValue),
                  figure: true,
                },
              ]}
            />
            <p>
              {undoText({ undo: 'until-taken-up', undoUntil: null }, language)} {m.surrenderEnquiry_noWayBack()}
            </p>
          </Stack>
          <Alternatives alternatives={alternatives} />
          <CompareLink id={policy.id} />
        </Stack>
      </FormStep>
    </PayoutCheck>
  );
}

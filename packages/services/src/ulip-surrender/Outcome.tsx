import { type Locale, useLocale, useStep } from '@lifedesk/journey';
import {
  type AfterWithdrawal,
  afterWithdrawal,
  format12HourTime,
  formatDate,
  formatRupees,
  formatServerDate,
  linkedPayoutTax,
  todayInIndia,
  withdrawalCountsUntil,
} from '@lifedesk/rules';
import { payoutTaxText } from '@lifedesk/rules/texts';
import { DataList, type DataListItem, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import {
  checkAmounts,
  type FundsContext,
  type FundsPolicy,
  grossOf,
  priceDay,
  withdrawalJourney,
} from './withdrawal-journey.ts';

/** What a withdrawal or surrender pays and changes at the last prices; nothing until it is clear what is taken out. */
export default function Outcome({ policy }: { readonly policy: FundsPolicy }): ReactElement | null {
  const { context, values } = useStep(withdrawalJourney);
  const isClear = values.extent === 'all' || (values.extent === 'part' && checkAmounts(values, policy)?.accepted);
  if (!isClear) return null;
  const until = new Date(context.navDateHoldsUntil);
  return (
    <Stack gap="4">
      <OutcomeList policy={policy} />
      {values.extent === 'all' && (
        <Notice tone="warning" title={m.ulipSurrender_endsTitle()}>
          {policy.surrender.paidOn
            ? m.ulipSurrender_endsLocked({ date: formatServerDate(policy.surrender.paidOn) })
            : m.ulipSurrender_ends()}
        </Notice>
      )}
      <p>
        {m.ulipSurrender_navDate({
          until: `${formatDate(todayInIndia(until))}, ${format12HourTime(until)}`,
          date: formatDate(priceDay(context)),
        })}
      </p>
    </Stack>
  );
}

/** The figures alone. */
export function OutcomeList({ policy }: { readonly policy: FundsPolicy }): ReactElement {
  const { context, values } = useStep(withdrawalJourney);
  const language = useLocale();
  const gross = grossOf(values, policy);
  const after = afterOf(policy, gross, context);
  const isAll = values.extent === 'all';
  const { bankAccountNo, bankNameAndBranchName } = policy;
  const money = (label: string, paise: number, strong = false): DataListItem => ({
    label,
    value: formatRupees(paise),
    figure: true,
    strong,
  });
  return (
    <DataList
      items={[
        ...(isAll ? surrenderItems(policy, money) : [money(m.ulipSurrender_brings(), gross, true)]),
        ...taxItems(policy, gross, context, language),
        ...(bankAccountNo
          ? [{ label: m.ulipSurrender_account(), value: `${bankNameAndBranchName}, ${bankAccountNo}` }]
          : []),
        ...(isAll ? [] : [money(m.ulipSurrender_rest(), after.fundValue)]),
        ...coverItems(policy, isAll ? null : after, context),
      ]}
    />
  );
}

type Money = (label: string, paise: number, strong?: boolean) => DataListItem;

function surrenderItems({ value, surrender }: FundsPolicy, money: Money): DataListItem[] {
  const { charge, amount, paidOn, atLeast } = surrender;
  if (!paidOn) return [money(m.ulipSurrender_brings(), amount, true)];
  return [
    money(m.ulipSurrender_value(), value),
    money(m.ulipSurrender_charge(), charge),
    money(m.ulipSurrender_toFund(), amount),
    { label: m.ulipSurrender_paidOn(), value: formatServerDate(paidOn) },
    money(m.ulipSurrender_atLeast(), atLeast ?? amount, true),
  ];
}

function taxItems(
  { tax, surrender }: FundsPolicy,
  gross: number,
  context: FundsContext,
  language: Locale,
): DataListItem[] {
  const deducted = linkedPayoutTax({ ...tax, gross }, priceDay(context));
  const why = payoutTaxText(deducted, language);
  // the tax on money paid in later years is that of its day
  const amount = deducted.tax > 0 && !surrender.paidOn ? `${formatRupees(deducted.tax)}. ` : '';
  return [{ label: m.ulipSurrender_tax(), value: `${amount}${why}` }];
}

/** Funds and cover after a withdrawal; with 0 the present ones. */
const afterOf = ({ cover, tax, value }: FundsPolicy, gross: number, context: FundsContext): AfterWithdrawal =>
  afterWithdrawal({ fundValue: value, premiumsPaid: tax.paidIn, cover: cover ?? null }, gross, priceDay(context));

/** The death benefit now and afterwards; `after` is null if nothing stays insured. */
function coverItems(policy: FundsPolicy, after: AfterWithdrawal | null, context: FundsContext): DataListItem[] {
  const now = afterOf(policy, 0, context).cover;
  if (now === null) return [];
  return [
    { label: m.ulipSurrender_coverNow(), value: formatRupees(now), figure: true },
    {
      label: m.ulipSurrender_coverAfter(),
      value:
        after === null
          ? m.ulipSurrender_noCover()
          : m.ulipSurrender_coverUntil({
              cover: formatRupees(after.cover ?? 0),
              date: formatDate(withdrawalCountsUntil(priceDay(context))),
            }),
    },
  ];
}

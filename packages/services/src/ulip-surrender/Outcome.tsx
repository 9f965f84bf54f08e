import { useLocale, useStep } from '@lifedesk/journey';
import {
  format12HourTime,
  formatDate,
  formatRupees,
  formatServerDate,
  linkedDeathBenefit,
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

/** What a withdrawal or surrender brings and changes at the last prices; nothing until it is clear what is taken out. */
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
        ...(isAll ? [] : [money(m.ulipSurrender_rest(), policy.value - gross)]),
        ...coverItems(policy, isAll ? null : gross, context),
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
  language: 'en' | 'hi',
): DataListItem[] {
  const deducted = linkedPayoutTax({ ...tax, gross }, priceDay(context));
  const why = payoutTaxText(deducted, language);
  // the tax on money that is paid in years to come is that of its day
  const amount = deducted.tax > 0 && !surrender.paidOn ? `${formatRupees(deducted.tax)}. ` : '';
  return [{ label: m.ulipSurrender_tax(), value: `${amount}${why}` }];
}

/** What is paid at death; `gross` is null where nothing stays insured. */
function coverItems({ cover, tax, value }: FundsPolicy, gross: number | null, context: FundsContext): DataListItem[] {
  if (!cover) return [];
  const on = priceDay(context);
  const pays = (fundValue: number, more: number) =>
    formatRupees(
      linkedDeathBenefit(
        {
          sumAssured: cover.sumAssured,
          fundValue,
          premiumsPaid: tax.paidIn,
          withdrawn: cover.withdrawn + more,
        },
        on,
      ),
    );
  const now = { label: m.ulipSurrender_coverNow(), value: pays(value, 0), figure: true };
  if (gross === null) return [now, { label: m.ulipSurrender_coverAfter(), value: m.ulipSurrender_noCover() }];
  return [
    now,
    {
      label: m.ulipSurrender_coverAfter(),
      value: m.ulipSurrender_coverUntil({
        cover: pays(value - gross, gross),
        date: formatDate(withdrawalCountsUntil(on)),
      }),
    },
  ];
}

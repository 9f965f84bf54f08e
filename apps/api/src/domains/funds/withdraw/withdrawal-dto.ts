import type { components } from '@lifedesk/contract';
import { type CalendarDate, discontinuedFundValue, fundValue, linkedSurrender, withdrawalsLeft } from '@lifedesk/rules';
import { toPolicyChoice } from '../../policies/public.ts';
import type { NotWithdrawable, Withdrawable } from './withdrawable.ts';

type Schemas = components['schemas'];

const IN_FORCE = ['1', '2'];

/**
 * Converts a policy with its withdrawal options to the contract's type. `navDate` is the day whose price a request made
 * now gets.
 */
export function toWithdrawablePolicy(
  policy: Withdrawable,
  navDate: CalendarDate,
  today: CalendarDate,
): Schemas['WithdrawablePolicy'] {
  const { row, funds, lots, value, yearlyPremium, terms, made, part, lockedUntil, recentWithdrawals, tax } = policy;
  return {
    ...toPolicyChoice(row),
    value,
    yearlyPremium,
    funds: funds.map(({ code, name, units, nav, navDate: pricedOn, value: worth, free }) => ({
      fundCode: code,
      fundName: name,
      units,
      nav,
      navDate: pricedOn,
      value: worth,
      free,
    })),
    locked: lots.flatMap(({ fundCode, units, lockedUntil: until }) => {
      const fund = funds.find(({ code }) => code === fundCode);
      const worth = fund ? fundValue(units, fund.nav) : 0;
      return fund && worth > 0 && until > today
        ? [{ fundCode, fundName: fund.name, value: worth, lockedUntil: until }]
        : [];
    }),
    withdrawal: {
      ...part,
      lockedUntil,
      ...(terms && { terms, left: withdrawalsLeft(terms, made) }),
    },
    surrender: surrenderOf(policy, navDate),
    ...(IN_FORCE.includes(row.status_code) && {
      cover: { sumAssured: row.sum_assured, withdrawn: recentWithdrawals },
    }),
    tax,
  };
}

function surrenderOf({ row, value }: Withdrawable, navDate: CalendarDate): Schemas['LinkedSurrender'] {
  const { issue_date: issueDate, premium_mode: premiumMode, modal_premium: modalPremium } = row;
  const policy = { issueDate, premiumMode, modalPremium, fundValue: value };
  const { charge, amount, paidOn } = linkedSurrender(policy, navDate);
  return { charge, amount, ...(paidOn && { paidOn, atLeast: discontinuedFundValue(amount, navDate, paidOn) }) };
}

export const toFundsOutOther = ({ row, because, ticket, discontinued }: NotWithdrawable): Schemas['FundsOutOther'] => ({
  policyNo: row.policy_no,
  planName: row.plan_name,
  because,
  ...(because === 'value-requested' && ticket ? { ticket } : {}),
  ...(discontinued && {
    discontinued: {
      amount: discontinued.amount,
      since: discontinued.since,
      paidOn: discontinued.payOn,
      atLeast: discontinuedFundValue(discontinued.amount, discontinued.since, discontinued.payOn),
    },
  }),
});

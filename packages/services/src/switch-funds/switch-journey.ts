import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground, type Message, ruleMessage } from '@lifedesk/journey';
import {
  checkSwitch,
  checkSwitchSources,
  type SwitchCheck,
  type SwitchLegs,
  type SwitchReason,
  type SwitchSource,
  type SwitchTarget,
  type SwitchTerms,
  switchLegs,
  switchProceeds,
} from '@lifedesk/rules';
import { switchText } from '@lifedesk/rules/texts';
import { type AnswerOf, type Schemas, viewSwitch } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { switchFunds } from './facts.ts';

/** The initial data of the journey. */
export type SwitchContext = Omit<AnswerOf<'switchFunds'>, 'otpToken'>;
export type SwitchPolicy = Schemas['SwitchPolicy'];
export type NotSwitchable = Schemas['NotSwitchable'];

/** The answers. Shares are stored as typed, amounts in paise, by fund. */
export interface SwitchValues extends Readonly<Record<string, unknown>> {
  readonly policyNo: string;
  /** How the money out of the funds is entered: `share` or `amount`. */
  readonly by: string;
  readonly outShares: Readonly<Record<string, string>>;
  readonly outAmounts: Readonly<Record<string, number | null>>;
  /** How the money into the funds is entered: `share` or `amount`. */
  readonly into: string;
  readonly shares: Readonly<Record<string, string>>;
  readonly amounts: Readonly<Record<string, number | null>>;
}
const blank: SwitchValues = {
  policyNo: '',
  by: 'share',
  outShares: {},
  outAmounts: {},
  into: 'share',
  shares: {},
  amounts: {},
};

export const policyOf = ({ policies }: SwitchContext, policyNo: string): SwitchPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

const termsOf = ({ minimumAmount, leastShare, freeSwitches, charge }: SwitchPolicy): SwitchTerms => ({
  minimum: minimumAmount,
  leastShare,
  freeSwitches: freeSwitches ?? null,
  charge,
});

const shareOf = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
const isTyped = (typed: string | undefined): typed is string => typed !== undefined && !/^\s*0*\s*$/.test(typed);

/** What leaves the funds, as typed; a fund without an entry is left out. */
export function sourcesOf({ by, outShares, outAmounts }: SwitchValues, { funds }: SwitchPolicy): SwitchSource[] {
  return funds.flatMap(({ fundCode }): SwitchSource[] => {
    const typed = outShares[fundCode];
    const amount = outAmounts[fundCode];
    if (by === 'amount') return amount ? [{ fundCode, amount }] : [];
    return isTyped(typed) ? [{ fundCode, share: shareOf(typed) }] : [];
  });
}

/** The funds that the money can go to: open funds, except those that it leaves. */
export function targetFunds(values: SwitchValues, policy: SwitchPolicy): SwitchPolicy['openFunds'] {
  const left = new Set(sourcesOf(values, policy).map(({ fundCode }) => fundCode));
  return policy.openFunds.filter(({ fundCode }) => !left.has(fundCode));
}

/** Where the money goes, as typed. */
export const targetsOf = (values: SwitchValues, policy: SwitchPolicy): SwitchTarget[] =>
  targetFunds(values, policy).flatMap(({ fundCode }): SwitchTarget[] => {
    const typed = values.shares[fundCode];
    const amount = values.amounts[fundCode];
    if (values.into === 'amount') return amount ? [{ fundCode, amount }] : [];
    return isTyped(typed) ? [{ fundCode, share: shareOf(typed) }] : [];
  });

/** The money to spread at the last prices, in paise. */
export const moneyOf = (values: SwitchValues, policy: SwitchPolicy): number =>
  switchProceeds(policy.funds, sourcesOf(values, policy), policy.charge).proceeds;

export const checkOut = (values: SwitchValues, policy: SwitchPolicy): SwitchCheck =>
  checkSwitchSources({ terms: termsOf(policy), held: policy.funds }, sourcesOf(values, policy));

export const checkIn = (values: SwitchValues, policy: SwitchPolicy): SwitchCheck =>
  checkSwitch(
    {
      terms: termsOf(policy),
      held: policy.funds,
      openFunds: policy.openFunds.map(({ fundCode }) => fundCode),
      charge: policy.charge,
    },
    sourcesOf(values, policy),
    targetsOf(values, policy),
  );

/** Both sides at the last prices. The real sale and purchase use the prices of another day. */
export function estimate(values: SwitchValues, policy: SwitchPolicy): SwitchLegs {
  const held = new Map(policy.funds.map((fund) => [fund.fundCode, fund]));
  const others = policy.openFunds
    .filter(({ fundCode }) => !held.has(fundCode))
    .map(({ fundCode, nav }) => ({ fundCode, nav, units: '0.0000' }));
  // what is not a number yet counts as nothing
  const targets = targetsOf(values, policy).filter((part) => 'amount' in part || Number.isInteger(part.share));
  return switchLegs([...held.values(), ...others], sourcesOf(values, policy), targets, policy.charge);
}

function messageOf(check: SwitchCheck, policy: SwitchPolicy): Message | undefined {
  if (check.accepted) return undefined;
  const terms = termsOf(policy);
  return ruleMessage(
    (because: SwitchReason, language) => switchText({ ...check, because }, terms, language),
    check.because,
  );
}

export const switchJourney = confirmByOtp({
  id: switchFunds.id,
  guide: {
    needs: [m.journey_needsOtp],
    next: [m.switchFunds_nextPrice, m.switchFunds_nextBoth, m.switchFunds_nextParts, m.switchFunds_nextLock],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: switchFunds.workType,
    challenge: (sdk, { policyNo }: SwitchValues) => viewSwitch(sdk, { policyNo }, inBackground),
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'update',
      name: m.switchFunds_outStep,
      fields: ['outShares'],
      problems: (values, context) => {
        const policy = policyOf(context, values.policyNo);
        return { outShares: policy && messageOf(checkOut(values, policy), policy) };
      },
    },
    {
      id: 'add',
      name: m.switchFunds_inStep,
      fields: ['shares'],
      problems: (values, context) => {
        const policy = policyOf(context, values.policyNo);
        return { shares: policy && messageOf(checkIn(values, policy), policy) };
      },
    },
  ],
  begin: (context: SwitchContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'outShares', from: 'outShares', to: 'shares' },
});

import type { SwitchReason } from '../../fund/check-switch.ts';
import type { MergedSwitchReason } from '../../fund/fund-merger.ts';
import type { ReturnReason } from '../../fund/money-weighted-return.ts';
import type { NoRedirectionReason, RedirectionReason } from '../../fund/redirection.ts';
import type { StrategyStopReason } from '../../fund/strategy.ts';
import type { NoSwitchReason } from '../../fund/why-no-switch.ts';
import type { Texts } from '../language.ts';

export const fundReturn: Texts<ReturnReason, { readonly percent: string }> = {
  'nothing-paid': () => 'There is no return yet, because nothing was paid.',
  'less-than-a-year': () => 'The return is shown once a year has passed since the first payment.',
  'no-rate': () => 'No yearly return can be worked out from these payments.',
  computed: ({ percent }) => `${percent} % a year on average, before tax, with all charges and the cost of the cover.`,
};

export const noSwitch: Texts<NoSwitchReason> = {
  'not-offered': () => 'This plan has no funds to switch.',
  discontinued: () => 'The policy has lapsed or has ended, so its funds cannot be switched.',
  'no-units': () => 'There are no units to switch yet.',
  'switch-waiting': () => 'A switch is waiting for its price. The next one is possible once it is done.',
  'payout-requested': () => 'A payout of this policy is requested. It has to be decided first.',
  'strategy-running': () => 'Money moves between these funds automatically. Stop that first to switch them.',
};

export const mergedSwitch: Texts<MergedSwitchReason, { readonly old: string; readonly into: string }> = {
  continues: ({ old, into }) => `The switch continues with ${into} in place of ${old}, which has merged into it.`,
  'same-fund': ({ old, into }) =>
    `${old} has merged into ${into}, so there is nothing to switch between them. The switch was not counted.`,
  'share-of-both': ({ old, into }) =>
    `${old} has merged into ${into}, of which there were units before. Please ask again and say how much to switch. This switch was not counted.`,
};

export const strategyStop: Texts<StrategyStopReason, { readonly date: string }> = {
  'before-transfer': () => 'No further transfer is made. The money stays in its current funds.',
  'after-transfer': ({ date }) => `It is too late to stop the transfer of ${date}. No other transfer is made after it.`,
};

export const fundSwitch: Texts<
  SwitchReason,
  {
    readonly minimum: string;
    readonly percent: string;
    readonly sum: string;
    readonly sumAmount: string;
    readonly totalAmount: string;
  }
> = {
  'no-source': () => 'No fund is chosen to take money from.',
  'not-held': () => 'There are no units of this fund.',
  'source-twice': () => 'This fund is chosen twice.',
  'share-not-whole': () => 'A share is a whole number from 1 to 100.',
  'below-minimum': ({ minimum }) => `At least ${minimum} of a fund, or all of it, can be switched.`,
  'above-value': () => 'The amount is more than the fund is worth.',
  'no-share': () => 'No fund is chosen to put the money into.',
  'not-whole': () => 'Shares are whole numbers from 0 to 100.',
  'unknown-fund': () => 'This fund takes no new money.',
  twice: () => 'A fund is named twice.',
  'below-100': ({ sum }) => `The shares add up to ${sum} %. They must be 100 %.`,
  'above-100': ({ sum }) => `The shares add up to ${sum} %. They must be 100 %.`,
  'amount-not-whole': () => 'Amounts are in rupees and paise, zero or more.',
  mixed: () => 'Either all funds have a percentage, or all have an amount.',
  'below-total': ({ sumAmount, totalAmount }) => `The amounts add up to ${sumAmount}. They must be ${totalAmount}.`,
  'above-total': ({ sumAmount, totalAmount }) => `The amounts add up to ${sumAmount}. They must be ${totalAmount}.`,
  'also-source': () => 'Money cannot go back into the fund that it comes from.',
  'below-least-share': ({ percent }) => `A fund takes at least ${percent} % of the money, or none.`,
  accepted: () => 'This switch is possible.',
};

export const noRedirection: Texts<NoRedirectionReason> = {
  'not-offered': () => 'The funds for the premiums of this plan cannot be changed here.',
  discontinued: () => 'The policy has lapsed or has ended.',
  'no-premium': () => 'All premiums of this policy are paid.',
  'year-used': () => 'All changes of this policy year are used.',
};

export const redirection: Texts<RedirectionReason, { readonly percent: string; readonly sum: string }> = {
  'no-share': () => 'No fund is chosen for the premiums.',
  'not-whole': () => 'Shares are whole numbers from 0 to 100.',
  'unknown-fund': () => 'This fund takes no new money.',
  twice: () => 'A fund is named twice.',
  'below-100': ({ sum }) => `The shares add up to ${sum} %. They must be 100 %.`,
  'above-100': ({ sum }) => `The shares add up to ${sum} %. They must be 100 %.`,
  'below-least-share': ({ percent }) => `A fund gets at least ${percent} % of a premium, or nothing.`,
  'same-as-now': () => 'Premiums are spread like this already.',
  accepted: () => 'Premiums can be spread like this.',
};

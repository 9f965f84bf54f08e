// Funds: what units are worth, and what the money in them earned.

export type { SwitchCheck, SwitchFacts, SwitchReason, SwitchTerms } from './check-switch.ts';
export { checkSwitch, checkSwitchSources } from './check-switch.ts';
export { fourDecimals, tenThousandths } from './four-decimals.ts';
export type { FundMoney } from './fund-gain.ts';
export { fundGain } from './fund-gain.ts';
export type { FundMerger, MergedSwitch, MergedSwitchReason } from './fund-merger.ts';
export { mergerLegs, switchAfterMerger } from './fund-merger.ts';
export { fundShares } from './fund-shares.ts';
export type { FundAmount, FundShare, FundSplitReason } from './fund-split.ts';
export { checkFundSplit, splitAmount } from './fund-split.ts';
export { fundValue, unitsFor } from './fund-value.ts';
export { policyLockedUntil } from './lock-in.ts';
export type { CashFlow, MoneyWeightedReturn, ReturnReason } from './money-weighted-return.ts';
export { moneyWeightedReturn } from './money-weighted-return.ts';
export type { MovedLot, TopUpLot } from './move-lots.ts';
export { moveLots } from './move-lots.ts';
export { countInPolicyYear, policyYearBeganOn } from './policy-year.ts';
export { rebalanceLegs } from './rebalance-legs.ts';
export type {
  NoRedirectionReason,
  RedirectionCheck,
  RedirectionFacts,
  RedirectionPolicy,
  RedirectionReason,
} from './redirection.ts';
export { checkRedirection, redirectionsLeft, whyNoRedirection } from './redirection.ts';
export type {
  AllocationBand,
  AllocationBasis,
  FundStrategy,
  StrategyDates,
  StrategyStop,
  StrategyStopReason,
} from './strategy.ts';
export {
  allocationAt,
  allocationYears,
  FUND_STRATEGIES,
  MONTHS_BETWEEN_TRANSFERS,
  strategyStop,
  transferAfter,
} from './strategy.ts';
export type { SwitchLegs } from './switch-legs.ts';
export { switchLegs } from './switch-legs.ts';
export type { PricedFund, SwitchLeg, SwitchProceeds, SwitchSource, SwitchTarget } from './switch-sides.ts';
export { switchProceeds } from './switch-sides.ts';
export type { NoSwitchReason, SwitchPolicy } from './why-no-switch.ts';
export { freeSwitchesLeft, switchCharge, whyNoSwitch } from './why-no-switch.ts';

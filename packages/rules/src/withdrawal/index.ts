// Withdrawals: taking money out of funds, in part or by surrender.

export type { AfterWithdrawal, FundsBefore } from './after-withdrawal.ts';
export { afterWithdrawal } from './after-withdrawal.ts';
export type { FundsOutFacts, FundsOutReason } from './can-take-funds-out.ts';
export { canTakeFundsOut, fundsOutClauses } from './can-take-funds-out.ts';
export type { WithdrawalFacts, WithdrawalReason } from './can-withdraw.ts';
export { canWithdraw, withdrawalClauses } from './can-withdraw.ts';
export type { DiscontinuedPolicy } from './discontinuance.ts';
export { annualPremium, discontinuanceCharge, discontinuedFundValue } from './discontinuance.ts';
export type { LinkedDeathBenefitFacts, PastWithdrawal } from './linked-death-benefit.ts';
export { linkedDeathBenefit, recentWithdrawals, withdrawalCountsUntil } from './linked-death-benefit.ts';
export type { LinkedPayoutTaxFacts } from './linked-payout-tax.ts';
export { linkedPayoutTax } from './linked-payout-tax.ts';
export type { DiscontinuedMoney, DiscontinuedPayout, LinkedSurrender } from './linked-surrender.ts';
export { discontinuedPayout, linkedSurrender } from './linked-surrender.ts';
export type { WithdrawalLegs } from './withdrawal-legs.ts';
export { freeUnits, withdrawalLegs } from './withdrawal-legs.ts';
export type {
  WithdrawableFund,
  WithdrawableFunds,
  WithdrawalCheck,
  WithdrawalCheckReason,
  WithdrawalTerms,
} from './withdrawal-limits.ts';
export { checkWithdrawal, withdrawalLimits, withdrawalsLeft } from './withdrawal-limits.ts';

// Cashing paid-up additions.

export type { AdditionsFactor, AdditionsTerm } from '../calendar/additions-factor.ts';
export { additionsFactor, additionsFactorOn } from '../calendar/additions-factor.ts';
export type { AdditionsPartReason, AdditionsQuote, PaidUpAdditions } from './additions-quote.ts';
export { additionsPartLimits, additionsQuote, checkAdditionsPart } from './additions-quote.ts';
export type { AdditionsFacts, AdditionsReason } from './can-cash-additions.ts';
export { additionsClauses, canCashAdditions } from './can-cash-additions.ts';
export { isLoanCovered } from './is-loan-covered.ts';

import { maturityAmount } from '../benefits/maturity-benefit.ts';
import { revivalDateOf } from '../calendar/policy-calendar.ts';
import { yearlyCostOf } from '../calendar/premium-cost.ts';
import { premiumsLeft } from '../calendar/premium-count.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { policyLockedUntil } from '../fund/lock-in.ts';
import { debtOn } from '../loan/debt-on.ts';
import type { Paise } from '../money/paise.ts';
import { proportion } from '../money/proportion.ts';
import { restorationWindows } from '../policy/restoration.ts';
import { revivalDue } from '../revival/revival-due.ts';
import type { IllustratedBenefit } from '../suitability/benefit-illustration.ts';
import type { PayoutTax } from '../surrender/payout-tax.ts';
import type { SurrenderQuote } from '../surrender/surrender-quote.ts';
import { discontinuanceCharge, discontinuedFundValue } from '../withdrawal/discontinuance.ts';
import { linkedPayoutTax } from '../withdrawal/linked-payout-tax.ts';
import { assumedMaturity } from './assumed-maturity.ts';
import type { ComparedPolicy, PolicyChoice } from './compared-policy.ts';
import { keptPolicy, paidAtDeath } from './kept-policy.ts';

/** The choices after which premiums are paid as before. */
const KEEPS_PAYING: readonly PolicyChoice[] = ['keep-paying', 'loan', 'partial-withdrawal', 'revival'];

/** The choices that end the policy. */
export const ENDS_POLICY: readonly PolicyChoice[] = ['free-look', 'surrender'];

/** How a choice can be undone. */
export type UndoReason =
  | 'any-time'
  | 'by-revival'
  | 'by-repayment'
  | 'not-after-price'
  | 'not-after-return'
  | 'until-taken-up';

/** What a choice pays, costs and leaves. Amounts in paise. */
export interface ChoiceFigures {
  /** Paid out now, after loan and tax. */
  readonly cash: Paise;
  /** The last day on which it can be chosen; null if there is none. */
  readonly until: CalendarDate | null;
  /** Paid if the insured person dies right after the choice, less what is owed on a loan. */
  readonly cover: Paise;
  /** The last day of the cover if it ends before maturity. */
  readonly coverUntil: CalendarDate | null;
  /** Guaranteed at maturity, less what is owed on a loan then if nothing is repaid; null if nothing is guaranteed. */
  readonly maturity: Paise | null;
  /** At maturity at the assumed returns, never below what is guaranteed; empty if the plan is not illustrated. */
  readonly assumed: readonly IllustratedBenefit[];
  /** To pay once, now. */
  readonly cost: Paise;
  /** To pay each year from then on: premiums with today's GST, and interest. */
  readonly yearlyCost: Paise;
  /** How many premiums are still to be paid. */
  readonly premiumsLeft: number;
  /** Paid later, at least: from a fund that is surrendered within its lock-in. */
  readonly later: { readonly amount: Paise; readonly on: CalendarDate } | null;
  /** Deducted from what is paid out now; null if nothing is paid out that could be income. */
  readonly tax: PayoutTax | null;
  readonly undo: UndoReason;
  /** The last day on which it can be undone; null if it cannot be undone, or at any time. */
  readonly undoUntil: CalendarDate | null;
}

/** The terms that the figures of a choice are computed from. */
export interface ChoiceTerms {
  readonly choice: PolicyChoice;
  readonly quote: SurrenderQuote;
  readonly today: CalendarDate;
}

/**
 * The figures of an open choice as a function of its amount (`amountOf`). Whatever does not depend on the amount is
 * computed once, so that a slider can ask again and again.
 */
export function figuresOf(policy: ComparedPolicy, terms: ChoiceTerms): (amount: Paise) => ChoiceFigures {
  const { choice, quote, today } = terms;
  const pays = KEEPS_PAYING.includes(choice) && policy.policyStatusCode !== '3';
  const kept = keptPolicy(policy, choice, today);
  const guaranteed = guaranteesMaturity(policy, quote) ? maturityAmount(kept) : null;
  const yearly = pays ? yearlyCostOf(policy) : 0;
  const left = pays ? premiumsLeft(policy) : 0;
  const assumed = assumedMaturity(policy, { pays, guaranteed: guaranteed ?? 0 }, today);
  return (amount) => {
    const lent = choice === 'loan' ? amount : 0;
    const taken = choice === 'partial-withdrawal' ? amount : 0;
    const debtThen = policy.maturityDate === null ? 0 : debtOn(policy, lent, today, policy.maturityDate);
    const common: ChoiceFigures = {
      cash: 0,
      until: null,
      cover: paidAtDeath(kept, { lent, taken, today }),
      coverUntil: null,
      maturity: guaranteed === null ? null : Math.max(0, guaranteed - debtThen),
      assumed: assumed(taken).map((one) => ({ rate: one.rate, amount: Math.max(0, one.amount - debtThen) })),
      cost: 0,
      yearlyCost: yearly,
      premiumsLeft: left,
      later: null,
      tax: null,
      undo: 'any-time',
      undoUntil: null,
    };
    return { ...common, ...ofChoice(policy, common, { ...terms, amount }) };
  };
}

/** The figures that only this choice has. */
function ofChoice(
  policy: ComparedPolicy,
  { maturity, assumed, yearlyCost }: ChoiceFigures,
  { choice, quote, today, amount }: ChoiceTerms & { readonly amount: Paise },
): Partial<ChoiceFigures> {
  const { line, loan, loanRate, maturityDate, dueDate, funds, freeLook } = policy;
  const ended = {
    cover: 0,
    maturity: maturity === null ? null : 0,
    assumed: assumed.map(({ rate }) => ({ rate, amount: 0 })),
  };
  switch (choice) {
    case 'keep-paying':
      return {};
    case 'reduced-paid-up': {
      const revivalDate = policy.revivalDate ?? (dueDate === null ? null : revivalDateOf(line, dueDate));
      const until = restorationWindows({ dueDate, revivalDate })?.revivalUntil ?? null;
      return { undo: 'by-revival', undoUntil: until };
    }
    case 'loan':
      return {
        cash: amount,
        yearlyCost: yearlyCost + proportion(amount, loan?.rate ?? loanRate ?? 0, 10_000),
        undo: 'by-repayment',
        undoUntil: maturityDate,
      };
    case 'partial-withdrawal':
      return { ...fundPayout(policy, amount, today), undo: 'not-after-price' };
    case 'free-look':
      return { ...ended, cash: freeLook?.refund ?? 0, until: freeLook?.lastDay ?? null, undo: 'not-after-return' };
    case 'surrender':
      return {
        ...ended,
        ...(funds ? givenUp(policy, today) : { cash: quote.net, tax: quote.tax }),
        undo: funds ? 'not-after-price' : 'until-taken-up',
      };
    case 'revival': {
      const due = revivalDue({ ...policy, isPremiumPaying: false }, today);
      const revived = keptPolicy(policy, choice, today);
      return { cost: due?.amount ?? 0, yearlyCost: yearlyCostOf(revived), premiumsLeft: premiumsLeft(revived) };
    }
  }
}

/** Funds guarantee nothing, and neither do plans that do not save. */
const guaranteesMaturity = ({ funds, vestedBonus = 0, reduction }: ComparedPolicy, quote: SurrenderQuote): boolean =>
  funds === null && (quote.gross > 0 || vestedBonus > 0 || reduction !== null);

/** An amount out of the funds, after tax. */
function fundPayout({ funds, tax: person }: ComparedPolicy, gross: Paise, today: CalendarDate) {
  if (!funds) return { cash: gross, tax: null };
  const tax = linkedPayoutTax({ ...person, ...funds, gross }, today);
  return { cash: gross - tax.tax, tax };
}

/**
 * All of the funds: paid now after the lock-in. Within it, what is left goes to the discontinued fund until the lock-in
 * is over.
 */
function givenUp(policy: ComparedPolicy, today: CalendarDate): Pick<ChoiceFigures, 'cash' | 'tax' | 'later'> {
  const { issueDate, funds } = policy;
  const value = funds?.value ?? 0;
  const lockedUntil = policyLockedUntil(issueDate);
  if (today >= lockedUntil) return { ...fundPayout(policy, value, today), later: null };
  const left = value - discontinuanceCharge({ ...policy, fundValue: value }, today);
  return { cash: 0, tax: null, later: { amount: discontinuedFundValue(left, today, lockedUntil), on: lockedUntil } };
}

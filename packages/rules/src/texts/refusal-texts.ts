import type { CalendarDate } from '../dates/calendar-date.ts';
import { parseIsoDate } from '../dates/parse-iso-date.ts';
import type { Paise } from '../money/paise.ts';
import { freeLook, gstRefund, modeOffer, premiumChange, riderOffer, riderSum } from '../paraglide/areas/changes.js';
import { pan } from '../paraglide/areas/format.js';
import { fundSwitch, noRedirection, noSwitch, redirection } from '../paraglide/areas/fund.js';
import { offlineFile } from '../paraglide/areas/identity.js';
import { borrow, loanAmount } from '../paraglide/areas/loan.js';
import { mandate, mandateTerms, skip } from '../paraglide/areas/mandate.js';
import { additions, additionsPart } from '../paraglide/areas/paid-up-additions.js';
import { payer, payLink, payLinkOffer } from '../paraglide/areas/pay-link.js';
import { fundSplit } from '../paraglide/areas/payment.js';
import { proofDate } from '../paraglide/areas/payment-proof.js';
import { restriction } from '../paraglide/areas/restriction.js';
import { fallsDue, nonForfeiture, nonForfeitureChoice, payout, pickup } from '../paraglide/areas/service.js';
import { surrender } from '../paraglide/areas/surrender.js';
import { unclaimed } from '../paraglide/areas/unclaimed.js';
import { fundsOut, withdrawal, withdrawalCheck } from '../paraglide/areas/withdrawal.js';
import { additionsPartText, additionsText } from './additions-texts.ts';
import {
  freeLookText,
  gstRefundText,
  modeOfferText,
  premiumChangeText,
  riderOfferText,
  riderSumText,
} from './change-texts.ts';
import { panText } from './format-texts.ts';
import { noRedirectionText, noSwitchText, redirectionText, switchText } from './fund-texts.ts';
import { offlineFileText } from './identity-texts.ts';
import type { Language } from './language.ts';
import { borrowText, loanAmountText } from './loan-texts.ts';
import { mandateTermsText, mandateText, skipText } from './mandate-texts.ts';
import { payerText, payLinkOfferText, payLinkText } from './pay-link-texts.ts';
import { proofDateText } from './payment-proof-texts.ts';
import { fundSplitText } from './payment-texts.ts';
import { restrictionText } from './restriction-texts.ts';
import { fallsDueText, nonForfeitureChoiceText, nonForfeitureText, payoutText, pickupText } from './service-texts.ts';
import { surrenderText } from './surrender-texts.ts';
import { unclaimedText } from './unclaimed-texts.ts';
import { fundsOutText, withdrawalCheckText, withdrawalText } from './withdrawal-texts.ts';

/** The values in the sentences of refusals. Nothing about a person. */
export type RefusalFacts = {
  /** The day that decides: the last one, or the first one. */
  readonly date?: CalendarDate;
  readonly minimum?: Paise;
  readonly maximum?: Paise;
  readonly step?: Paise;
  readonly amount?: Paise;
  /** What parts must add up to: per cent, or paise of amounts. */
  readonly total?: number;
  /** What parts add up to: per cent, or paise of amounts. Absent if one of them is not a number. */
  readonly sum?: number;
  /** The smallest share, in per cent. */
  readonly percent?: number;
  /** How often something is possible. */
  readonly count?: number;
};
type Fact = keyof RefusalFacts;
type Needs<Need extends Fact> = { readonly [F in Need]-?: NonNullable<RefusalFacts[F]> };

/** The sentences of a rule, and the facts without which they cannot be written. */
const sentences = <Reason extends string, Need extends Fact = never>(
  reasons: Readonly<Record<Reason, unknown>>,
  text: (because: Reason, language: Language, facts: RefusalFacts & Needs<Need>) => string,
  needs: readonly Need[] = [],
) => ({ reasons, text, needs });

const RULES = {
  additions: sentences(additions, additionsText),
  'additions-part': sentences(
    additionsPart,
    (because, language, { minimum, total }) =>
      additionsPartText(because, { least: minimum, additions: total }, language),
    ['minimum', 'total'],
  ),
  borrow: sentences(borrow, borrowText),
  'falls-due': sentences(fallsDue, fallsDueText),
  'free-look': sentences(freeLook, (because, language, { date = null }) => freeLookText(because, date, language)),
  'fund-split': sentences(fundSplit, (because, language, { sum = 0 }) => fundSplitText(because, sum, language)),
  'funds-out': sentences(fundsOut, fundsOutText),
  'gst-refund': sentences(gstRefund, (because, language, { date = null }) => gstRefundText(because, date, language)),
  'loan-amount': sentences(
    loanAmount,
    (because, language, { minimum, maximum }) => loanAmountText(because, { least: minimum, most: maximum }, language),
    ['minimum', 'maximum'],
  ),
  mandate: sentences(mandate, mandateText),
  'mandate-terms': sentences(
    mandateTerms,
    (because, language, { amount, maximum }) => mandateTermsText(because, { premium: amount, most: maximum }, language),
    ['amount', 'maximum'],
  ),
  'mode-offer': sentences(modeOffer, (because, language, { minimum }) => modeOfferText(because, minimum, language), [
    'minimum',
  ]),
  'no-redirection': sentences(noRedirection, noRedirectionText),
  'no-switch': sentences(noSwitch, noSwitchText),
  'non-forfeiture': sentences(nonForfeiture, nonForfeitureText),
  'non-forfeiture-choice': sentences(nonForfeitureChoice, nonForfeitureChoiceText),
  'offline-file': sentences(
    offlineFile,
    (because, language, { date = null, count }) => offlineFileText(because, { madeOn: date, days: count }, language),
    ['count'],
  ),
  pan: sentences(pan, panText),
  'pay-link': sentences(payLink, payLinkText),
  'pay-link-offer': sentences(payLinkOffer, payLinkOfferText),
  payer: sentences(payer, payerText),
  payout: sentences(payout, (because, language, { date = null }) => payoutText(because, date, language)),
  pickup: sentences(pickup, pickupText),
  'premium-change': sentences(premiumChange, premiumChangeText),
  'proof-date': sentences(proofDate, proofDateText),
  redirection: sentences(
    redirection,
    (because, language, { sum = 0, percent }) => redirectionText({ because, sum }, { leastShare: percent }, language),
    ['percent'],
  ),
  restriction: sentences(restriction, restrictionText),
  'rider-offer': sentences(riderOffer, riderOfferText),
  'rider-sum': sentences(riderSum, (because, language, sums) => riderSumText(because, sums, language), [
    'minimum',
    'maximum',
    'step',
  ]),
  skip: sentences(skip, skipText),
  surrender: sentences(surrender, surrenderText),
  switch: sentences(
    fundSwitch,
    (because, language, { minimum, percent, total, sum = Number.NaN }) =>
      switchText({ because, sum, total }, { minimum, leastShare: percent }, language),
    ['minimum', 'percent', 'total'],
  ),
  unclaimed: sentences(unclaimed, unclaimedText),
  withdrawal: sentences(
    withdrawal,
    (because, language, { date, count }) => withdrawalText(because, { lockedUntil: date, perYear: count }, language),
    ['date', 'count'],
  ),
  'withdrawal-amounts': sentences(
    withdrawalCheck,
    (because, language, { amount }) => withdrawalCheckText({ because, limit: amount }, language),
    ['amount'],
  ),
};

/** The rules by which a request can be refused. */
export type RefusalRule = keyof typeof RULES;
export const REFUSAL_RULES = Object.keys(RULES) as RefusalRule[];

type RuleOf<Rule extends RefusalRule> = (typeof RULES)[Rule];
/** The reasons of a rule. */
export type RefusalReason<Rule extends RefusalRule> = keyof RuleOf<Rule>['reasons'] & string;
/** The facts without which a rule's sentences cannot be written. */
export type RefusalFactsOf<Rule extends RefusalRule> = Needs<RuleOf<Rule>['needs'][number]>;

/** Why a request is refused, as it travels: a newer server may know other rules, reasons and facts. */
export interface Refusal {
  readonly rule: string;
  readonly because: string;
  readonly facts?: { readonly [fact: string]: string | number };
}

/** The reasons of a rule that refuses; an empty list for a rule that this version does not know. */
export const reasonsOf = (rule: string): readonly string[] =>
  Object.hasOwn(RULES, rule) ? Object.keys(RULES[rule as RefusalRule].reasons) : [];

/**
 * The sentence of a refusal, the same that a screen shows for the reason. Undefined for a rule or reason that this
 * version does not know, and if a fact is missing.
 */
export function refusalText({ rule, because, facts = {} }: Refusal, language: Language): string | undefined {
  if (!reasonsOf(rule).includes(because)) return undefined;
  const { text, needs } = RULES[rule as RefusalRule];
  const known = readFacts(facts);
  if (needs.some((fact) => known[fact] === undefined)) return undefined;
  // the checks above prove reason and facts to be those of the rule, which the union of all rules cannot express
  return (text as (because: string, language: Language, facts: RefusalFacts) => string)(because, language, known);
}

/** The facts that can be written: a real date, and whole numbers. */
const readFacts = ({ date, ...figures }: NonNullable<Refusal['facts']>): RefusalFacts => {
  const day = typeof date === 'string' ? parseIsoDate(date) : null;
  const whole = Object.entries(figures).filter(([, figure]) => Number.isSafeInteger(figure));
  return { ...Object.fromEntries(whole), ...(day && { date: day }) };
};

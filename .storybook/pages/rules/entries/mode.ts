import {
  canChangePremium,
  graceDaysOf,
  modalPremiumOf,
  modeOffer,
  modeOfferClauses,
  nextAnniversary,
  nextAnniversaryAfter,
  PREMIUM_MODES,
  premiumChangeBookedOn,
  premiumChangeClauses,
  yearlyPremiumOf,
  yearlyTotalOf,
} from '@lifedesk/rules';
import { choice, date, flag, number, type RuleEntry, rule } from '../entry.ts';
import { terms, today } from './premium-terms.ts';

const factor = { numerator: number(26), denominator: number(100) };

export const modeRules: readonly RuleEntry[] = [
  rule('modalPremiumOf', { yearly: number(2450000), ...factor }, (given) => modalPremiumOf(given.yearly, given), [
    { numerator: 51 },
    {},
    { numerator: 875, denominator: 10000 },
  ]),
  rule('yearlyPremiumOf', { modal: number(445000), ...factor }, (given) => yearlyPremiumOf(given.modal, given), [
    { numerator: 875, denominator: 10000 },
    {},
  ]),
  rule(
    'yearlyTotalOf',
    { modal: number(214375), premiumMode: choice(PREMIUM_MODES, 'monthly') },
    (given) => yearlyTotalOf(given.modal, given.premiumMode),
    [...PREMIUM_MODES.map((premiumMode) => ({ premiumMode }))],
  ),
  rule(
    'modeOffer',
    {
      yearly: number(2450000),
      premiumMode: choice(PREMIUM_MODES, 'monthly'),
      numerator: number(875),
      denominator: number(10000),
      minimum: number(100000),
      needsMandate: flag(true),
      hasMandate: flag(true),
      firstDue: date('2026-12-05'),
    },
    (given) => modeOffer(given.yearly, given, given),
    [{}, { hasMandate: false }, { minimum: 214376 }],
    modeOfferClauses,
  ),
  rule(
    'canChangePremium',
    {
      ...terms,
      policyStatusCode: choice(['1', '2', '4', 'A'], '1'),
      isRestricted: flag(false),
      isPaymentInProcess: flag(false),
      hasOtherChange: flag(false),
      today,
    },
    canChangePremium,
    [
      {},
      { policyStatusCode: '4' },
      { premiumMode: 'single' },
      { policyStatusCode: '2' },
      { dueDate: null },
      { isRestricted: true },
      { today: '2026-12-04' },
      { today: '2026-12-05' },
      { isPaymentInProcess: true },
      { hasOtherChange: true },
      { premiumTerm: 7 },
    ],
    premiumChangeClauses,
  ),
  rule(
    'graceDaysOf',
    { dueDate: date('2026-12-05'), premiumMode: choice(PREMIUM_MODES, 'monthly') },
    (given) => graceDaysOf(given.dueDate, given.premiumMode),
    [...PREMIUM_MODES.map((premiumMode) => ({ premiumMode }))],
  ),
  rule('nextAnniversary', terms, nextAnniversary, [
    {},
    { dueDate: '2026-12-06' },
    { dueDate: null },
    { premiumTerm: 7 },
  ]),
  rule('premiumChangeBookedOn', { on: date('2026-12-05') }, (given) => premiumChangeBookedOn(given.on), [
    {},
    { on: '2027-01-31' },
    { on: '2027-03-15' },
  ]),
  rule('nextAnniversaryAfter', { ...terms, day: today }, (given) => nextAnniversaryAfter(given, given.day), [
    {},
    { day: '2026-12-05' },
    { dueDate: null },
  ]),
];

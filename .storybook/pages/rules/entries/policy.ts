import {
  anniversaryAfter,
  bonusClauses,
  decide,
  EXCLUDED_PRODUCT_CODES,
  earnsBonus,
  fallsDueClauses,
  isExcludedProduct,
  isLapsedStatus,
  isReinstatementEligible,
  isRevivalEligible,
  LAPSED_STATUS_CODES,
  PAYMENT_PATHS,
  paymentButtonClauses,
  paymentOffer,
  policyLinkId,
  policyNoOfLinkId,
  premiumFallsDue,
  reinstatementClauses,
  revivalClauses,
  showsPaymentButton,
} from '@lifedesk/rules';
import { choice, date, flag, json, number, optionalDate, type RuleEntry, rule, text } from '../entry.ts';

const statusCode = choice(['1', ...LAPSED_STATUS_CODES], '4');
const dashboard = [{ policyNo: '501234567', id: 'p_5c1e7a90b2d44f' }];

const paymentFacts = {
  showPaymentButton: flag(true),
  ongoingTransaction: flag(false),
  policyCurrentStatus: text('1'),
  path: text('/pay-online'),
  isPaymentBlocked: flag(false),
};

export const policyRules: readonly RuleEntry[] = [
  rule(
    'isRevivalEligible',
    {
      policyStatusCode: statusCode,
      premiumLeft: flag(false),
      dueDate: optionalDate('2025-01-01'),
      revivalDate: optionalDate(null),
      today: date('2025-07-01'),
    },
    isRevivalEligible,
    [
      { today: '2025-06-30' },
      { today: '2025-07-01' },
      { today: '2027-12-31' },
      { today: '2028-01-01' },
      { policyStatusCode: '1' },
      { premiumLeft: true, today: '2025-01-02' },
      { dueDate: null },
      { revivalDate: '2025-07-01' },
      { revivalDate: '2025-07-02' },
      { revivalDate: '2025-07-02', today: '2025-06-30' },
    ],
    revivalClauses,
  ),
  rule(
    'isReinstatementEligible',
    { policyStatusCode: statusCode, dueDate: optionalDate('2025-01-01'), today: date('2025-06-30') },
    isReinstatementEligible,
    [
      { today: '2025-01-01' },
      { today: '2025-01-02' },
      { today: '2025-06-30' },
      { today: '2025-07-01' },
      { policyStatusCode: '1' },
      { dueDate: null },
    ],
    reinstatementClauses,
  ),
  rule(
    'earnsBonus',
    { policyStatusCode: choice(['1', '2', '4', 'M'], '1'), sharesInProfits: flag(true) },
    earnsBonus,
    [{}, { policyStatusCode: '2' }, { policyStatusCode: '4' }, { policyStatusCode: 'M' }, { sharesInProfits: false }],
    bonusClauses,
  ),
  rule(
    'premiumFallsDue',
    { policyStatusCode: choice(['1', '2', '4', 'A'], '1'), dueDate: optionalDate('2026-12-01') },
    premiumFallsDue,
    [{}, { dueDate: null }, { policyStatusCode: '2', dueDate: null }, { policyStatusCode: '4' }],
    fallsDueClauses,
  ),
  rule('isLapsedStatus', { policyStatusCode: text('4') }, ({ policyStatusCode }) => isLapsedStatus(policyStatusCode), [
    ...LAPSED_STATUS_CODES.map((policyStatusCode) => ({ policyStatusCode })),
    { policyStatusCode: '1' },
    { policyStatusCode: 'b' },
    { policyStatusCode: '' },
  ]),
  rule('isExcludedProduct', { productCode: text('WAH76') }, ({ productCode }) => isExcludedProduct(productCode), [
    ...EXCLUDED_PRODUCT_CODES.map((productCode) => ({ productCode })),
    { productCode: 'WAH08' },
    { productCode: '' },
  ]),
  rule(
    'policyLinkId',
    { policyNo: text('501234567'), isCorporateUser: flag(false), policies: json(dashboard) },
    ({ policyNo, ...context }) => policyLinkId(policyNo, context),
    [{}, { policyNo: '500000000' }, { isCorporateUser: true }],
  ),
  rule(
    'policyNoOfLinkId',
    { id: text('p_5c1e7a90b2d44f'), isCorporateUser: flag(false), policies: json(dashboard) },
    ({ id, ...context }) => policyNoOfLinkId(id, context),
    [
      {},
      { id: 'p_unknown' },
      { id: 'NTAxMjM0NTY3', isCorporateUser: true },
      { id: '501234567', isCorporateUser: true },
    ],
  ),
  rule(
    'showsPaymentButton',
    paymentFacts,
    showsPaymentButton,
    [
      ...PAYMENT_PATHS.map((path) => ({ path })),
      { path: '/dashboard' },
      { showPaymentButton: false },
      { ongoingTransaction: true },
      { policyCurrentStatus: '' },
      { policyCurrentStatus: 'I' },
      { isPaymentBlocked: true },
    ],
    paymentButtonClauses,
  ),
  rule('paymentOffer', paymentFacts, paymentOffer, [
    {},
    { path: '/dashboard' },
    { path: '/dashboard', ongoingTransaction: true },
    { path: '/dashboard', isPaymentBlocked: true },
  ]),
  rule(
    'decide',
    { days: number(180) },
    (facts) =>
      decide<typeof facts, 'later' | 'in-time'>(
        [
          { id: 'later', outcome: false, predicate: ({ days }) => days > 180 },
          { id: 'in-time', outcome: true, predicate: () => true },
        ],
        facts,
      ),
    [{ days: 180 }, { days: 181 }],
  ),
  rule(
    'anniversaryAfter',
    { issueDate: date('2019-12-05'), today: date('2026-12-04') },
    (given) => anniversaryAfter(given.issueDate, given.today),
    [{}, { today: '2026-12-05' }],
  ),
];

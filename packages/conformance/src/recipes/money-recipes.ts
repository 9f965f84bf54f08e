import { answersOf } from './needs.ts';
import type { Recipe } from './recipe.ts';
import { lookUp } from './scope.ts';

const PAISE_IN_THOUSAND = 100_000;
/** A payout that is held, or a request for one, which the core holds because it does not know the kit's browser. */
const HELD = ['payoutHistory payouts', 'puaSurrender', 'eLoan'];

/** Funds, payouts, loans and changes of a policy. */
export const MONEY_RECIPES: Readonly<Record<string, Recipe>> = {
  updateSwitchFunds: {
    from: 'switchFunds policies',
    set: {
      from: [{ fundCode: '@funds.0.fundCode', share: 50 }],
      to: [{ fundCode: '@openFunds.2.fundCode', share: 100 }],
      charge: '@charge',
    },
  },
  redirectPremiums: {
    from: 'premiumAllocations policies',
    set: {
      to: [
        { fundCode: '@openFunds.0.fundCode', share: 70 },
        { fundCode: '@openFunds.1.fundCode', share: 30 },
      ],
    },
  },
  deactivateStp: { from: 'stpEligiblePolicies policies' },
  deactivateDfa: { from: 'dfaEligiblePolicies policies' },
  ulipPartialSurrender: {
    from: 'ulipSurrenderPolicies policies',
    set: { from: [{ fundCode: '@funds.0.fundCode', amount: '@withdrawal.terms.minimum' }] },
  },
  claimUnclaimedAmount: {
    from: 'unclaimedAmount amounts',
    when: { because: 'claim-possible' },
    prepare: { operation: 'updateNeft', days: 4 },
  },
  payoutCertificate: { from: 'payoutHistory payouts' },
  validateFreelookTicket: { from: 'freelookEnquiry acknowledgement' },
  requestFreelook: { from: 'validateFreelookTicket', set: { refund: '@policy.refund' } },
  validateSurrenderTicket: { from: 'surrenderEnquiry acknowledgement' },
  requestSurrender: { from: 'validateSurrenderTicket', set: { net: '@policy.quote.net' } },
  cancelSurrender: { from: 'requestSurrender' },
  puaSurrender: { from: 'puaPolicies policies', set: { sumAssured: '@additions', cash: '@cash' } },
  heldPayout: { kind: 'full', from: HELD, needs: 'stop-link', set: { token: '@link#' }, waitDays: 3 },
  stopPayout: { kind: 'full', from: HELD, needs: 'stop-link', set: { token: '@link#' } },
  submitGstRefund: { from: 'gstRefundEligible policies', purpose: 'payment-proof' },
  corporateUpdateSwitchFunds: {
    from: 'corporateSwitchFunds policies',
    set: {
      from: [{ fundCode: '@funds.0.fundCode', share: 50 }],
      to: [{ fundCode: '@openFunds.2.fundCode', share: 100 }],
      charge: '@charge',
    },
  },
  addRider: {
    from: 'riderOptions policies.riders',
    when: { lacks: null, needsHealth: true },
    compute: (scope) => ({
      // the contract gives the premium in paise per 1,000 rupees
      premium: (Number(lookUp(scope, 'minimum')) / PAISE_IN_THOUSAND) * Number(lookUp(scope, 'perThousand')),
      answers: answersOf(scope),
    }),
    set: {
      sumAssured: '@minimum',
      premium: '@premium',
      declaration: { version: '@declaration.version', answers: '@answers' },
    },
  },
  eLoan: { from: 'eLoanPolicies policies', set: { amount: '@least' } },
  updateNominees: {
    from: 'nominees nomineeData',
    set: {
      appointeeDetails: [],
      nomineeDetails: [
        {
          nomineeClientId: '@nomineeDetails.0.nomineeClientId',
          nomineeName: '@nomineeDetails.0.nomineeName',
          nomineeRelationship: '@nomineeDetails.0.nomineeRelationship',
          nomineeShare: '@nomineeDetails.0.nomineeShare',
          edited: 'Delete',
        },
        {
          nomineeClientId: 'new-1',
          nomineeName: 'Ms Ira Kulkarni',
          nomineeRelationship: 'Daughter',
          nomineeShare: 100,
          dateOfBirth: '1994-08-06',
        },
      ],
    },
  },
  updateBonusOption: { from: 'bonusOptions bonusDetailsArr.options', when: { lacks: null } },
  updateMode: { from: 'modeChangeDetails policies.modes', when: { lacks: null } },
  requestNonForfeiture: { from: 'nonForfeitureOptions policies.options', when: { lacks: null } },
  submitRevival: { from: 'revivalLatestDetails schemes' },
};

import { defineDomain } from '../../define-domain.ts';
import { additionsApproved } from './additions/additions-approved.ts';
import puaPolicies from './additions/puaPolicies.ts';
import puaSurrender from './additions/puaSurrender.ts';
import { benefitsJob } from './benefits/benefits-job.ts';
import payoutRestriction from './check/payoutRestriction.ts';
import freelookEnquiry from './free-look/freelookEnquiry.ts';
import freelookPolicies from './free-look/freelookPolicies.ts';
import { linkedReturnsJob } from './free-look/linked-returns-job.ts';
import requestFreelook from './free-look/requestFreelook.ts';
import { returnApproved } from './free-look/return-approved.ts';
import validateFreelookTicket from './free-look/validateFreelookTicket.ts';
import payoutCertificate from './history/payoutCertificate.ts';
import payoutHistory from './history/payoutHistory.ts';
import { payoutsOfRequests } from './history/payouts-of-requests.ts';
import eLoan from './loan/eLoan.ts';
import eLoanPolicies from './loan/eLoanPolicies.ts';
import { moneyOut } from './order/money-out.ts';
import { payoutJob } from './pay/payout-job.ts';
import heldPayout from './stop/heldPayout.ts';
import { stopApproved } from './stop/stop-approved.ts';
import stopPayout from './stop/stopPayout.ts';
import cancelSurrender from './surrender/cancelSurrender.ts';
import requestSurrender from './surrender/requestSurrender.ts';
import { surrenderApproved } from './surrender/surrender-approved.ts';
import surrenderEnquiry from './surrender/surrenderEnquiry.ts';
import surrenderPolicies from './surrender/surrenderPolicies.ts';
import validateSurrenderTicket from './surrender/validateSurrenderTicket.ts';
import { returnUnappliedJob } from './unapplied/return-unapplied-job.ts';
import claimUnclaimedAmount from './unclaimed/claimUnclaimedAmount.ts';
import unclaimedAmount from './unclaimed/unclaimedAmount.ts';
import unclaimedAmountPublic from './unclaimed/unclaimedAmountPublic.ts';

export default defineDomain({
  operations: {
    cancelSurrender,
    claimUnclaimedAmount,
    eLoan,
    eLoanPolicies,
    freelookEnquiry,
    freelookPolicies,
    heldPayout,
    payoutCertificate,
    payoutHistory,
    payoutRestriction,
    puaPolicies,
    puaSurrender,
    requestFreelook,
    requestSurrender,
    stopPayout,
    surrenderEnquiry,
    surrenderPolicies,
    unclaimedAmount,
    unclaimedAmountPublic,
    validateFreelookTicket,
    validateSurrenderTicket,
  },
  jobs: { prices: [linkedReturnsJob, returnUnappliedJob], benefits: [benefitsJob], payouts: [payoutJob] },
  requestTypes: {
    'stop-payout': { name: { en: 'Stopped payout', hi: 'रोका गया पेआउट' }, movesMoney: true },
    'freelook-enquiry': { name: { en: 'Free-look enquiry', hi: 'फ़्री लुक की जानकारी' } },
    'freelook-request': {
      name: { en: 'Return of a policy', hi: 'पॉलिसी की वापसी' },
      promise: 'free-look-refund',
      movesMoney: true,
      changes: { 'policy-return': { en: 'Refund for a returned policy', hi: 'लौटाई गई पॉलिसी का रिफ़ंड' } },
    },
    'surrender-enquiry': { name: { en: 'Surrender enquiry', hi: 'सरेंडर की जानकारी' } },
    'surrender-request': {
      name: { en: 'Surrender of a policy', hi: 'पॉलिसी का सरेंडर' },
      promise: 'surrender',
      movesMoney: true,
      changes: { surrender: { en: 'Surrender value', hi: 'सरेंडर मूल्य' } },
    },
    'pua-surrender': {
      name: { en: 'Cash for paid-up additions', hi: 'पेड-अप एडिशन का नकद मूल्य' },
      promise: 'surrender',
      movesMoney: true,
      changes: { 'paid-up-additions': { en: 'Paid-up additions', hi: 'पेड-अप एडिशन' } },
    },
    'unclaimed-amount': {
      name: { en: 'Claim of an unclaimed amount', hi: 'बिना दावे की राशि का दावा' },
      movesMoney: true,
      changes: { 'unclaimed-amount': { en: 'Unclaimed amount', hi: 'बिना दावे की राशि' } },
    },
    'e-loan': {
      name: { en: 'Loan on a policy', hi: 'पॉलिसी पर लोन' },
      movesMoney: true,
      changes: {
        loan: { en: 'Owed on the loan', hi: 'लोन का बकाया' },
        occupation: { en: 'Occupation', hi: 'काम या पेशा' },
        income: { en: 'Yearly income', hi: 'सालाना आय' },
      },
    },
  },
  effects: {
    'freelook-request': returnApproved,
    'surrender-request': surrenderApproved,
    'pua-surrender': additionsApproved,
    'stop-payout': stopApproved,
  },
  loginAdditions: moneyOut,
  requestAdditions: payoutsOfRequests,
});

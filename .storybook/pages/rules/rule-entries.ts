import { applicationRules } from './entries/application.ts';
import { attentionRules } from './entries/attention.ts';
import { benefitRules } from './entries/benefits.ts';
import { calendarRules } from './entries/calendar.ts';
import { comparisonRules } from './entries/comparison.ts';
import { figureRules } from './entries/figures.ts';
import { freeLookRules } from './entries/free-look.ts';
import { fundRules } from './entries/fund.ts';
import { gstInvoiceRules } from './entries/gst-invoice.ts';
import { gstRefundRules } from './entries/gst-refund.ts';
import { healthRules, medicalRules } from './entries/health.ts';
import { identityRules, lifeCertificateRules } from './entries/identity.ts';
import { loanRules } from './entries/loan.ts';
import { mandateRules } from './entries/mandate.ts';
import { modeRules } from './entries/mode.ts';
import { overviewRules } from './entries/overview.ts';
import { paidUpAdditionRules } from './entries/paid-up-additions.ts';
import { payLinkRules } from './entries/pay-link.ts';
import { paymentRules } from './entries/payment.ts';
import { payoutRules } from './entries/payout.ts';
import { personRules } from './entries/person.ts';
import { policyRules } from './entries/policy.ts';
import { portalRules } from './entries/portal.ts';
import { premiumRules } from './entries/premium.ts';
import { restorationRules } from './entries/restoration.ts';
import { restrictionRules } from './entries/restriction.ts';
import { riderRules } from './entries/rider.ts';
import { signedDocumentRules } from './entries/signed-document.ts';
import { suitabilityRules } from './entries/suitability.ts';
import { surrenderRules } from './entries/surrender.ts';
import { typedRules } from './entries/typed.ts';
import { unclaimedRules } from './entries/unclaimed.ts';
import { withdrawalRules } from './entries/withdrawal.ts';
import type { RuleEntry } from './entry.ts';

/** Every rule that the package exports; a test checks this. */
export const ruleEntries: readonly RuleEntry[] = [
  ...policyRules,
  ...premiumRules,
  ...modeRules,
  ...riderRules,
  ...gstRefundRules,
  ...gstInvoiceRules,
  ...freeLookRules,
  ...surrenderRules,
  ...comparisonRules,
  ...paidUpAdditionRules,
  ...unclaimedRules,
  ...loanRules,
  ...suitabilityRules,
  ...paymentRules,
  ...payLinkRules,
  ...payoutRules,
  ...benefitRules,
  ...fundRules,
  ...withdrawalRules,
  ...mandateRules,
  ...signedDocumentRules,
  ...restorationRules,
  ...calendarRules,
  ...restrictionRules,
  ...applicationRules,
  ...healthRules,
  ...medicalRules,
  ...identityRules,
  ...lifeCertificateRules,
  ...attentionRules,
  ...overviewRules,
  ...personRules,
  ...typedRules,
  ...figureRules,
  ...portalRules,
];

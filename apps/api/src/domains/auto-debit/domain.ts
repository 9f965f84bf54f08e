import { defineDomain } from '../../define-domain.ts';
import { autoDebitEligiblePolicies, autoDebitMandates } from './autoDebitMandates.ts';
import autoDebitOnHold from './autoDebitOnHold.ts';
import autoDebitOptions from './autoDebitOptions.ts';
import autoDebitStatus from './autoDebitStatus.ts';
import { deactivateAutoDebit, deactivateAutoDebitCrm, validateAutoDebitTicket } from './deactivateAutoDebit.ts';
import { endMandate, stopApproved } from './end-mandate.ts';
import { mandateJob } from './mandate-job.ts';
import mandateCallback from './mandateCallback.ts';
import { findPlannedDebits } from './planned-debits.ts';
import skipAutoDebit from './skipAutoDebit.ts';
import { submitAutoDebit } from './submitAutoDebit.ts';

export default defineDomain({
  operations: {
    autoDebitEligiblePolicies,
    autoDebitMandates,
    autoDebitOnHold,
    autoDebitOptions,
    autoDebitStatus,
    deactivateAutoDebit,
    deactivateAutoDebitCrm,
    mandateCallback,
    skipAutoDebit,
    submitAutoDebit,
    validateAutoDebitTicket,
  },
  jobs: { payments: [mandateJob] },
  requestTypes: {
    'register-auto-debit': {
      name: { en: 'Registration of auto-debit', hi: 'ऑटो-डेबिट का रजिस्ट्रेशन' },
      changes: { 'auto-debit': { en: 'Auto-debit', hi: 'ऑटो-डेबिट' } },
    },
    'auto-debit': { name: { en: 'Skipping a debit', hi: 'एक कटौती छोड़ना' } },
    'deactivate-auto-debit': { name: { en: 'Stopping auto-debit', hi: 'ऑटो-डेबिट बंद करना' } },
  },
  effects: { 'deactivate-auto-debit': stopApproved },
  plannedDebits: findPlannedDebits,
  onPolicyEnd: endMandate,
});

import { checkPaymentReference, checkProofDate } from '@lifedesk/rules';
import { paymentReferenceText } from '@lifedesk/rules/texts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { dateAt, problem, refusalProblem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { payablePolicies } from '../payments/public.ts';
import { resolvePolicyRef } from '../policies/public.ts';
import { makeRequest } from '../requests/public.ts';
import { findBankReceipt, insertProof, isProved, lockReference } from './payment-proof.store.ts';
import { proofTicket } from './validatePaymentProofTicket.ts';

const PROVED = 'We already have a proof of this payment.';

export default sessionHandler('submitPaymentProof', async (call, deps) => {
  const { body, session } = call;
  const { rail, amount, uploadId } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'payment-proof',
    async effect({ db, claim }) {
      const paidOn = dateAt('/paidOn', body.paidOn);
      const reference = referenceOf(body);
      const about = await proofTicket(db, session.customerId, body.ticket);
      const policyNo = await resolvePolicyRef(db, session, body.policyNo);
      if (!about.policy_nos.includes(policyNo)) throw problem('ticket-invalid');
      const [policy] = await payablePolicies(db, session.customerId, policyNo);
      if (!policy || policy.isPaymentBlocked) throw problem('not-found');
      const { issueDate } = policy;
      const facts = { paidOn, issueDate, today: today(deps.clock), financialYear: body.financialYear };
      const { accepted, because } = checkProofDate(facts);
      if (!accepted) throw refusalProblem('/paidOn', 'proof-date', { because });
      await lockReference(db, reference);
      if (await isProved(db, session.customerId, reference)) throw problem('duplicate', { detail: PROVED });
      await claim({ uploadId, purpose: 'payment-proof', pointer: '/uploadId' });
      const bankReceipt = await findBankReceipt(db, reference, amount);
      const proof = { policy_no: policyNo, rail, reference, amount, paid_on: paidOn, bank_receipt_id: bankReceipt };
      return {
        isDone: false,
        policyNos: [policyNo],
        payload: { rail, reference, amount, paidOn, isMatched: bankReceipt !== null },
        about: about.ticket,
        keep: (ticket: string) => insertProof(db, { ...proof, ticket, receipt_no: null }),
      };
    },
  });
  // The same whatever the bank reports, so that references and amounts cannot be guessed. Staff see whether it matches.
  return ok({ acknowledgement, isMatched: false });
});

function referenceOf({ reference, rail }: RequestBody<'submitPaymentProof'>): string {
  const check = checkPaymentReference(reference, rail);
  if (check.valid) return check.value;
  throw validationProblem('/reference', paymentReferenceText(check.because, rail, 'en'));
}

import { healthValidUntil } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { makeRequest } from '../requests/public.ts';
import { openCase } from './cases.store.ts';
import { sealCopy } from './declaration-copy.ts';
import { findDeclaration, insertCopy, insertDeclaration } from './declarations.store.ts';
import { declaredHealth } from './declared-health.ts';
import { findHealthNeeds } from './health-needs.ts';

const NOT_NOW = 'This declaration is already with us. Please check its status.';

export default sessionHandler('submitEhdf', async (call, deps) => {
  const { body, session } = call;
  const { policyNo, applicationNo, version, language, answers = [] } = body;
  const acknowledgement = await makeRequest(deps, call, {
    type: 'submit-ehdf',
    async effect({ db, claim }) {
      if ((policyNo === undefined) === (applicationNo === undefined))
        throw validationProblem('/policyNo', 'must be given, or an application number, but not both');
      const day = today(deps.clock);
      const { customerId } = session;
      const { needs, coversInForce } = await findHealthNeeds(db, session, day);
      const need = needs.find(
        ({ shown }) =>
          (policyNo !== undefined && shown.policyNo === policyNo) ||
          (applicationNo !== undefined && shown.applicationNo === applicationNo),
      );
      if (!need) throw problem('not-found');
      const { state, because, lifeAssuredName } = need.shown;
      if (state !== 'needed' && state !== 'expired') throw problem('stage', { detail: NOT_NOW });
      const declared = await declaredHealth(deps, db, { body, need, coversInForce, customerId, today: day });
      for (const { id, uploadIds = [] } of answers)
        for (const uploadId of uploadIds)
          await claim({ uploadId, purpose: 'medical-paper', pointer: `/answers/${id}` });
      const { outcome, category, payload, confirms } = declared;
      const subject = { policyNo: policyNo ?? null, applicationNo: applicationNo ?? null };
      return {
        isDone: false,
        policyNos: policyNo === undefined ? [] : [policyNo],
        payload: { because, ...(applicationNo !== undefined && { applicationNo }), outcome, ...payload },
        async keep(ticket) {
          await insertDeclaration(db, {
            ticket,
            customer_id: customerId,
            policy_no: subject.policyNo,
            application_no: subject.applicationNo,
            version,
            language,
            outcome,
            declared_on: day,
            valid_until: healthValidUntil(day),
            confirms,
          });
          if (confirms === null) await insertCopy(db, { ticket, sealed: sealCopy(deps, ticket, answers) });
          if (category) await openCase(deps, db, { ticket, customerId, ...subject, lifeAssuredName, category });
        },
      };
    },
  });
  const made = await findDeclaration(deps.db, acknowledgement.ticket);
  const next = made.policy_no === null ? ('application-tracker' as const) : ('revival-scheme' as const);
  return ok({
    acknowledgement,
    outcome: made.outcome,
    validUntil: made.valid_until,
    ...(made.outcome === 'clean' && { next }),
    ...(made.outcome === 'medical' &&
      made.case_id !== null &&
      made.category !== null && {
        medicalCategory: made.category,
        medicalCaseId: made.case_id,
        next: 'medical-appointment' as const,
      }),
  });
});

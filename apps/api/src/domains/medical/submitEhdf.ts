import { ageOn, healthOutcome, healthValidUntil, medicalCategory, sumAtRisk } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { sealJson } from '../../platform/sealed-json.ts';
import { today } from '../../platform/today.ts';
import { makeRequest } from '../requests/public.ts';
import { openCase } from './cases.store.ts';
import { answersForUnderwriters, checkDeclaration } from './check-declaration.ts';
import { sealCopy } from './declaration-copy.ts';
import { findBirthDate, findDeclaration, insertCopy, insertDeclaration } from './declarations.store.ts';
import { findHealthNeeds } from './health-needs.ts';

/** The age of a person whose birth date we do not know: grown up. */
const GROWN_UP = 18;
const NOT_NOW = 'This declaration is already with us. Please check its status.';

export default sessionHandler('submitEhdf', async (call, deps) => {
  const { body, session } = call;
  const { policyNo, applicationNo, version, language, answers } = body;
  if ((policyNo === undefined) === (applicationNo === undefined))
    throw validationProblem('/policyNo', 'must be given, or an application number, but not both');
  const acknowledgement = await makeRequest(deps, call, {
    type: 'submit-ehdf',
    async effect({ db, claim }) {
      const day = today(deps.clock);
      const { needs, coversInForce } = await findHealthNeeds(db, session, day);
      const need = needs.find(
        ({ shown }) =>
          (policyNo !== undefined && shown.policyNo === policyNo) ||
          (applicationNo !== undefined && shown.applicationNo === applicationNo),
      );
      if (!need) throw problem('not-found');
      if (need.shown.state !== 'needed' && need.shown.state !== 'expired') throw problem('stage', { detail: NOT_NOW });
      checkDeclaration(body, day);
      for (const { id, uploadIds = [] } of answers)
        for (const uploadId of uploadIds)
          await claim({ uploadId, purpose: 'medical-paper', pointer: `/answers/${id}` });
      const birthDate = await findBirthDate(db, session.customerId);
      const age = birthDate === null ? GROWN_UP : ageOn(day, birthDate);
      const outcome = healthOutcome({ answers, age, today: day });
      const category =
        outcome === 'medical'
          ? medicalCategory({ age, sumAtRisk: sumAtRisk(need.sumAssured, coversInForce), needsTests: true }, day)
          : null;
      const { answers: shared, callDoctor } = answersForUnderwriters(body);
      return {
        isDone: false,
        policyNos: policyNo === undefined ? [] : [policyNo],
        payload: {
          because: need.shown.because,
          ...(applicationNo !== undefined && { applicationNo }),
          outcome,
          ...(category && { medicalCategory: category }),
          ...(callDoctor && { callDoctor }),
          sealedDeclaration: sealJson(deps.secrets, 'health', { version, language, answers: shared }),
        },
        async keep(ticket) {
          await insertDeclaration(db, {
            ticket,
            customer_id: session.customerId,
            policy_no: policyNo ?? null,
            application_no: applicationNo ?? null,
            version,
            language,
            outcome,
            declared_on: day,
            valid_until: healthValidUntil(day),
          });
          await insertCopy(db, { ticket, sealed: sealCopy(deps, ticket, answers) });
          if (category)
            await openCase(deps, db, {
              ticket,
              customerId: session.customerId,
              policyNo: policyNo ?? null,
              applicationNo: applicationNo ?? null,
              lifeAssuredName: need.shown.lifeAssuredName,
              category,
            });
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

import type { components } from '@lifedesk/contract';
import { arrearsPromisedOn, type CalendarDate, formatDate, isCalendarDate, reviewPromisedOn } from '@lifedesk/rules';
import type { ApprovedEffect } from '../../contributions.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { findHolidays } from '../payments/public.ts';
import { findRequestByKey, makeRequest } from '../requests/public.ts';
import { openCertificates, secondName } from './assert-open.ts';
import { type CertificateRow, findCertificates, lockPolicies, setReview } from './certificates.store.ts';
import { changeFaceCheck, type FaceCheckRow, findFaceCheck } from './faces.store.ts';
import { giveCertificates, type Release } from './give-certificate.ts';
import { addGiven, certificatesOf, markGiven } from './given.store.ts';

type Schemas = components['schemas'];
/** What a repeated call answers again; kept with the request. */
type Result = Omit<Schemas['SubmittedLifeCertificate'], 'acknowledgement'>;

export default sessionHandler('submitLifeCertificate', async (call, deps) => {
  const { body, session, headers } = call;
  const { customerId } = session;
  const { policyNos, life = 'first' } = body;
  const day = today(deps.clock);
  const holidays = await findHolidays(deps.db);
  const acknowledgement = await makeRequest(deps, call, {
    type: 'digital-living-certificate',
    async effect({ db, now, claim }) {
      await lockPolicies(db, customerId, policyNos);
      const rows = await openCertificates(db, customerId, { policyNos, life }, day);
      const after = formatDate(day);
      const changes = policyNos.map((policyNo) => ({ field: 'life-certificate' as const, policyNo, after }));
      if ('compareToken' in body) {
        const face = await takeComparison(db, session.id, body.compareToken, now);
        // a picture of one life gives no certificate of another
        if (face.life !== life || policyNos.some((policyNo) => !face.policy_nos.includes(policyNo)))
          throw problem('not-found');
        const { score, model, band } = face;
        if (band === 'same') {
          const released = await giveCertificates({ db, contributions: deps.contributions }, rows, { today: day, now });
          return {
            isDone: true,
            promisedOn: arrearsPromisedOn(day),
            policyNos,
            changes,
            payload: { ...toResult('given', released), ...annuitant(rows) },
            keep: (ticket) => addGiven(db, ticket, rows, { way: 'face', givenOn: day, score, model, band }),
          };
        }
        return {
          isDone: false,
          promisedOn: reviewPromisedOn('face', day, holidays),
          policyNos,
          payload: { certificateState: 'under-review', score, model, ...annuitant(rows) },
          keep: (ticket) => keepReview(db, ticket, rows, { way: 'face', score, model, band: 'person-decides' }),
        };
      }
      const { kind, uploadIds = [], pinCode, preferred } = body.way;
      if (kind === 'form' && uploadIds.length === 0)
        throw validationProblem('/way/uploadIds', 'must have the signed form');
      if (kind === 'home' && pinCode === undefined) throw validationProblem('/way/pinCode', 'must have the PIN code');
      for (const [at, uploadId] of uploadIds.entries())
        await claim({ uploadId, purpose: 'life-certificate-form', pointer: `/way/uploadIds/${at}` });
      const isReview = kind === 'form';
      return {
        isDone: false,
        promisedOn: reviewPromisedOn(kind, day, holidays),
        policyNos,
        payload: {
          ...annuitant(rows),
          certificateState: isReview ? 'under-review' : 'arranged',
          way: kind,
          ...(pinCode && { pinCode }),
          ...(preferred && { preferred }),
        },
        keep: (ticket) =>
          isReview ? keepReview(db, ticket, rows, { way: kind }) : addGiven(db, ticket, rows, { way: kind }),
      };
    },
  });
  const request = await findRequestByKey(deps.db, customerId, headers['Idempotency-Key']);
  return ok({ acknowledgement, ...readResult(request?.payload ?? {}) });
});

/** Uses a comparison up, in the caller's transaction. */
async function takeComparison(db: Db, sessionId: string, compareToken: string, now: Date): Promise<FaceCheckRow> {
  const face = await findFaceCheck(db, sessionId, 'compare_hash', tokenHash(compareToken));
  const isCurrent = face?.compare_ends_at && face.compare_ends_at > now;
  if (!face || !isCurrent || !(await changeFaceCheck(db, face.id, { used_at: now }))) throw problem('identity-expired');
  return face;
}

/** A person decides: nothing is held until then. */
async function keepReview(
  db: Db,
  ticket: string,
  rows: readonly CertificateRow[],
  how: Parameters<typeof addGiven>[3],
): Promise<void> {
  await addGiven(db, ticket, rows, how);
  await setReview(db, rows, ticket);
}

/** Who the second life is, for the person who decides; nothing for the policyholder. */
function annuitant([row]: readonly CertificateRow[]): { annuitantName?: string } {
  const annuitantName = secondName(row);
  return annuitantName === null ? {} : { annuitantName };
}

function toResult(certificateState: Result['certificateState'], { nextDueOn, amount, instalments }: Release): Result {
  return {
    certificateState,
    ...(nextDueOn !== null && { nextDueOn }),
    releasedAmount: amount,
    releasedInstalments: instalments,
  };
}

/** The result, from the payload of the request that the key made. */
function readResult(payload: Record<string, unknown>): Result {
  const { nextDueOn, releasedAmount, releasedInstalments } = payload;
  const states = ['given', 'under-review', 'arranged'] as const;
  return {
    certificateState: states.find((state) => state === payload.certificateState) ?? 'arranged',
    ...(typeof nextDueOn === 'string' && isCalendarDate(nextDueOn) && { nextDueOn }),
    ...(typeof releasedAmount === 'number' && { releasedAmount }),
    ...(typeof releasedInstalments === 'number' && { releasedInstalments }),
  };
}

/**
 * A person has seen that the annuitant lives, on a form, a picture, a call or a visit. A certificate that was given in another
 * way meanwhile stays as it is: the next one is not due later because of a second proof.
 */
export const certificateApproved: ApprovedEffect = async (transaction, request, contributions) => {
  const now = request.settled_at ?? request.made_at;
  const day: CalendarDate = today({ now: () => now });
  await lockPolicies(transaction, request.customer_id, request.policy_nos);
  const all = await findCertificates(transaction, request.customer_id);
  const rows = await certificatesOf(transaction, request.ticket, all);
  await giveCertificates({ db: transaction, contributions }, rows, { today: day, now });
  await markGiven(transaction, request.ticket, rows, day);
};

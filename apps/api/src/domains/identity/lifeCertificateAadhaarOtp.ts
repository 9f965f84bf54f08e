import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { sendAadhaarOtp } from './aadhaar-otp.ts';
import { checkedLife, secondName } from './assert-open.ts';
import { findFaceCheck } from './faces.store.ts';

export default sessionHandler('lifeCertificateAadhaarOtp', async ({ body, session }, deps) => {
  const check = await findFaceCheck(deps.db, session.id, 'liveness_hash', tokenHash(body.livenessToken));
  if (!check || check.liveness_ends_at <= deps.clock.now()) throw problem('liveness-expired');
  const person = secondName(await checkedLife(deps.db, session.customerId, check));
  return ok(await sendAadhaarOtp(deps, session, { purpose: 'life-certificate', faceCheckId: check.id, person, body }));
});

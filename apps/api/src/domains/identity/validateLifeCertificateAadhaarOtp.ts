import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { checkAadhaarOtp } from './aadhaar-otp.ts';
import { checkedLife } from './assert-open.ts';
import { changeFaceCheck, findFaceCheckById } from './faces.store.ts';
import { matchFound } from './found-dto.ts';

const LIFETIME_MS = 10 * 60_000;

export default sessionHandler('validateLifeCertificateAadhaarOtp', async ({ body, session }, deps) => {
  const { db, clock, ids, faceComparison } = deps;
  if (!faceComparison) throw problem('unavailable');
  const { challenge, person, photo } = await checkAadhaarOtp(deps, session, 'life-certificate', body);
  const now = clock.now();
  const check = await findFaceCheckById(db, session.id, challenge.face_check_id ?? '');
  if (!check || check.liveness_ends_at <= now) throw problem('liveness-expired');
  const row = await checkedLife(db, session.customerId, check);
  if (!row) throw problem('liveness-expired');
  const annuitant = { name: row.annuitantName, birth_date: row.certificate.birthDate };
  const { name, birthDate, outcome } = matchFound(annuitant, person);
  const answer = { aadhaarLastFour: person.lastFour, match: { name, birthDate } };
  // Another person's Aadhaar: nothing is compared, and the photo ends here.
  if (outcome !== 'verified') return ok(answer);
  const photoReference = await faceComparison.takePhoto(photo);
  const identityToken = ids.token();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const isKept = await changeFaceCheck(db, check.id, {
    photo_reference: photoReference,
    last_four: person.lastFour,
    identity_hash: tokenHash(identityToken),
    identity_ends_at: expiresAt,
  });
  if (!isKept) throw problem('liveness-expired');
  return ok({ ...answer, identityToken, expiresAt: expiresAt.toISOString() });
});

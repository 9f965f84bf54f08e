import { faceBand } from '@lifedesk/rules';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { changeFaceCheck, findFaceCheck } from './faces.store.ts';
import { takeTry } from './tries.ts';

/** How long the result can be submitted. */
const LIFETIME_MS = 10 * 60_000;

export default sessionHandler('compareFace', async ({ body, session }, deps) => {
  const { db, clock, ids, faceComparison } = deps;
  const now = clock.now();
  const check = await findFaceCheck(db, session.id, 'liveness_hash', tokenHash(body.livenessToken));
  if (!check || check.liveness_ends_at <= now || check.compare_hash !== null) throw problem('liveness-expired');
  const { identity_hash, identity_ends_at, photo_reference: photo } = check;
  const isIdentified =
    identity_hash === tokenHash(body.identityToken) && identity_ends_at !== null && identity_ends_at > now;
  if (!isIdentified || photo === null) throw problem('identity-expired');
  if (!faceComparison) throw problem('unavailable');
  const taken = await takeTry(deps, LIMITS.faceTries, session.customerId);
  const compared = await faceComparison
    .compare({ picture: check.picture_reference, photo })
    .catch(async (error: unknown) => {
      await taken.giveBack();
      throw error;
    });
  const { score, model } = compared;
  const result = faceBand(score, today(clock));
  if (result === 'different') {
    // both pictures are gone by now, so another try begins with a new one
    await changeFaceCheck(db, check.id, { score, model, band: result, used_at: now });
    return ok({ result, triesLeft: taken.left });
  }
  await taken.giveBack();
  const compareToken = ids.token();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const compare = { compare_hash: tokenHash(compareToken), compare_ends_at: expiresAt };
  if (!(await changeFaceCheck(db, check.id, { score, model, band: result, ...compare })))
    throw problem('liveness-expired');
  // the try was given back
  return ok({ compareToken, result, triesLeft: taken.left + 1, expiresAt: expiresAt.toISOString() });
});

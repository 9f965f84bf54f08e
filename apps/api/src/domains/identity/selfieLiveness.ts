import { checkFile } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { checkCounted } from '../uploads/public.ts';
import { openCertificates, secondName } from './assert-open.ts';
import { recordConsent } from './consent.ts';
import { insertFaceCheck } from './faces.store.ts';
import { takeTry } from './tries.ts';

/** How long a picture that passed can be used. */
const LIFETIME_MS = 10 * 60_000;

export default sessionHandler('selfieLiveness', async ({ body, session }, deps) => {
  const { db, clock, ids, faceComparison } = deps;
  const { customerId } = session;
  const { picture, policyNos, life = 'first', consent } = body;
  const [row] = await openCertificates(db, customerId, { policyNos, life }, today(clock));
  await assertPicture(deps, session, Buffer.from(picture, 'base64'));
  if (!faceComparison) throw problem('unavailable');
  const taken = await takeTry(deps, LIMITS.livenessTries, customerId);
  const checked = await (async () => {
    await recordConsent(deps, db, session, 'life-certificate', consent, secondName(row));
    return faceComparison.checkPicture(picture);
  })().catch(async (error: unknown) => {
    await taken.giveBack();
    throw error;
  });
  const { result, reasons, reference } = checked;
  if (result !== 'live') return ok({ result, reasons: [...reasons], triesLeft: taken.left });
  await taken.giveBack();
  const livenessToken = ids.token();
  const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
  await insertFaceCheck(db, {
    id: ids.uuid(),
    customer_id: customerId,
    session_id: session.id,
    policy_nos: [...policyNos],
    life,
    picture_reference: reference,
    liveness_hash: tokenHash(livenessToken),
    liveness_ends_at: expiresAt,
  });
  // the try was given back
  const triesLeft = taken.left + 1;
  return ok({ livenessToken, result, reasons: [], triesLeft, expiresAt: expiresAt.toISOString() });
});

/** A JPEG or PNG picture that is what it says, in memory alone. */
async function assertPicture(deps: Deps, session: Session, content: Buffer): Promise<void> {
  const { contentType, fault } = checkFile(content);
  if (fault) throw problem('file-format', { fileFault: fault });
  if (contentType === 'application/pdf') throw problem('file-format', { fileFault: 'other-kind' });
  const found = await checkCounted(deps, session, { content, contentType });
  if (found) throw problem('file-format', { fileFault: found });
}

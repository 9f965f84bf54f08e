import type { components } from '@lifedesk/contract';
import { checkMobile, foundIdentityMinutes, isOfflineFileCurrent, OFFLINE_FILE_DAYS, valueOn } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { checkOfflineFile } from '../../platform/offline-aadhaar/check-offline-file.ts';
import { type Problem, problem, refusalAt, validationProblem } from '../../platform/problem.ts';
import { sealJson } from '../../platform/sealed-json.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { checkAadhaarOtp } from './aadhaar-otp.ts';
import { recordConsent } from './consent.ts';
import { keepFound } from './found.store.ts';
import { type SealedIdentity, toFoundDto } from './found-dto.ts';
import { foundTokenOf } from './found-token.ts';

type ByFile = components['schemas']['EkycByFile'];

export default sessionHandler('validateEkyc', async ({ body, session }, deps) => {
  const { db, clock, secrets } = deps;
  const found = 'offline' in body ? await fromFile(deps, session, body) : await fromOtp(deps, session, body);
  const foundAt = clock.now();
  // biome-ignore lint/plugin/arithmetic: minutes as milliseconds
  const expiresAt = new Date(foundAt.getTime() + foundIdentityMinutes(today(clock)) * 60_000);
  const foundToken = foundTokenOf(deps, session, foundAt);
  await keepFound(db, {
    customer_id: session.customerId,
    token_hash: tokenHash(foundToken),
    session_id: session.id,
    sealed: sealJson(secrets, 'identity', found),
    found_at: foundAt,
    ends_at: expiresAt,
  });
  return ok(await toFoundDto(db, session, found, { foundToken, expiresAt }));
});

/** The photo is dropped here. */
async function fromOtp(
  deps: Deps,
  session: Session,
  body: components['schemas']['EkycByOtp'],
): Promise<SealedIdentity> {
  const { person, challenge } = await checkAadhaarOtp(deps, session, 'ekyc', body);
  return { person, kycLevel: 'online', transactionId: challenge.transaction_id };
}

async function fromFile(deps: Deps, session: Session, { consent, offline }: ByFile): Promise<SealedIdentity> {
  const { db, clock, aadhaarCertificates: certificates } = deps;
  if (certificates.length === 0) throw problem('unavailable');
  const { file, shareCode, mobileNo } = offline;
  const day = today(clock);
  const giveBack = await createLimits(deps).reserveOrThrow(LIMITS.aadhaarFiles, session.customerId);
  await recordConsent(deps, db, session, 'ekyc', consent);
  const answer = await checkOfflineFile({
    file: Buffer.from(file, 'base64'),
    shareCode,
    mobile: mobileNo === undefined ? null : tenDigits(mobileNo),
    certificates,
  });
  const refuse = (because: Parameters<typeof refusalOf>[1], madeOn?: typeof day) => refusalOf(day, because, madeOn);
  if ('because' in answer) throw refuse(answer.because);
  await giveBack();
  const { madeOn, ...person } = answer.person;
  if (!isOfflineFileCurrent(madeOn, day)) throw refuse('too-old', madeOn);
  return { person, kycLevel: 'offline', transactionId: null };
}

type Because = Parameters<typeof refusalAt<'offline-file'>>[2]['because'];

function refusalOf(day: ReturnType<typeof today>, because: Because, madeOn?: ReturnType<typeof today>): Problem {
  const count = valueOn(OFFLINE_FILE_DAYS, day) ?? 0;
  const at =
    because === 'code-wrong'
      ? '/offline/shareCode'
      : because === 'mobile-differs'
        ? '/offline/mobileNo'
        : '/offline/file';
  return problem('offline-file', { errors: [refusalAt(at, 'offline-file', { because, date: madeOn, count })] });
}

function tenDigits(mobileNo: string): string {
  const checked = checkMobile(mobileNo);
  if (!checked.valid || !checked.value.isIndian)
    throw validationProblem('/offline/mobileNo', 'must be a mobile number in India');
  return checked.value.national;
}

import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { consentText } from './consent.ts';
import { findFound, findIdentity, type IdentityRow } from './found.store.ts';
import { openFound, toFoundDto } from './found-dto.ts';
import { foundTokenOf } from './found-token.ts';
import { isUnderReview } from './identity-state.ts';
import { toOtherWays } from './other-ways.ts';

export default sessionHandler('ekycStatus', async ({ session }, deps) => {
  const { db, clock, secrets } = deps;
  const { customerId } = session;
  const [identity, found] = await Promise.all([
    findIdentity(db, customerId),
    findFound(db, { customerId, sessionId: session.id }, clock.now()),
  ]);
  return ok({
    ...toState(identity),
    canUseAadhaarOtp: deps.identityRegistry !== null,
    canUseAadhaarFile: deps.aadhaarCertificates.length > 0,
    consent: consentText(deps, 'ekyc'),
    otherWays: toOtherWays(['video', 'branch', 'call'], today(clock)),
    ...(found && {
      found: await toFoundDto(db, session, openFound(secrets, found.sealed), {
        foundToken: foundTokenOf(deps, session, found.found_at),
        expiresAt: found.ends_at,
      }),
    }),
  });
});

function toState(identity: IdentityRow | undefined) {
  if (!identity) return { state: 'open' as const };
  const { verified_on: verifiedOn, kyc_level: kycLevel, last_four: aadhaarLastFour, ticket, promised_on } = identity;
  if (verifiedOn !== null) return { state: 'verified' as const, verifiedOn, kycLevel, aadhaarLastFour };
  if (!isUnderReview(identity)) return { state: 'open' as const };
  return { state: 'review' as const, ticket, ...(promised_on !== null && { promisedDate: promised_on }) };
}

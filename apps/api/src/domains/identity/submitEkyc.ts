import type { components } from '@lifedesk/contract';
import { isCalendarDate } from '@lifedesk/rules';
import type { ApprovedEffect } from '../../contributions.ts';
import { ok, type RequestBody, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Message, m } from '../../platform/language.ts';
import { problem, validationProblem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import type { AadhaarAddress } from '../../ports/identity-registry.ts';
import {
  addressInBrief,
  checkPlace,
  findAddresses,
  lockPolicyNumbers,
  type NewAddress,
  setCustomerAddress,
  setPolicyAddresses,
} from '../profile/public.ts';
import { type Change, findRequestByKey, makeRequest } from '../requests/public.ts';
import { confirmIdentity, findCustomer, keepVerified, setGender, takeFound } from './found.store.ts';
import { isUsable, matchFound, openFound } from './found-dto.ts';

type Schemas = components['schemas'];
type Body = RequestBody<'submitEkyc'>;
/** What a repeated call answers again; kept with the request. */
type Result = Omit<Schemas['SubmittedEkyc'], 'acknowledgement'>;

const GENDERS: Readonly<Record<'F' | 'M' | 'T', Message>> = {
  F: m.audit_genderFemale,
  M: m.audit_genderMale,
  T: m.audit_genderTransgender,
};

export default sessionHandler('submitEkyc', async (call, deps) => {
  const { body, session, headers } = call;
  const { customerId } = session;
  const day = today(deps.clock);
  const acknowledgement = await makeRequest(deps, call, {
    type: 'ekyc',
    async effect({ db, now, claim }) {
      const own = await lockPolicyNumbers(db, customerId);
      if (body.policyNos.some((policyNo) => !own.includes(policyNo))) throw problem('not-found');
      const who = { customerId, sessionId: session.id, tokenHash: tokenHash(body.foundToken) };
      const taken = await takeFound(db, who, now);
      if (!taken) throw problem('found-expired');
      const { person, kycLevel, transactionId } = openFound(deps.secrets, taken.sealed);
      const ours = await findCustomer(db, customerId);
      const { name, birthDate, outcome } = matchFound(ours, person);
      const isVerified = outcome === 'verified';
      for (const [at, uploadId] of (body.uploadIds ?? []).entries())
        await claim({ uploadId, purpose: 'identity-proof', pointer: `/uploadIds/${at}` });
      // The customer reads what was changed, so it is in their language.
      const locale = { locale: ours.language };
      const changes: Change[] = isVerified ? [{ field: 'identity', after: m.audit_identityVerified({}, locale) }] : [];
      const applied = isVerified ? body.apply : [];
      if (applied.includes('address')) changes.push(...(await applyAddress(db, customerId, own, body, person.address)));
      if (applied.includes('gender')) {
        if (ours.gender !== null) throw validationProblem('/apply', 'can have the gender only if ours is missing');
        await setGender(db, customerId, person.gender);
        changes.push({ field: 'gender', after: GENDERS[person.gender]({}, locale) });
      }
      const result: Result = { outcome, kycLevel, applied, ...(isVerified && { verifiedOn: day }) };
      const forStaff = isVerified
        ? {}
        : { ourName: ours.name, foundName: person.name, nameMatch: name, birthDateMatch: birthDate };
      return {
        isDone: isVerified,
        policyNos: applied.includes('address') ? body.policyNos : [],
        changes,
        payload: { ...result, ...forStaff, ...(body.differsBecause && { differsBecause: body.differsBecause }) },
        keep: (ticket) =>
          keepVerified(db, {
            customer_id: customerId,
            ticket,
            kyc_level: kycLevel,
            last_four: person.lastFour,
            name_match: name,
            birth_date_match: birthDate,
            transaction_id: transactionId,
            verified_on: isVerified ? day : null,
          }),
      };
    },
  });
  const request = await findRequestByKey(deps.db, customerId, headers['Idempotency-Key']);
  return ok({ acknowledgement, ...readResult(request?.payload ?? {}) });
});

/** The result, from the payload of the request that the key made. */
function readResult({ outcome, kycLevel, applied, verifiedOn }: Record<string, unknown>): Result {
  const list: readonly unknown[] = Array.isArray(applied) ? applied : [];
  return {
    outcome: outcome === 'verified' ? 'verified' : 'review',
    kycLevel: kycLevel === 'offline' ? 'offline' : 'online',
    applied: (['address', 'gender'] as const).filter((field) => list.includes(field)),
    ...(typeof verifiedOn === 'string' && isCalendarDate(verifiedOn) && { verifiedOn }),
  };
}

/** Sends the letters of the chosen policies to the found address, or to its correction, which needs a proof. */
async function applyAddress(
  db: Db,
  customerId: number,
  own: readonly string[],
  { policyNos, correctedAddress, uploadIds = [] }: Body,
  found: AadhaarAddress,
): Promise<Change[]> {
  if (policyNos.length === 0) throw validationProblem('/policyNos', 'must have a policy');
  if (!correctedAddress && !isUsable(found))
    throw validationProblem('/correctedAddress', 'must have the address with matching state, city and PIN code');
  if (correctedAddress) {
    const { wrong } = checkPlace(correctedAddress);
    if (wrong) throw validationProblem(`/correctedAddress/${wrong}`, 'must match state, city and PIN code');
    if (uploadIds.length === 0) throw validationProblem('/uploadIds', 'must have a proof of the corrected address');
  }
  const { addrLine1, addrLine2 = null, addrLine3 = null, city, state, pinCode } = correctedAddress ?? found;
  const address: NewAddress = {
    kind: 'correspondence',
    line1: addrLine1,
    line2: addrLine2,
    line3: addrLine3,
    city,
    state,
    pin_code: pinCode,
    country: 'IN',
  };
  const before = await findAddresses(db, customerId);
  if (policyNos.length === own.length) await setCustomerAddress(db, customerId, address);
  else await setPolicyAddresses(db, policyNos, address);
  const after = addressInBrief({ city, pin_code: pinCode });
  return policyNos.map((policyNo) => ({
    field: 'address' as const,
    policyNo,
    before: addressInBrief(before.get(policyNo)),
    after,
  }));
}

/** A person has confirmed that both are the same. */
export const ekycApproved: ApprovedEffect = async (transaction, { ticket, settled_at, made_at }) => {
  const at = settled_at ?? made_at;
  await confirmIdentity(transaction, ticket, today({ now: () => at }));
};

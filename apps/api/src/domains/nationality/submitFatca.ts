import type { components } from '@lifedesk/contract';
import { nationalityOf } from '@lifedesk/rules';
import type { ApprovedEffect } from '../../contributions.ts';
import type { Deps } from '../../deps.ts';
import { checkCodes } from '../../platform/access/confirmations.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { today } from '../../platform/today.ts';
import { assertOwnClientId } from '../policies/public.ts';
import { type Acknowledgement, makeRequest, type Proof, type RequestCall } from '../requests/public.ts';
import { checkDeclaration } from './check-declaration.ts';
import { applyDeclaration, findDeclarant, insertDeclaration, releaseHolds } from './store.ts';

export const submitFatcaWithOtp = sessionHandler('submitFatcaWithOtp', async (call, deps) => {
  const { body, session, client } = call;
  const acknowledgement = await declare(deps, call, {
    details: body.fatcaDetails,
    proofs: body.proofs,
    proof: () => checkCodes(deps, session, 'update-nationality', [body], client),
    counts: true,
  });
  return ok(acknowledgement);
});

export const submitFatcaWithoutOtp = sessionHandler('submitFatcaWithoutOtp', async (call, deps) =>
  ok(await declare(deps, call, { details: call.body.fatcaDetails, proofs: null, counts: false })),
);

export const corporateSubmitFatca = sessionHandler('corporateSubmitFatca', async (call, deps) => {
  const { clientId, fatcaDetails, proofs } = call.body;
  assertOwnClientId(call.session, clientId);
  return ok(await declare(deps, call, { details: fatcaDetails, proofs, counts: true }));
});

type Schemas = components['schemas'];

interface DeclarationCall {
  details: Schemas['FatcaDeclaration'];
  /** Null if the session cannot upload. */
  proofs: Schemas['FatcaProofs'] | null;
  proof?: Proof;
  /** Whether the declaration takes effect immediately. */
  counts: boolean;
}

/** Stores a declaration. It takes effect if the customer confirmed it. Staff check the proofs. */
function declare(
  deps: Deps,
  call: RequestCall,
  { details, proofs, proof, counts }: DeclarationCall,
): Promise<Acknowledgement> {
  const { customerId } = call.session;
  return makeRequest(deps, call, {
    type: 'update-nationality',
    ...(proof ? { proof } : {}),
    async effect({ db, now, claim }) {
      const declarant = call.session.kind === 'corp' ? 'company' : 'person';
      checkDeclaration({ details, proofs, declarant }, today(deps.clock));
      for (const [at, { uploadId }] of (proofs ?? []).entries())
        await claim({ uploadId, purpose: 'nationality-proof', pointer: `/proofs/${at}/uploadId` });
      const { nationality: before } = await findDeclarant(db, customerId);
      const id = deps.ids.uuid();
      await insertDeclaration(db, { id, customer_id: customerId, details, made_at: now });
      if (counts) await applyDeclaration(db, id, now);
      return {
        isDone: counts && (proofs ?? []).length === 0,
        changes: counts ? [{ field: 'nationality', before: inWords(before), after: inWords(details.nationality) }] : [],
        payload: { declarationId: id, proofs: (proofs ?? []).map(({ proofKind }) => proofKind) },
      };
    },
  });
}

/** For the audit trail that the customer reads. */
const inWords = (code: string): string => nationalityOf(code)?.label ?? code;

/** Applies an approved declaration and releases what it held. */
export const declarationApproved: ApprovedEffect = async (transaction, { payload, customer_id, settled_at }) => {
  if (settled_at === null) return;
  await applyDeclaration(transaction, String(payload.declarationId), settled_at);
  await releaseHolds(transaction, customer_id);
};

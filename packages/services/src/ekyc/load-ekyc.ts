import { type AddressesContext, deleteDraft, loadAddresses } from '@lifedesk/journey';
import { type AnswerOf, type CallOptions, ekycStatus, isLifedeskError, type Sdk } from '@lifedesk/sdk';
import { ekyc } from './facts.ts';

export type FoundIdentity = AnswerOf<'validateEkyc'>;

/** What we hold about the identity, and the policies with their addresses. */
export interface EkycContext extends AnswerOf<'ekycStatus'>, AddressesContext {}

/** Loads both. A request whose answer was lost has arrived if nothing is open any more: its draft is over. */
export async function loadEkyc(sdk: Sdk, body: Record<string, never>, options: CallOptions): Promise<EkycContext> {
  const [status, addresses] = await Promise.all([ekycStatus(sdk, body, options), loadAddresses(sdk, body, options)]);
  if (status.state !== 'open' && !status.found) deleteDraft(sdk.session.store, ekyc);
  return { ...status, ...addresses };
}

/**
 * What a check found. If its answer was lost on the way, what it found is asked for again.
 * @param earlier the handle of what an earlier check found, which is not an answer to this one
 * @throws LifedeskError
 */
export async function findIdentity(
  sdk: Sdk,
  check: () => Promise<FoundIdentity>,
  earlier: string | undefined,
): Promise<FoundIdentity> {
  try {
    return await check();
  } catch (error) {
    if (!isLifedeskError(error) || error.status !== 0) throw error;
    const { found } = await ekycStatus(sdk, {}, { background: true }).catch(() => ({ found: undefined }));
    if (!found || found.foundToken === earlier) throw error;
    return found;
  }
}

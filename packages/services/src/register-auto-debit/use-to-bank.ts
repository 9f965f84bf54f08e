import { deleteDraft, inBackground, useApp, usePageNavigation, useSubmitAndRedirect } from '@lifedesk/journey';
import { type BodyOf, submitAutoDebit } from '@lifedesk/sdk';
import { mandateJourney } from './mandate-journey.ts';

type MandateRequest = Omit<BodyOf<'submitAutoDebit'>, 'returnPath'>;

/** Requests a mandate and opens the bank's page, where the customer approves it. */
export function useToBank(): (request: MandateRequest) => Promise<never> {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  return useSubmitAndRedirect(async (request, idempotencyKey) => {
    const body = { ...request, returnPath: self() };
    const { mandateId, bankUrl } = await submitAutoDebit(sdk, body, { ...inBackground, idempotencyKey });
    // the next visit starts another mandate
    deleteDraft(sdk.session.store, mandateJourney);
    return { url: bankUrl, resultAddress: self({ mandateId }) };
  });
}

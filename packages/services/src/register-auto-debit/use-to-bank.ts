import { forgetDraft, inBackground, useApp, useAskAndLeave, usePlace } from '@lifedesk/journey';
import { type BodyOf, submitAutoDebit } from '@lifedesk/sdk';
import { mandateJourney } from './mandate-journey.ts';

type Asked = Omit<BodyOf<'submitAutoDebit'>, 'returnPath'>;

/** Asks for a mandate and opens the bank's page, on which the customer approves it. */
export function useToBank(): (asked: Asked) => Promise<never> {
  const { sdk } = useApp();
  const { self } = usePlace();
  return useAskAndLeave(async (asked, idempotencyKey) => {
    const body = { ...asked, returnPath: self() };
    const { mandateId, bankUrl } = await submitAutoDebit(sdk, body, { ...inBackground, idempotencyKey });
    // the next visit begins another mandate
    forgetDraft(sdk.session.store, mandateJourney);
    return { url: bankUrl, resultAddress: self({ mandateId }) };
  });
}

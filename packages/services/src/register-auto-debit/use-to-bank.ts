import { inBackground, useApp, useAskAndLeave, usePlace } from '@lifedesk/journey';
import { type BodyOf, submitAutoDebit } from '@lifedesk/sdk';

type Asked = Omit<BodyOf<'submitAutoDebit'>, 'returnPath'>;

/** Asks for a mandate and opens the bank's page, on which the customer approves it. */
export function useToBank(): (asked: Asked) => Promise<never> {
  const { sdk } = useApp();
  const { self } = usePlace();
  return useAskAndLeave(async (asked, idempotencyKey) => {
    const body = { ...asked, returnPath: self() };
    const { mandateId, bankUrl } = await submitAutoDebit(sdk, body, { ...inBackground, idempotencyKey });
    return { url: bankUrl, resultAddress: self({ mandateId }) };
  });
}

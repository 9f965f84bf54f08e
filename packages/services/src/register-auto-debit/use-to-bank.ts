import { inBackground, useApp, usePlace } from '@lifedesk/journey';
import { type BodyOf, isLifedeskError, newId, submitAutoDebit } from '@lifedesk/sdk';
import { useRef } from 'react';

type Asked = Omit<BodyOf<'submitAutoDebit'>, 'returnPath'>;

/**
 * Asks for a mandate and leads to the bank's page; does not return while that opens, since another step in the history would
 * keep the browser here. The same mandate keeps its idempotency key while the page is open, so a second press or a retry after
 * a lost answer is one mandate.
 */
export function useToBank(): (asked: Asked) => Promise<never> {
  const { sdk, leave } = useApp();
  const { self } = usePlace();
  const keys = useRef(new Map<string, string>());
  return async (asked) => {
    const choice = JSON.stringify(asked);
    const idempotencyKey = keys.current.get(choice) ?? newId();
    keys.current.set(choice, idempotencyKey);
    try {
      const { mandateId, bankUrl } = await submitAutoDebit(
        sdk,
        { ...asked, returnPath: self() },
        { ...inBackground, idempotencyKey },
      );
      leave(bankUrl, self({ mandateId }));
    } catch (error) {
      // the server refused it: what is changed after that is another mandate
      if (isLifedeskError(error) && (error.status === 409 || error.status === 400)) keys.current.delete(choice);
      throw error;
    }
    return new Promise<never>(() => {});
  };
}

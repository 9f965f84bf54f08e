import { isLifedeskError } from '@lifedesk/sdk';
import { useSetAtom } from 'jotai';
import { endToastsAtom } from '../../answers/toasts-atom.ts';
import { useIdempotencyKeys } from '../../answers/use-idempotency-keys.ts';
import { useApp } from '../../provider/app.ts';

/** Where a request leads: the page of the gateway or the bank, and the address here that shows how it ended. */
export interface PageToOpen {
  readonly url: string;
  readonly resultAddress: string;
}

/**
 * Requests something that is confirmed on another company's page, such as a payment or a mandate, and opens that page.
 * The promise stays pending while it opens: another step in the history would keep the browser here. The same request
 * keeps its idempotency key while this page is open, so a second press or a retry after a lost response takes effect
 * once.
 * @param onRefused the server refused the request (400 or 409): a changed request counts as a new one
 */
export function useSubmitAndRedirect<Body>(
  ask: (body: Body, idempotencyKey: string) => Promise<PageToOpen>,
  onRefused?: () => void,
): (body: Body) => Promise<never> {
  const { leave } = useApp();
  const endToasts = useSetAtom(endToastsAtom);
  const { keyOf, forget } = useIdempotencyKeys();
  return async (body) => {
    // toasts about the last attempt do not apply to this one
    endToasts();
    try {
      const { url, resultAddress } = await ask(body, keyOf(body));
      leave(url, resultAddress);
    } catch (error) {
      if (isLifedeskError(error) && (error.status === 409 || error.status === 400)) {
        forget(body);
        onRefused?.();
      }
      throw error;
    }
    return new Promise<never>(() => {});
  };
}

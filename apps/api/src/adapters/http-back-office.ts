import { isSignedBody, signBody } from '../platform/signed-body.ts';
import type { BackOffice } from '../ports/back-office.ts';
import type { Clock } from '../ports/clock.ts';
import { DeliveryError } from '../ports/sms-sender.ts';

export interface HttpBackOfficeOptions {
  /**
   * Base URL of the back office's API, without a trailing slash. A function if it is known only once the server
   * listens.
   */
  url: string | (() => string);
  /** Shared with the back office; both sides sign with it. */
  secret: string;
  clock: Clock;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

/** The back office over HTTP: JSON bodies, signed in both directions. */
export function httpBackOffice(options: HttpBackOfficeOptions): BackOffice {
  const { url, secret, clock, timeoutMs = 10_000 } = options;
  const post = options.fetch ?? fetch;
  return {
    isAuthentic: (signed) => isSignedBody(secret, signed, clock.now()),
    async send(event) {
      const body = JSON.stringify(event);
      const { timestamp, signature } = signBody(secret, body, clock.now());
      let answer: Response;
      try {
        answer = await post(`${typeof url === 'string' ? url : url()}/events`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-back-office-timestamp': timestamp,
            'x-back-office-signature': signature,
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        await answer.body?.cancel();
      } catch (cause) {
        throw new DeliveryError('the back office cannot be reached', { cause });
      }
      if (!answer.ok) throw new DeliveryError(`the back office answered ${answer.status}`);
    },
  };
}

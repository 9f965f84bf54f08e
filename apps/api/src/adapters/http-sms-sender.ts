import { DeliveryError, type SmsSender } from '../ports/sms-sender.ts';

export interface HttpSmsOptions {
  url: string;
  token: string;
  /** The sender name that the phone shows. */
  sender: string;
  /** The insurer's id with the operators (DLT). */
  entityId: string;
  /** Milliseconds for connection and response together. */
  timeoutMs?: number;
}

/**
 * Sends messages through an SMS provider: POST of `{ to, from, entityId, templateId, variables, text }` with a bearer
 * token; 2xx means accepted.
 */
export function httpSmsSender({ url, token, sender, entityId, timeoutMs = 8_000 }: HttpSmsOptions): SmsSender {
  return {
    async send({ to, templateId, variables, text }) {
      const body = { to, from: sender, entityId, templateId, variables, text };
      let status: number;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        status = response.status;
        await response.body?.cancel();
      } catch {
        // The cause is left out because it contains the address and may contain the request.
        throw new DeliveryError('the SMS provider cannot be reached');
      }
      if (status < 200 || status > 299) throw new DeliveryError(`the SMS provider answered ${status}`);
    },
  };
}

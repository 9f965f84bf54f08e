import { DeliveryError, type SmsSender } from '../ports/sms-sender.ts';

export interface HttpSmsOptions {
  url: string;
  token: string;
  /** The name that the phone shows. */
  sender: string;
  /** Milliseconds for connection and answer together. */
  timeoutMs?: number;
}

/** Hands messages to an SMS provider: POST of `{ to, from, text }` with a bearer token; 2xx means accepted. */
export function httpSmsSender({ url, token, sender, timeoutMs = 8_000 }: HttpSmsOptions): SmsSender {
  return {
    async send({ to, text }) {
      let status: number;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ to, from: sender, text }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        status = response.status;
        await response.body?.cancel();
      } catch {
        // The cause would name the address and may repeat the request.
        throw new DeliveryError('the SMS provider cannot be reached');
      }
      if (status < 200 || status > 299) throw new DeliveryError(`the SMS provider answered ${status}`);
    },
  };
}

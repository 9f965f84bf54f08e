import type { Brand } from '../brand.ts';
import { renderSms } from '../platform/sms/render-sms.ts';
import { DeliveryError, type SmsSender } from '../ports/sms-sender.ts';

export interface HttpSmsOptions {
  url: string;
  token: string;
  /** The sender name that the phone shows. */
  sender: string;
  /** The brand file has the DLT ids of the templates. */
  brand: Brand;
  /** Origin of the portal, for texts with a link. */
  origin: () => string;
  /** Milliseconds for connection and response together. */
  timeoutMs?: number;
}

/**
 * Sends messages through an SMS provider: POST of `{ to, from, entityId, templateId, variables, text }` with a bearer
 * token; 2xx means accepted.
 */
export function httpSmsSender({ url, token, sender, brand, origin, timeoutMs = 8_000 }: HttpSmsOptions): SmsSender {
  return {
    async send({ to, template, language, variables }) {
      const body = {
        to,
        from: sender,
        entityId: brand.sms.entity,
        templateId: brand.sms.templates[template][language],
        variables,
        text: renderSms({ template, language, variables }, brand, origin),
      };
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

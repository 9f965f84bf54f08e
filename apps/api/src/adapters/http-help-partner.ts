import type { HelpPartner } from '../ports/help-partner.ts';
import { LookupError } from '../ports/lookup-error.ts';
import { type LookupOptions, lookUp } from './look-up-by-http.ts';
import { readInstant, readText } from './read-values.ts';

export interface HelpPartnerOptions extends LookupOptions {
  /** Hosts that a link may lead to, separated by commas. A function if they are known only once this process listens. */
  hosts: string | (() => string);
  /** Where the API is, perhaps with a path. A link without an origin has that of this address. */
  origin: () => string;
}

/**
 * Asks the partner with `{ applicationNo, purpose }`. Accepts only a link by HTTPS to a host of the list, or to one of
 * this computer, whose only content is an opaque code.
 */
export function httpHelpPartner({ hosts, origin, ...options }: HelpPartnerOptions): HelpPartner {
  return {
    async createLink(question) {
      const answer = await lookUp(options, question);
      const url = answer && readText(answer.url);
      const expiresAt = answer && readInstant(answer.expiresAt);
      if (!url || !expiresAt) throw new LookupError("the partner's answer has no link");
      const allowed = (typeof hosts === 'string' ? hosts : hosts()).split(',').map((host) => host.trim());
      if (!isHarmless(url, { allowed, origin: origin(), applicationNo: question.applicationNo }))
        throw new LookupError("the partner's link is not accepted");
      return { url, expiresAt };
    },
  };
}

function isHarmless(
  text: string,
  { allowed, origin, applicationNo }: { allowed: readonly string[]; origin: string; applicationNo: string },
): boolean {
  const url = URL.parse(text, origin);
  if (!url || !allowed.includes(url.host)) return false;
  if (url.protocol !== 'https:' && url.origin !== new URL(origin).origin) return false;
  return url.username === '' && url.search === '' && url.hash === '' && !url.pathname.includes(applicationNo);
}

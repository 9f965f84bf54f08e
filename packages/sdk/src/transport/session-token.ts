import type { Middleware } from 'openapi-fetch';
import type { Tokens } from '../session/state.ts';

/** Adds the session's token and XSRF token, unless the call brings those of another session. */
export function sessionToken(tokens: () => Tokens | undefined): Middleware {
  return {
    onRequest({ request: { headers } }) {
      const current = tokens();
      if (!current || headers.has('Authorization')) return undefined;
      for (const [name, value] of Object.entries(tokenHeaders(current))) headers.set(name, value);
      return undefined;
    },
  };
}

/** The headers of a session's calls. */
export function tokenHeaders({ token, xsrfToken }: Tokens): Record<string, string> {
  return { Authorization: `Bearer ${token}`, 'X-XSRF-Token': xsrfToken };
}

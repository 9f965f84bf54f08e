import type { Middleware } from 'openapi-fetch';

/** Adds the token of the member of staff who is signed in, beside the customer's session. */
export function addStaffToken(staffToken: () => string | undefined): Middleware {
  return {
    onRequest({ request: { headers } }) {
      const token = staffToken();
      if (token !== undefined) headers.set('X-Staff-Token', token);
      return undefined;
    },
  };
}

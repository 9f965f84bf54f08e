import { httpBackOffice } from '../../adapters/http-back-office.ts';
import type { Deps } from '../../deps.ts';

/** The secret with which both sides sign in these tests. */
export const OFFICE_SECRET = 'a secret that only the back office knows';

/** The same node, with its back office at this URL. */
export const sendingTo = (deps: Deps, url: string): Deps => ({
  ...deps,
  backOffice: httpBackOffice({ url, secret: OFFICE_SECRET, clock: deps.clock }),
});

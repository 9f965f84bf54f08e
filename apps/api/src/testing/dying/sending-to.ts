import { httpBackOffice } from '../../adapters/http-back-office.ts';
import type { Deps } from '../../deps.ts';

/** What both sides sign with in these tests. */
export const OFFICE_SECRET = 'a secret that only the back office knows';

/** The same node, with its back office at this address. */
export const sendingTo = (deps: Deps, url: string): Deps => ({
  ...deps,
  backOffice: httpBackOffice({ url, secret: OFFICE_SECRET, clock: deps.clock }),
});

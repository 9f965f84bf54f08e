import type { Deps } from '../../deps.ts';
import type { Db } from '../database/connect.ts';
import type { Client } from './client.ts';
import {
  type BrowserHeader,
  browserGeneration,
  forgetBrowsers,
  knownBrowser,
  rememberBrowser,
} from './known-browser.ts';
import type { Session } from './session.ts';
import { createSessions } from './sessions.ts';

/**
 * Ends the customer's other sessions and makes every other browser new: its next sign-in is announced and holds payouts.
 * Returns the header that keeps this browser known, if it was. A sign-in at the same time is ended, or comes after it.
 */
export async function signOutOthers(
  deps: Deps,
  transaction: Db,
  session: Session,
  client: Client,
): Promise<BrowserHeader | undefined> {
  const { customerId } = session;
  await forgetBrowsers(transaction, customerId);
  await createSessions({ ...deps, db: transaction }).endOthers(session);
  const generation = await browserGeneration(transaction, customerId);
  const wasKnown = knownBrowser(deps, client, customerId, generation - 1) !== null;
  return wasKnown ? rememberBrowser(deps, client, customerId, generation) : undefined;
}

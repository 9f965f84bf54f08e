import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import {
  type BrowserHeader,
  browserGeneration,
  knownBrowser,
  rememberBrowser,
} from '../../platform/access/known-browser.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions, type NewSession } from '../../platform/access/sessions.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { sendNewDeviceNotice } from './new-device-notice.ts';
import { recordNewDevice } from './store.ts';

export interface OpenedSession {
  readonly session: Session;
  readonly header: BrowserHeader;
}

/**
 * Opens the session after an OTP or a hand-over code. In a browser that is new for the customer, the same transaction
 * notifies the registered contacts and holds payouts for some days. The header marks the browser as known.
 */
export async function openSession(
  deps: Deps,
  client: Client,
  session: Omit<NewSession, 'client'>,
): Promise<OpenedSession> {
  const { customerId } = session;
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const generation = await browserGeneration(transaction, customerId, true);
    const opened = await createSessions({ ...deps, db: transaction }).open({ ...session, client });
    if (knownBrowser(deps, client, customerId, generation) === null) {
      await recordNewDevice(transaction, customerId, deps.clock.now());
      await sendNewDeviceNotice(deps, transaction, queue, customerId, client.userAgent);
    }
    return { session: opened, header: rememberBrowser(deps, client, customerId, generation) };
  });
}

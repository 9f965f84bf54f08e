import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import { knownBrowser } from '../../platform/access/known-browser.ts';
import type { Session } from '../../platform/access/session.ts';
import { createSessions, type NewSession } from '../../platform/access/sessions.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { sendNewDeviceNotice } from './new-device-notice.ts';
import { recordNewDevice } from './store.ts';

/**
 * Opens the session after an OTP or a hand-over code. In a browser that is new for the customer, the same transaction
 * notifies the registered contacts and holds payouts for some days. The response's cookie marks the browser as known.
 */
export async function openSession(deps: Deps, client: Client, session: Omit<NewSession, 'client'>): Promise<Session> {
  if (knownBrowser(deps, client, session.customerId)) return createSessions(deps).open({ ...session, client });
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const opened = await createSessions({ ...deps, db: transaction }).open({ ...session, client });
    await recordNewDevice(transaction, session.customerId, deps.clock.now());
    await sendNewDeviceNotice(deps, transaction, queue, session.customerId, client.userAgent);
    return opened;
  });
}

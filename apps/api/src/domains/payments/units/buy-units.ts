import { formatDate, formatRupees } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { collectFaults } from '../../../platform/jobs/fault-collector.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { m } from '../../../platform/language.ts';
import { type Queue, queueOf } from '../../../platform/queue/queue.ts';
import { noticeSentence } from '../../../platform/sms/render-sms.ts';
import { today } from '../../../platform/today.ts';
import { queueNotice, registeredContacts } from '../../requests/public.ts';
import { buyUnits, type FinishedTopUp, findPoliciesToBuyFor, lockFinishedTopUps } from './buy-units.store.ts';
import { buyPremiumUnits } from './premium-lots.store.ts';

type UnitDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>;

/**
 * Buys units whose price is published, and notifies the customer once all units of a top-up are bought. Returns how
 * many lots were bought.
 * @param policyNo the only policy to buy for; any, if omitted
 */
export async function buyAndAnnounce(deps: UnitDeps, limit: number, policyNo?: string): Promise<number> {
  const queue = await queueOf(deps.db);
  return deps.db.transaction().execute(async (transaction) => {
    const lots = await buyUnits(transaction, today(deps.clock), deps.clock.now(), limit, policyNo);
    for (const topUp of await lockFinishedTopUps(transaction, lots)) await announce(deps, transaction, queue, topUp);
    return lots.length;
  });
}

async function announce(
  deps: UnitDeps,
  transaction: Db,
  queue: Queue,
  { customerId, policyNo, amount, navDate }: FinishedTopUp,
): Promise<void> {
  const contacts = await registeredContacts(transaction, customerId);
  const { language } = contacts;
  const variables = [policyNo, formatRupees(amount), formatDate(navDate)];
  const sms = { template: 'units-bought', language, variables } as const;
  await queueNotice(deps, transaction, queue, contacts, {
    letter: {
      subject: m.sms_unitsBoughtSubject({ policy: policyNo }, { locale: language }),
      parts: [noticeSentence(sms)],
      isNotice: true,
    },
    sms,
  });
}

const AT_ONCE = 500;

/**
 * Buys the units of top-ups and premiums once their day's prices are published, policy by policy, so that one that
 * always fails does not block the others.
 */
export function buyUnitsJob(deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'config'>): Job {
  const { db, clock } = deps;
  return {
    name: 'buy units',
    everyMs: 60_000,
    async run(signal) {
      const faults = collectFaults();
      let policyNos: string[] = [];
      do {
        policyNos = await findPoliciesToBuyFor(db, today(clock), policyNos.at(-1) ?? '', AT_ONCE);
        for (const policyNo of policyNos) {
          if (signal.aborted) break;
          await faults.run(() => buyAndAnnounce(deps, AT_ONCE, policyNo));
          await faults.run(() => buyPremiumUnits(db, today(clock), clock.now(), AT_ONCE, policyNo));
        }
      } while (policyNos.length === AT_ONCE && !signal.aborted);
      faults.rethrow();
    },
  };
}

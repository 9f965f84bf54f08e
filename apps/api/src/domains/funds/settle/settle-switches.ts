import { formatRupees, type SwitchLeg, type SwitchLegs, switchLegs } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import type { Db } from '../../../platform/database/connect.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { type Cursor, workOff } from '../../../platform/jobs/work-off.ts';
import { m } from '../../../platform/language.ts';
import { today } from '../../../platform/today.ts';
import { type Change, recordChanges, registeredContacts, requestAdvancer } from '../../requests/public.ts';
import { moveFunds } from './move-funds.ts';
import { claimDueSwitch, type DueSwitch, endSwitch, findSides, lockPricedFunds } from './settle-switches.store.ts';

const FROM = ['received'] as const;

/**
 * Carries out one switch whose price is published: both sides, the lots and the request in one transaction. Returns
 * false if none is due.
 */
export async function settleNextSwitch(deps: Deps, cursor: Cursor<number> = { after: 0 }): Promise<boolean> {
  const advance = await requestAdvancer(deps);
  return deps.db.transaction().execute(async (transaction) => {
    const due = await claimDueSwitch(transaction, today(deps.clock), cursor.after);
    if (!due) return false;
    cursor.after = due.id;
    const now = deps.clock.now();
    const done = due.isDeathIntimated ? undefined : await carryOut(transaction, due, now);
    if (!done) {
      await endSwitch(transaction, due.id, now);
      const note = await whyNot(transaction, due);
      await advance(transaction, due.ticket, {
        from: FROM,
        to: 'declined',
        stage: 'declined',
        note,
        message: 'declined',
      });
      return true;
    }
    await recordChanges(transaction, { ticket: due.ticket, customerId: due.customerId, at: now }, done);
    await advance(transaction, due.ticket, { from: FROM, to: 'completed', stage: 'completed', message: 'completed' });
    return true;
  });
}

/** The changes of a switch for the audit trail; undefined if there was nothing left to switch. */
async function carryOut(transaction: Db, due: DueSwitch, now: Date): Promise<Change[] | undefined> {
  const { id, policyNo, navDate, charge } = due;
  const { from, to, names } = await findSides(transaction, id);
  const funds = await lockPricedFunds(transaction, policyNo, [...names.keys()], navDate);
  const legs = switchLegs(funds, from, to, charge);
  if (legs.bought.length === 0) return undefined;
  await moveFunds(transaction, policyNo, { legs, funds, navDate });
  await endSwitch(transaction, id, now, legs);
  return toChanges(legs, policyNo, names);
}

function toChanges({ sold, bought }: SwitchLegs, policyNo: string, names: ReadonlyMap<string, string>): Change[] {
  const words = ({ fundCode, units, nav, value }: SwitchLeg) =>
    `${names.get(fundCode) ?? fundCode}: ${units} × ₹${nav} = ${formatRupees(value)}`;
  return [
    ...sold.map((leg) => ({ field: 'funds' as const, policyNo, before: words(leg), after: null })),
    ...bought.map((leg) => ({ field: 'funds' as const, policyNo, after: words(leg) })),
  ];
}

async function whyNot(db: Db, { customerId, isDeathIntimated }: DueSwitch): Promise<string> {
  const { language } = await registeredContacts(db, customerId);
  return (isDeathIntimated ? m.note_switchDeath : m.note_switchNothing)({}, { locale: language });
}

/** Carries out switches once their day's prices are published. */
export function settleSwitchesJob(deps: Deps): Job {
  return {
    name: 'switch funds',
    everyMs: 60_000,
    async run(signal) {
      await workOff(signal, { after: 0 }, (cursor) => settleNextSwitch(deps, cursor));
    },
  };
}

import type { CalendarDate } from '@lifedesk/rules';
import { metrics, type ObservableGauge } from '@opentelemetry/api';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { Db } from '../platform/database/connect.ts';
import { countWaiting } from '../platform/queue/queue.ts';
import { SCOPE } from '../platform/telemetry/in-span.ts';
import { today } from '../platform/today.ts';
import { findStageSums } from './rupees.store.ts';

/** What the business looks like now, over all nodes. Counts unless the name says otherwise. */
interface BusinessState {
  readonly paymentsStarted: number;
  readonly paymentsPaid: number;
  readonly paymentsLate: number;
  readonly payoutsOwed: number;
  readonly payoutsLate: number;
  readonly requestsOpen: number;
  readonly requestsLate: number;
  readonly daysUnreconciled: number;
  readonly jobsWaiting: number;
}

/** Minutes after its end in which an order learns from the gateway how it ended. */
const SETTLING_MINUTES = 30;

/** What each means, as operators read it. */
const MEANINGS: Readonly<Record<keyof BusinessState, readonly [name: string, description: string]>> = {
  paymentsStarted: ['lifedesk.payments.started', 'Payments started today'],
  paymentsPaid: ['lifedesk.payments.paid', 'Online payments received today'],
  paymentsLate: ['lifedesk.payments.late', 'Payments whose outcome is unknown half an hour after they expired'],
  payoutsOwed: ['lifedesk.payouts.owed', 'Payouts that did not arrive yet'],
  payoutsLate: ['lifedesk.payouts.late', 'Payouts that did not arrive on the promised day'],
  requestsOpen: ['lifedesk.requests.open', 'Requests that are not decided'],
  requestsLate: ['lifedesk.requests.late', 'Requests that were not decided on the promised day'],
  daysUnreconciled: [
    'lifedesk.reconciliation.age',
    'Days since the last settlement that was compared with the ledger, or since the first payment without one',
  ],
  jobsWaiting: ['lifedesk.queue.waiting', 'Messages and requests that wait for an outside party'],
};

async function findBusinessState(db: Db, today: CalendarDate, now: Date): Promise<BusinessState | undefined> {
  const { rows } = await sql<Omit<BusinessState, 'jobsWaiting'>>`select
    (select count(*)::int from payment_order where quoted_on = ${today}::date) as "paymentsStarted",
    (select count(*)::int from receipt where paid_on = ${today}::date and order_id is not null) as "paymentsPaid",
    (select count(*)::int from payment_order where state in ('created', 'pending')
      and expires_at < ${now}::timestamptz - make_interval(mins => ${SETTLING_MINUTES})) as "paymentsLate",
    (select count(*)::int from payout where state in ('held', 'owed', 'sent', 'returned')) as "payoutsOwed",
    (select count(*)::int from payout where state in ('owed', 'sent', 'returned') and promised_on < ${today}::date) as "payoutsLate",
    (select count(*)::int from service_request where settled_at is null) as "requestsOpen",
    (select count(*)::int from service_request where settled_at is null and state <> 'waiting'
      and promised_on < ${today}::date) as "requestsLate",
    coalesce(${today}::date - coalesce((select max(settled_on) from settlement_file),
      (select min(r.paid_on) from receipt r where r.order_id is not null
        and not exists (select from ledger_posting s where s.settles = r.order_id))), 0) as "daysUnreconciled"`.execute(
    db,
  );
  return rows[0] && { ...rows[0], jobsWaiting: await countWaiting(db) };
}

/** In ms. A reading goes through the whole ledger, so that however often someone asks, each node reads once in this time. */
const KEPT_FOR = 60_000;

/** Adds what matters to the business to the metrics, read from the database when someone asks for them. */
export function addBusinessMetrics({ db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  const meter = metrics.getMeter(SCOPE);
  const gauges = Object.entries(MEANINGS).map(
    ([key, [name, description]]) =>
      [key as keyof BusinessState, meter.createObservableGauge(name, { description })] as const,
  );
  const unexplained = meter.createObservableGauge('lifedesk.rupees.unexplained', {
    description: 'Amounts between two parties that nothing explains',
    unit: 'paise',
  });
  const aged = meter.createObservableGauge('lifedesk.rupees.aged', {
    description: 'Amounts that should have moved on, by stage',
  });
  const all: ObservableGauge[] = [...gauges.map(([, gauge]) => gauge), unexplained, aged];
  const read = (at: Date) => {
    const day = today(clock);
    return { at, found: Promise.all([findBusinessState(db, day, at), findStageSums(db, day)]) };
  };
  let last: ReturnType<typeof read> | undefined;
  meter.addBatchObservableCallback(async (result) => {
    const now = clock.now();
    if (!last || Math.abs(now.getTime() - last.at.getTime()) >= KEPT_FOR) last = read(now);
    const [state, stages] = await last.found.catch((error: unknown) => {
      last = undefined;
      throw error;
    });
    for (const [key, gauge] of gauges) if (state) result.observe(gauge, state[key]);
    for (const { stage, ...sum } of stages) {
      result.observe(unexplained, sum.unexplained, { stage });
      result.observe(aged, sum.aged, { stage });
    }
  }, all);
}

import fc from 'fast-check';
import { sql } from 'kysely';
import { appointmentStore } from '../../../../simulators/medical-partner/appointment-store.ts';
import type { Deps } from '../../../deps.ts';
import { askCentres } from '../../../domains/medical/centre-job.ts';
import { reportAppointment } from '../../../domains/medical/report-appointment.ts';
import { MedicalPartnerError } from '../../../ports/medical-partner.ts';
import { PATIENTS } from '../bookings.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import { openCentres, type World } from '../world.ts';
import { round } from './time.ts';

const SECOND_MS = 1_000;
const HALF_HOUR_MS = 1_800_000;
const node = fc.nat(1);

/** From now on the centres answer late, their answers are lost, they cannot be reached, or they refuse; or nothing of it. */
export const centresChange = defineCommand({
  weight: 2,
  args: fc.constantFrom('centre late', 'centre silent', 'centre away', 'centre refuses', null),
  async begin({ world, log }, how) {
    log.push(`  from now on: ${how ?? 'the centres answer'}`);
    await openCentres(world.nodes);
    if (how) for (const { sandbox } of world.nodes) await sandbox.state.switchScenario(how, true);
    return [];
  },
});

/** Asks the centres about all that is due. That they give no answer is no failure. */
async function ask(deps: Deps): Promise<void> {
  for (const failure of await askCentres(deps)) if (!(failure instanceof MedicalPartnerError)) throw failure;
}

/** Time passes, and one node or both ask the centres what they have not answered. */
export const askCentre = defineCommand({
  weight: 3,
  args: fc.record({ node, nodes: fc.constantFrom(1, 2), seconds: fc.constantFrom(6, 41, 600) }),
  async begin(history, { node, nodes, seconds }) {
    const { world, log } = history;
    log.push(`  ${seconds} seconds pass`);
    world.advance(seconds * SECOND_MS);
    return Array.from({ length: nodes }, (_, n) => round(history, node + n, 'asks the centres', ask));
  },
});

/** The newest time that the centres keep for a case. */
async function keptTime({ db }: World, caseId: string): Promise<{ bookingId: string; start: string } | undefined> {
  const { rows } = await sql<{ bookingId: string; start: string }>`
    select booking_id as "bookingId", body -> 'time' ->> 'start' as start
    from sandbox_appointment join medical_booking using (booking_id)
    where case_id = ${caseId} and body ? 'time' order by made_at desc, booking_id limit 1`.execute(db);
  return rows[0];
}

/** Time passes until half an hour after the beginning of an appointment; whoever is signed in finishes before. */
export async function letBegin(history: History, start: Date): Promise<void> {
  await history.finish();
  const { world, log } = history;
  const left = start.getTime() + HALF_HOUR_MS - world.now().getTime();
  if (left <= 0) return;
  log.push('  the time of the appointment comes');
  world.advance(left);
}

/** A centre gives up a time by itself. It repeats that until a node has noted it. */
async function cancelAtCentre({ db, now }: World, { bookingId, start }: { bookingId: string; start: string }) {
  await sql`update sandbox_appointment set body = body - 'time' || '{"answer": "cancelled"}'
    where booking_id = ${bookingId}`.execute(db);
  await (await appointmentStore(db)).owe({ bookingId, start, event: 'cancelled' }, now());
}

/** A centre reports the visit, or cancels by itself; perhaps both nodes hear of it. */
export const reportByCentre = defineCommand({
  weight: 4,
  args: fc.record({
    who: fc.constantFrom(...PATIENTS),
    node,
    nodes: fc.constantFrom(1, 2),
    event: fc.constantFrom('arrived', 'missed', 'missed', 'done', 'cancelled', 'cancelled'),
  }),
  async begin(history, { who: { caseId }, node, nodes, event }) {
    const { world } = history;
    const kept = await keptTime(world, caseId);
    if (!kept) return [];
    const start = new Date(kept.start);
    if (event === 'cancelled') await cancelAtCentre(world, kept);
    else await letBegin(history, start);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, `hears of an appointment: ${event}`, (deps) =>
        reportAppointment(deps, { bookingId: kept.bookingId, start, event }),
      ),
    );
  },
});

/** The centres answer again, report what has not arrived, and are asked about what is open. */
export async function settleAppointments({ nodes }: World): Promise<void> {
  await openCentres(nodes);
  const [{ deps, sandbox }] = nodes;
  await sandbox.medicalPartner.work();
  await ask(deps);
}

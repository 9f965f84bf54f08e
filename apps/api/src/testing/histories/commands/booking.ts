import { addCalendarDays, isMedicalDay, todayInIndia } from '@lifedesk/rules';
import fc from 'fast-check';
import { appointmentsJob } from '../../../domains/medical/notices-job.ts';
import type { OperationId, RequestBody } from '../../../platform/contract/handler.ts';
import { PATIENTS } from '../bookings.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { Task } from '../task.ts';
import type { World } from '../world.ts';
import { letBegin, settleAppointments } from './centre.ts';
import { perhapsAtOnce, repeat } from './confirm.ts';
import { round } from './time.ts';

const HOUR_MS = 3_600_000;
const who = fc.constantFrom(...PATIENTS);
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);

/** A change of a case: the operation and its body from what the customer sees. */
interface Change<Op extends OperationId> {
  readonly words: string;
  readonly node: number;
  readonly clicks: number;
  readonly operation: Op;
  /** @param bookingId of the current appointment */
  readonly body: (bookingId: string | undefined) => Omit<RequestBody<Op>, 'caseId'> | undefined;
}

/** A customer looks at the case and changes it, with one click or two, and once more if the answer is lost. */
async function change<Op extends 'bookMedicalCentre' | 'acknowledgeMedical'>(
  history: History,
  { person: at, caseId }: (typeof PATIENTS)[number],
  { words, node, clicks, operation, body }: Change<Op>,
): Promise<Task> {
  history.afterwards.add(settleAppointments);
  const person = history.person(at);
  const session = await history.open(person);
  const headers = { ...session, key: history.newKey() };
  return {
    words: `${person.name} ${words}`,
    history,
    person,
    session,
    async run() {
      const seen = await history.call(history.node(node), 'medicalStatus', { caseId }, { ...session });
      const wanted = seen.statusCode === 200 ? body(seen.json().booking?.bookingId) : undefined;
      if (!wanted) return;
      const content = JSON.stringify({ caseId, ...wanted });
      const press = (n: number) => history.call(history.node(node + n), operation, content, headers);
      const answers = await repeat(clicks, press);
      if (answers.some(({ statusCode }) => statusCode >= 500)) await press(0);
    },
  };
}

/** A time at a centre, so few of them that people meet. */
const slot = fc.record({
  centreId: fc.constantFrom('mc_dadar', 'mc_dadar', 'mc_parel'),
  days: fc.constantFrom(1, 1, 2),
  time: fc.constantFrom('0230', '0300'),
});

/** A customer books an appointment or moves it, in one tab or two; it may be booked before anything else happens. */
export const bookAppointment = defineCommand({
  weight: 6,
  args: fc.record({ who, node, clicks, slot, tabs: fc.constantFrom(1, 1, 2), atOnce: fc.boolean() }),
  async begin(history, { who, node, clicks, slot: { centreId, days, time }, tabs, atOnce }) {
    const today = todayInIndia(history.world.now());
    const wished = addCalendarDays(today, days);
    const day = isMedicalDay(wished, []) ? wished : addCalendarDays(wished, 1);
    const slotId = `${centreId}-${day.replaceAll('-', '')}T${time}Z`;
    const book = (tab: number) =>
      change(history, who, {
        words: `books ${slotId}`,
        node: node + tab,
        clicks,
        operation: 'bookMedicalCentre',
        body: (replaces) => ({ centreId, slotId, womanAttendant: false, ...(replaces && { replaces }) }),
      });
    const tasks: Task[] = [];
    for (let tab = 0; tab < tabs; tab += 1) tasks.push(await book(tab));
    return perhapsAtOnce(history, tasks, atOnce);
  },
});

/** A customer cancels the appointment. */
export const cancelAppointment = defineCommand({
  weight: 2,
  args: fc.record({ who, node, clicks }),
  async begin(history, { who, node, clicks }) {
    const operation = 'bookMedicalCentre';
    const body = (cancel: string | undefined) => (cancel ? { cancel } : undefined);
    return [await change(history, who, { words: 'cancels the appointment', node, clicks, operation, body })];
  },
});

/** The newest appointment of a case. */
const newestOf = ({ db }: World, caseId: string) =>
  db
    .selectFrom('medical_booking')
    .select(['booking_id', 'start_at'])
    .where('case_id', '=', caseId)
    .orderBy('made_at', 'desc')
    .orderBy('booking_id')
    .executeTakeFirst();

/** A customer says that they will come, that they came, or that the centre could not see them. */
export const acknowledge = defineCommand({
  weight: 3,
  args: fc.record({ who, node, clicks, event: fc.constantFrom('will-come', 'came', 'not-seen') }),
  async begin(history, { who, node, clicks, event }) {
    const newest = await newestOf(history.world, who.caseId);
    if (newest && event !== 'will-come') await letBegin(history, newest.start_at);
    const operation = 'acknowledgeMedical';
    const body = (bookingId: string | undefined) => (bookingId ? { bookingId, event } : undefined);
    return [await change(history, who, { words: `says: ${event}`, node, clicks, operation, body })];
  },
});

/** Hours or days pass, and one node or both remind of appointments and close cases without one. */
export const remindOfAppointments = defineCommand({
  weight: 2,
  args: fc.record({ node, nodes: fc.constantFrom(1, 2), hours: fc.constantFrom(0, 1, 9, 12, 24, 8 * 24, 31 * 24) }),
  async begin(history, { node, nodes, hours }) {
    const { world, log } = history;
    if (hours > 0) await history.finish();
    world.advance(hours * HOUR_MS);
    log.push(`  ${hours} hours pass`);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'reminds of appointments', (deps) =>
        appointmentsJob(deps).run(new AbortController().signal),
      ),
    );
  },
});

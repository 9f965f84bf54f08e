import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { HEALTH_QUESTIONS } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resetSandbox } from '../../../simulators/sandbox/reset.ts';
import type { Deps } from '../../deps.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { isRecord } from '../../platform/is-record.ts';
import { applicantSession } from '../../testing/applicant.ts';
import { type DyingNodes, startDyingNodes } from '../../testing/dying/dying-nodes.ts';
import acknowledgeMedical from './acknowledgeMedical.ts';
import bookMedicalCentre from './bookMedicalCentre.ts';
import bookTeleMedical from './bookTeleMedical.ts';
import medicalEligiblePolicies from './medicalEligiblePolicies.ts';
import submitEhdf from './submitEhdf.ts';

const TARA = 'AP1000000013';
/** Harpreet's policy that lapsed 400 days ago. */
const LAPSED = '509012353';
const CLIENT = { address: '127.0.0.1', deviceCookie: null, userAgent: null };

let dying: DyingNodes;
beforeAll(async () => {
  dying = await startDyingNodes(new Date('2026-11-26T04:30:00.000Z'));
});
afterAll(() => dying?.close());

type Run = (call: never, deps: Deps) => Promise<{ body: unknown }>;
/** A call with its own key, which every node repeats. */
interface Attempt {
  readonly run: Run;
  readonly call: never;
}
const callOf = (session: object, body: object) =>
  ({ session, client: CLIENT, headers: { 'Idempotency-Key': randomUUID() }, body }) as never;

/** What others see of the tests and of the health declaration. */
async function look() {
  const { rows } = await sql`select
    (select string_agg(state || ' ' || changes, ', ' order by opened_on) from medical_case) as cases,
    (select string_agg(concat_ws(' ', centre_id, to_char(start_at at time zone 'UTC', 'DD HH24:MI'), state, sequence, owed), ', ')
      from medical_booking) as bookings,
    (select string_agg(centre_id || ' ' || to_char(start_at at time zone 'UTC', 'DD HH24:MI'), ', ' order by start_at)
      from medical_seat) as seats,
    (select string_agg(event, ' ' order by position) from medical_event) as events,
    (select count(*)::int from medical_call) as calls,
    (select count(*)::int from service_message) as messages,
    (select count(*)::int from lifedesk_queue.job where name = 'forward-medical') as news,
    (select to_char(medical_start at time zone 'UTC', 'DD HH24:MI') from application where application_no = ${TARA}) as shown,
    (select string_agg(outcome, ' ') from health_declaration) as declarations,
    (select count(*)::int from service_request where type = 'submit-ehdf') as requests`.execute(dying.db);
  return rows[0];
}
const NOTHING = {
  cases: 'to-book 0',
  bookings: null,
  seats: null,
  events: 'opened',
  calls: 0,
  messages: 0,
  news: 0,
  shown: null,
  declarations: null,
  requests: 0,
};

async function begin(): Promise<void> {
  const [node] = dying.nodes;
  await resetSandbox(dying.db, node.sandbox.state, 1);
  await sql`delete from lifedesk_queue.job`.execute(dying.db);
  await sql`truncate service_message`.execute(dying.db);
}

/** Tara's case, with an appointment on 3 December or without. */
async function taras(body: object, run: Run, hasAppointment = false, category: 'B' | 'T' = 'B'): Promise<Attempt> {
  await begin();
  const [{ deps }] = dying.nodes;
  const session = await applicantSession({ deps }, TARA);
  await medicalEligiblePolicies.run(callOf(session, {}), deps);
  const { case_id: caseId } = await dying.db
    .updateTable('medical_case')
    .set({ category })
    .returning('case_id')
    .executeTakeFirstOrThrow();
  if (!hasAppointment) return { run, call: callOf(session, { caseId, ...body }) };
  const slot = { caseId, centreId: 'mc_dadar', slotId: 'mc_dadar-20261203T0230Z', womanAttendant: true };
  await bookMedicalCentre.run(callOf(session, slot), deps);
  const { booking_id: bookingId } = await dying.db
    .selectFrom('medical_booking')
    .select('booking_id')
    .executeTakeFirstOrThrow();
  const named = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === 'the appointment' ? bookingId : value]),
  );
  return { run, call: callOf(session, { caseId, ...named }) };
}
const NEXT = { centreId: 'mc_dadar', slotId: 'mc_dadar-20261203T0300Z', womanAttendant: true };
const FIRST = {
  ...NOTHING,
  cases: 'booked 0',
  bookings: 'mc_dadar 03 02:30 booked 0',
  seats: 'mc_dadar 03 02:30',
  events: 'opened booked',
  calls: 1,
  messages: 2,
  news: 1,
  shown: '03 02:30',
};

const CANCELLED = {
  ...FIRST,
  cases: 'to-book 1',
  bookings: 'mc_dadar 03 02:30 cancelled 1',
  seats: null,
  events: 'opened booked cancelled',
  calls: 2,
  messages: 4,
  shown: null,
};

/** Harpreet is so heavy that the answers ask for tests. */
async function harpreets(): Promise<Attempt> {
  await begin();
  const [{ deps }] = dying.nodes;
  const { customer_id: customerId } = await dying.db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', LAPSED)
    .executeTakeFirstOrThrow();
  const session = await createSessions(deps).open({ kind: 'full', customerId, policyNo: null });
  const answers = [
    { id: 'height', number: 175 },
    { id: 'weight', number: 110 },
    ...HEALTH_QUESTIONS.filter(
      ({ id, kind, shownWhen }) => kind !== 'number' && shownWhen === undefined && id !== 'pregnancy',
    ).map(({ id }) => ({ id, yes: false })),
  ];
  const about = { policyNo: LAPSED, version: 2, language: 'en', declaration: true, hivConsent: true };
  return { run: submitEhdf.run as Run, call: callOf(session, { ...about, answers }) };
}

/** Which appointment an answer is about, if it still takes place. */
const bookingIn = (body: unknown) =>
  isRecord(body) && isRecord(body.booking)
    ? { booking: expect.objectContaining({ bookingId: body.booking.bookingId }) }
    : {};

it.each([
  [
    'an appointment',
    () => taras({ ...NEXT, slotId: 'mc_dadar-20261203T0230Z' }, bookMedicalCentre.run as Run),
    NOTHING,
    {
      ...NOTHING,
      cases: 'asking 0',
      bookings: 'mc_dadar 03 02:30 asking 0 book',
      seats: 'mc_dadar 03 02:30',
      calls: 1,
    },
    FIRST,
  ],
  [
    'a change of it',
    () => taras({ ...NEXT, replaces: 'the appointment' }, bookMedicalCentre.run as Run, true),
    FIRST,
    {
      ...FIRST,
      cases: 'asking 0',
      bookings: 'mc_dadar 03 03:00 asking 1 book',
      seats: 'mc_dadar 03 02:30, mc_dadar 03 03:00',
      calls: 2,
    },
    {
      ...FIRST,
      cases: 'booked 1',
      bookings: 'mc_dadar 03 03:00 booked 1',
      seats: 'mc_dadar 03 03:00',
      events: 'opened booked changed',
      calls: 2,
      messages: 4,
      news: 2,
      shown: '03 03:00',
    },
  ],
  [
    'a cancellation',
    () => taras({ cancel: 'the appointment' }, bookMedicalCentre.run as Run, true),
    FIRST,
    { ...CANCELLED, bookings: 'mc_dadar 03 02:30 cancelled 1 cancel', seats: 'mc_dadar 03 02:30' },
    CANCELLED,
  ],
  [
    'a call by a doctor',
    () =>
      taras(
        { slotId: 'mc_tele-20261203T0730Z', language: 'en', video: false, recordingConsent: true },
        bookTeleMedical.run as Run,
        false,
        'T',
      ),
    NOTHING,
    { ...NOTHING, cases: 'asking 0', bookings: 'mc_tele 03 07:30 asking 0 book', seats: 'mc_tele 03 07:30', calls: 1 },
    { ...FIRST, bookings: 'mc_tele 03 07:30 booked 0', seats: 'mc_tele 03 07:30', shown: '03 07:30' },
  ],
  [
    'the word that someone comes',
    () => taras({ bookingId: 'the appointment', event: 'will-come' }, acknowledgeMedical.run as Run, true),
    FIRST,
    null,
    { ...FIRST, events: 'opened booked will-come', calls: 2 },
  ],
  [
    'a health declaration',
    harpreets,
    { ...NOTHING, cases: null, events: null },
    null,
    { ...NOTHING, messages: 2, declarations: 'medical', requests: 1 },
  ],
] as const)(
  'a node that is killed at any statement of %s leaves all of it, what the centre is to be asked for, or nothing, and another does it once',
  async (_, prepare, before, asking, whole) => {
    const { run, call } = await prepare();
    expect(await look()).toEqual(before);
    const seen = await dying.seenAtEach((deps) => run(call, deps), look);
    expect(await look()).toEqual(whole);
    expect(seen.length).toBeGreaterThan(8);
    const states = [before, asking, whole].filter((state) => state !== null);
    for (const one of seen) expect(states).toContainEqual(one);
    for (const state of states.slice(0, -1)) expect(seen.slice(0, -2)).toContainEqual(state);
    const agreed = asking === null ? [] : [seen.findIndex((one) => isDeepStrictEqual(one, asking))];
    for (const statements of [0, seen.length >> 1, ...agreed, seen.length - 2]) {
      const again = await prepare();
      expect(await dying.diesAt(statements, (deps) => again.run(again.call, deps))).toBe(true);
      expect(states).toContainEqual(await look());
      const answers = await Promise.all(
        [...dying.nodes, ...dying.nodes].map(({ deps }) => again.run(again.call, deps)),
      );
      expect(await look()).toEqual(whole);
      // whether a centre has confirmed an appointment may change between two answers
      for (const { body } of answers)
        expect(body).toEqual(asking ? expect.objectContaining(bookingIn(answers[0]?.body)) : answers[0]?.body);
    }
  },
  300_000,
);

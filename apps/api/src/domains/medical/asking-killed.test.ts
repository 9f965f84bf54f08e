import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resetSandbox } from '../../../simulators/sandbox/reset.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { applicantSession } from '../../testing/applicant.ts';
import { type DyingNodes, startDyingNodes } from '../../testing/dying/dying-nodes.ts';
import type { Node } from '../../testing/two-nodes.ts';
import bookMedicalCentre from './bookMedicalCentre.ts';
import { askCentres } from './centre-job.ts';
import medicalStatus from './medicalStatus.ts';
import { reportAppointment } from './report-appointment.ts';

const TARA = 'AP1000000013';
const START = '2026-12-03T02:30:00.000Z';
const CLIENT = { address: '127.0.0.1', deviceCookie: null, userAgent: null };
const MINUTE = 60_000;

let dying: DyingNodes;
let node: Node;
beforeAll(async () => {
  dying = await startDyingNodes(new Date('2026-11-26T04:30:00.000Z'));
  [node] = dying.nodes;
});
afterAll(() => dying?.close());

/** What is stored of the tests, and what the centres have. */
async function standing(db: Db) {
  const { rows } = await sql`
    select (select string_agg(state || ' ' || changes, ', ') from medical_case where application_no = ${TARA}) as cases,
      (select string_agg(state || ' ' || coalesce(owed, '-'), ', ') from medical_booking) as bookings,
      (select count(*)::int from medical_seat) as seats,
      (select count(*)::int from medical_event where event <> 'opened') as events,
      (select count(*)::int from service_message where channel = 'sms') as messages,
      (select string_agg(body ->> 'answer' || ' ' || (body -> 'time' ->> 'start'), ', ') from sandbox_appointment) as centres`.execute(
    db,
  );
  return rows[0];
}
const BOOKED = {
  cases: 'booked 0',
  bookings: 'booked -',
  seats: 1,
  events: 1,
  messages: 1,
  centres: `booked ${START}`,
};
const LOST = { ...BOOKED, cases: 'to-book 0', bookings: 'refused -', seats: 0, events: 2, messages: 2 };

/** The call that books, with its own key, on the state of the first day. */
async function fresh() {
  await resetSandbox(dying.db, node.sandbox.state, 1);
  const session = await applicantSession(node, TARA);
  const { medical_case_id: caseId } = await dying.db
    .selectFrom('application')
    .select('medical_case_id')
    .where('application_no', '=', TARA)
    .executeTakeFirstOrThrow();
  const body = { caseId, centreId: 'mc_dadar', slotId: 'mc_dadar-20261203T0230Z', womanAttendant: true };
  return (key: string = randomUUID()) =>
    ({ session, client: CLIENT, headers: { 'Idempotency-Key': key }, body }) as never;
}
const book = (call: never, deps: Deps) => bookMedicalCentre.run(call, deps);
const others = () => dying.nodes[1].deps;

describe('MA11: a node that dies between two statements', () => {
  it('of a booking books once, at the centre too', async () => {
    const deaths = await dying.dieEverywhere(async (count) => {
      const call = (await fresh())(randomUUID());
      const died = await dying.diesAt(count, (deps) => book(call, deps));
      const { body } = await book(call, others());
      expect(body).toMatchObject({ state: 'booked' });
      expect(await standing(dying.db)).toEqual(BOOKED);
      return died;
    });
    expect(deaths.length).toBeGreaterThan(3);
  }, 600_000);

  it('of what the centre answered later leaves it to another', async () => {
    const deaths = await dying.dieEverywhere(async (count) => {
      const call = (await fresh())();
      await node.sandbox.state.switchScenario('centre silent', true);
      expect((await book(call, node.deps)).body).toMatchObject({ state: 'asking' });
      const died = await dying.diesAt(count, (deps) => askCentres(deps));
      dying.advance(MINUTE);
      expect(await askCentres(others())).toEqual([]);
      expect(await standing(dying.db)).toEqual(BOOKED);
      return died;
    });
    expect(deaths.length).toBeGreaterThan(1);
  }, 600_000);

  it('of a cancellation by the centre has noted it or not, and hears of it again', async () => {
    const deaths = await dying.dieEverywhere(async (count) => {
      await book((await fresh())(), node.deps);
      const { booking_id: bookingId } = await dying.db
        .selectFrom('medical_booking')
        .select('booking_id')
        .executeTakeFirstOrThrow();
      const cancelled = { bookingId, start: new Date(START), event: 'cancelled' } as const;
      const died = await dying.diesAt(count, (deps) => reportAppointment(deps, cancelled));
      expect([BOOKED, LOST]).toContainEqual(await standing(dying.db));
      await Promise.all(dying.nodes.map(({ deps }) => reportAppointment(deps, cancelled)));
      expect(await standing(dying.db)).toEqual(LOST);
      return died;
    });
    expect(deaths.length).toBeGreaterThan(1);
  }, 600_000);
});

describe('MA11: two nodes', () => {
  let call: (key?: string) => never;
  beforeEach(async () => {
    call = await fresh();
  });

  it('asked at the same moment book once', async () => {
    const answers = await Promise.all(dying.nodes.map(({ deps }) => book(call(), deps)));
    for (const { body } of answers) expect(body).toMatchObject({ state: 'booked' });
    expect(await standing(dying.db)).toEqual(BOOKED);
  });

  it('that ask the centre at the same moment note its answer once', async () => {
    await node.sandbox.state.switchScenario('centre away', true);
    await Promise.all(dying.nodes.map(({ deps }) => book(call(), deps)));
    await node.sandbox.state.switchScenario('centre away', false);
    const [booking] = await dying.db.selectFrom('medical_booking').selectAll().execute();
    expect(booking).toMatchObject({ state: 'asking', owed: 'book' });
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([...dying.nodes.map(({ deps }) => askCentres(deps)), book(call(), others())]);
      dying.advance(MINUTE);
    }
    expect(await standing(dying.db)).toEqual(BOOKED);
  });

  it('whose readers wait for the centre at the same moment ask it once', async () => {
    await node.sandbox.state.switchScenario('centre late', true);
    const { body, session } = call() as { body: { caseId: string }; session: object };
    await book(call(), node.deps);
    dying.advance(MINUTE);
    let calls = 0;
    const read = ({ deps }: Node) => {
      const { medicalPartner } = deps;
      if (!medicalPartner) throw new Error('there is no partner');
      const status = (bookingId: string) => {
        calls += 1;
        return medicalPartner.status(bookingId);
      };
      const counted = { ...deps, medicalPartner: { ...medicalPartner, status } };
      return medicalStatus.run(
        { session, client: CLIENT, headers: {}, body: { caseId: body.caseId } } as never,
        counted,
      );
    };
    await Promise.all([...dying.nodes, ...dying.nodes].map(read));
    expect(calls).toBe(1);
    expect(await standing(dying.db)).toEqual(BOOKED);
  });
});

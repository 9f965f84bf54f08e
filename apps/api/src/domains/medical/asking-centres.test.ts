import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appointmentStore } from '../../../simulators/medical-partner/appointment-store.ts';
import { signatureOf } from '../../../simulators/parties/signature.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { signInToTrack } from '../../testing/applicant.ts';
import { callOperation, type RunningApi, type SessionHeaders, startApi } from '../../testing/index.ts';

const TARA = { applicationNo: 'AP1000000013', mobile: '+919810000013' };
const SLOT = 'mc_dadar-20261203T0230Z';
const START = '2026-12-03T02:30:00.000Z';
const NEXT = 'mc_dadar-20261203T0300Z';

let api: RunningApi;
let tara: SessionHeaders;
let caseId: string;
beforeEach(async () => {
  api = await startApi({ now: '2026-11-26T04:30:00.000Z' });
  await signIn();
  caseId = (await callOperation(api, 'medicalEligiblePolicies', {}, tara)).json().cases[0].caseId;
});
afterEach(() => api.close());

async function signIn(): Promise<void> {
  tara = await signInToTrack(api, { applicationNo: TARA.applicationNo }, TARA.mobile);
}
async function moveTo(instant: string): Promise<void> {
  await api.moveTo(instant);
  await signIn();
}
const book = (more: Partial<RequestBody<'bookMedicalCentre'>> = {}, key: string = randomUUID()) =>
  callOperation(
    api,
    'bookMedicalCentre',
    { caseId, centreId: 'mc_dadar', slotId: SLOT, womanAttendant: true, ...more },
    { ...tara, 'idempotency-key': key },
  );
const cancel = (bookingId: string) =>
  callOperation(api, 'bookMedicalCentre', { caseId, cancel: bookingId }, { ...tara, 'idempotency-key': randomUUID() });
const status = async () => (await callOperation(api, 'medicalStatus', { caseId }, tara)).json();
const bookings = () => api.deps.db.selectFrom('medical_booking').selectAll().orderBy('made_at').execute();
const seats = async () =>
  (await api.deps.db.selectFrom('medical_seat').select('start_at').orderBy('start_at').execute()).map(({ start_at }) =>
    start_at.toISOString(),
  );
/** What the centres have. */
async function atCentres() {
  const { rows } = await sql<{ body: { sequence: number; answer: string; time?: { start: string } } }>`
    select body from sandbox_appointment`.execute(api.deps.db);
  return rows.map(({ body }) => `${body.answer} ${body.time?.start ?? '-'}`);
}
/** The messages about the appointment by SMS, the newest first. */
async function texts(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select text from service_message
    where channel = 'sms' and recipient = ${TARA.mobile} and text ~ 'appointment|centre'
    order by made_at desc`.execute(api.deps.db);
  return rows.map(({ text }) => text);
}

describe('MA11: a centre', () => {
  it('that answers after 40 seconds keeps the person waiting, and a second press books nothing else', async () => {
    await api.scenario('centre late', true);
    const first = (await book()).json();
    expect(first).toMatchObject({ state: 'asking', booking: { start: START }, changesLeft: 3 });
    const second = (await book()).json();
    expect(second).toMatchObject({ state: 'asking', booking: { bookingId: first.booking.bookingId } });
    await api.advance(30_000);
    expect(await status()).toMatchObject({ state: 'asking', booking: { start: START } });
    expect(await texts()).toEqual([]);
    await api.advance(11_000);
    expect(await status()).toMatchObject({ state: 'booked', changesLeft: 3 });
    expect(await texts()).toEqual([expect.stringContaining('Your appointment is on 03/12/2026 at 08:00 AM.')]);
    expect(await bookings()).toHaveLength(1);
    expect(await seats()).toEqual([START]);
    expect(await atCentres()).toEqual([`booked ${START}`]);
  });

  it('whose answer is lost is asked what it did', async () => {
    await api.scenario('centre silent', true);
    const key = randomUUID();
    expect((await book({}, key)).json().state).toBe('asking');
    expect(await atCentres()).toEqual([`booked ${START}`]);
    await api.advance(1_000);
    expect((await book({}, key)).json()).toMatchObject({ state: 'booked', booking: { start: START } });
    expect((await status()).history.map(({ event }: { event: string }) => event)).toEqual(['opened', 'booked']);
  });

  it('that cannot be reached is asked again until it can', async () => {
    await api.scenario('centre away', true);
    expect((await book()).json().state).toBe('asking');
    await api.advance(60_000);
    expect((await book()).json().state).toBe('asking');
    expect(await atCentres()).toEqual([]);
    await api.scenario('centre away', false);
    await api.advance(60_000);
    expect(await status()).toMatchObject({ state: 'booked' });
    expect(await atCentres()).toEqual([`booked ${START}`]);
  });

  it('has one booking after two presses at once', async () => {
    const answers = await Promise.all([book(), book()]);
    expect(new Set(answers.map((answer) => answer.json().booking.bookingId)).size).toBe(1);
    expect((await status()).state).toBe('booked');
    expect(await bookings()).toHaveLength(1);
    expect(await atCentres()).toEqual([`booked ${START}`]);
    expect(await texts()).toHaveLength(1);
  });

  it('that is never reached loses the appointment two hours before, and hears of that later', async () => {
    await api.scenario('centre away', true);
    await book();
    await moveTo('2026-12-03T00:31:00.000Z');
    expect(await status()).toMatchObject({ state: 'to-book', changesLeft: 3, lost: { start: START } });
    expect(await texts()).toEqual([expect.stringContaining('The centre cannot see you on 03/12/2026 at 08:00 AM')]);
    await api.scenario('centre away', false);
    await api.advance(60_000);
    expect(await atCentres()).toEqual(['cancelled -']);
    expect(await seats()).toEqual([]);
  });
});

describe('a time that the centre refuses', () => {
  it('is free again, and the person sees the nearest times immediately', async () => {
    await api.scenario('centre refuses', true);
    const key = randomUUID();
    const answer = await book({}, key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('slot-taken');
    expect(answer.json().slots.map(({ slotId }: { slotId: string }) => slotId)).toEqual([
      'mc_dadar-20261203T0200Z',
      NEXT,
      'mc_dadar-20261203T0130Z',
    ]);
    expect((await book({}, key)).json().code).toBe('slot-taken');
    expect(await seats()).toEqual([]);
    expect(await status()).toMatchObject({ state: 'to-book', changesLeft: 3, lost: { start: START } });
    expect(await texts()).toEqual([]);
    await api.scenario('centre refuses', false);
    expect((await book({ slotId: NEXT })).json()).toMatchObject({ state: 'booked' });
    expect(await status()).not.toHaveProperty('lost');
  });

  it('is named in a message, with three others, if the person does not wait', async () => {
    await api.scenario('centre away', true);
    await book();
    await api.scenario('centre away', false);
    await api.scenario('centre refuses', true);
    await api.advance(60_000);
    const [text] = await texts();
    expect(text).toContain('The centre cannot see you on 03/12/2026 at 08:00 AM.');
    expect(text).toContain('03/12/2026 07:30 AM, 03/12/2026 08:30 AM, 03/12/2026 07:00 AM');
    expect(await status()).toMatchObject({ state: 'to-book', changesLeft: 3, lost: { slots: { length: 3 } } });
  });

  it('leaves the appointment that it should replace, and does not count as a change', async () => {
    const { booking } = (await book()).json();
    await api.scenario('centre refuses', true);
    expect((await book({ slotId: NEXT, replaces: booking.bookingId })).json().code).toBe('slot-taken');
    expect(await status()).toMatchObject({ state: 'booked', booking: { start: START }, changesLeft: 3 });
    expect(await seats()).toEqual([START]);
    expect(await atCentres()).toEqual([`refused ${START}`]);
    await api.scenario('centre refuses', false);
    const moved = (await book({ slotId: NEXT, replaces: booking.bookingId })).json();
    expect(moved).toMatchObject({ state: 'booked', changesLeft: 2, booking: { bookingId: booking.bookingId } });
    expect(await seats()).toEqual(['2026-12-03T03:00:00.000Z']);
  });
});

it('a change that is not confirmed yet keeps both times, and a second one is refused', async () => {
  const { booking } = (await book()).json();
  await api.scenario('centre away', true);
  expect((await book({ slotId: NEXT, replaces: booking.bookingId })).json()).toMatchObject({
    state: 'asking',
    changesLeft: 3,
  });
  expect(await seats()).toEqual([START, '2026-12-03T03:00:00.000Z']);
  const other = await book({ slotId: 'mc_dadar-20261204T0230Z', replaces: booking.bookingId });
  expect(other.json().code).toBe('stage');
});

it('a cancellation frees the time once the centre knows of it', async () => {
  const { booking } = (await book()).json();
  await api.scenario('centre away', true);
  expect((await cancel(booking.bookingId)).json()).toMatchObject({ state: 'to-book', changesLeft: 2 });
  expect(await seats()).toEqual([START]);
  await api.scenario('centre away', false);
  await api.advance(60_000);
  expect(await seats()).toEqual([]);
  expect(await atCentres()).toEqual(['cancelled -']);
});

it('a booking that arrives after its cancellation books nothing', async () => {
  await api.scenario('centre away', true);
  const { booking } = (await book()).json();
  expect((await cancel(booking.bookingId)).json()).toMatchObject({ state: 'to-book' });
  await api.scenario('centre away', false);
  await api.advance(60_000);
  const store = await appointmentStore(api.deps.db);
  const late = { bookingId: booking.bookingId, sequence: 0, answer: 'booked', knownAt: START } as const;
  expect(await store.put(late)).toMatchObject({ answer: 'cancelled' });
});

describe('what the centre reports', () => {
  it('is the visit: there, done, reports received, although each event comes twice', async () => {
    await api.scenario('centre twice', true);
    await book();
    const seen: string[] = [];
    for (const moment of ['2026-12-03T02:41:00.000Z', '2026-12-03T03:01:00.000Z', '2026-12-04T03:01:00.000Z']) {
      await moveTo(moment);
      seen.push((await status()).state);
    }
    expect(seen).toEqual(['arrived', 'done', 'reports-in']);
    const { history } = await status();
    expect(history.map(({ event }: { event: string }) => event)).toEqual([
      'opened',
      'booked',
      'arrived',
      'done',
      'reports-in',
    ]);
  });

  it('confirms an appointment that it has not answered', async () => {
    await api.scenario('centre away', true);
    const { booking } = (await book()).json();
    expect((await post({ bookingId: booking.bookingId, start: START, event: 'arrived' })).status).toBe(204);
    expect(await status()).toMatchObject({ state: 'arrived' });
  });

  it('is that the reports came, and so that the visit is over', async () => {
    const { booking } = (await book()).json();
    expect((await post({ bookingId: booking.bookingId, start: START, event: 'reports-in' })).status).toBe(204);
    expect(await status()).toMatchObject({ state: 'reports-in', reportsValidUntil: '2027-06-03' });
    expect(await status()).not.toHaveProperty('booking');
    expect(await bookings()).toMatchObject([{ state: 'done' }]);
  });

  it('is that the person did not come', async () => {
    await api.scenario('visits missed', true);
    await book();
    await moveTo('2026-12-03T02:41:00.000Z');
    expect(await status()).toMatchObject({ state: 'missed', missed: 1 });
  });

  it('is that it cancels: the person hears of it with three other times, and no change counts', async () => {
    await book();
    await api.scenario('centre cancels', true);
    await api.scenario('centre twice', true);
    await api.advance(60_000);
    expect(await status()).toMatchObject({
      state: 'to-book',
      changesLeft: 3,
      lost: { start: START, slots: { length: 3 } },
    });
    expect(await seats()).toEqual([]);
    const [lost, booked, ...others] = await texts();
    expect(lost).toContain('03/12/2026 07:30 AM, 03/12/2026 08:30 AM, 03/12/2026 07:00 AM');
    expect(booked).toContain('Your appointment is on');
    expect(others).toEqual([]);
    const { card } = (
      await callOperation(api, 'applicationMedicalCard', { applicationNo: TARA.applicationNo }, tara)
    ).json();
    expect(card).not.toHaveProperty('start');
  });

  it('about a time that the person has left changes nothing', async () => {
    const { booking } = (await book()).json();
    await book({ slotId: NEXT, replaces: booking.bookingId });
    for (const event of ['cancelled', 'missed', 'arrived'])
      expect((await post({ bookingId: booking.bookingId, start: START, event })).status).toBe(204);
    expect(await status()).toMatchObject({ state: 'booked', booking: { start: '2026-12-03T03:00:00.000Z' } });
  });

  it('is refused without the signature of the partner, and for an unknown appointment', async () => {
    const { booking } = (await book()).json();
    const event = { bookingId: booking.bookingId, start: START, event: 'done' };
    expect((await post(event, {})).status).toBe(401);
    const backOffice = signatureOf('x-medical-partner').sign(
      api.deps.secrets.mac('gateway', 'back office'),
      JSON.stringify(event),
      api.now(),
    );
    expect((await post(event, backOffice)).status).toBe(401);
    expect((await post({ ...event, bookingId: `mb_${'0'.repeat(32)}` })).status).toBe(404);
    expect((await post({ ...event, event: 'eaten' })).status).toBe(400);
    expect((await status()).state).toBe('booked');
  });
});

/** Posts an event as the partner does, unless the test passes headers. */
function post(event: object, headers?: Record<string, string>): Promise<Response> {
  const body = JSON.stringify(event);
  const secret = api.deps.secrets.mac('gateway', 'medical partner');
  return fetch(`${api.url}/back-office/v1/appointments/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? signatureOf('x-medical-partner').sign(secret, body, api.now())),
    },
    body,
  });
}

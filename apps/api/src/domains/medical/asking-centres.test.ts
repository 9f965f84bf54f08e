import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appointmentStore } from '../../../simulators/medical-partner/appointment-store.ts';
import { signatureOf } from '../../../simulators/parties/signature.ts';
import { NEXT, START, TARA, Tara } from '../../testing/tara.ts';

let tara: Tara;
beforeEach(async () => {
  tara = await Tara.start();
});
afterEach(() => tara.api.close());

/** What the centres have. */
async function atCentres() {
  const { rows } = await sql<{ body: { sequence: number; answer: string; time?: { start: string } } }>`
    select body from sandbox_appointment`.execute(tara.api.deps.db);
  return rows.map(({ body }) => `${body.answer} ${body.time?.start ?? '-'}`);
}

describe('MA11: a centre', () => {
  it('that answers after 40 seconds keeps the person waiting, and a second press books nothing else', async () => {
    await tara.api.scenario('centre late', true);
    const first = (await tara.book()).json();
    expect(first).toMatchObject({ state: 'asking', booking: { start: START }, changesLeft: 3 });
    const second = (await tara.book()).json();
    expect(second).toMatchObject({ state: 'asking', booking: { bookingId: first.booking.bookingId } });
    await tara.api.advance(30_000);
    expect(await tara.status()).toMatchObject({ state: 'asking', booking: { start: START } });
    expect(await tara.texts()).toEqual([]);
    await tara.api.advance(11_000);
    expect(await tara.status()).toMatchObject({ state: 'booked', changesLeft: 3 });
    expect(await tara.texts()).toEqual([expect.stringContaining('Your appointment is on 03/12/2026 at 08:00 AM.')]);
    expect(await tara.bookings()).toHaveLength(1);
    expect(await tara.seats()).toEqual([START]);
    expect(await atCentres()).toEqual([`booked ${START}`]);
  });

  it('whose answer is lost is asked what it did', async () => {
    await tara.api.scenario('centre silent', true);
    const key = randomUUID();
    expect((await tara.book({}, key)).json().state).toBe('asking');
    expect(await atCentres()).toEqual([`booked ${START}`]);
    await tara.api.advance(1_000);
    expect((await tara.book({}, key)).json()).toMatchObject({ state: 'booked', booking: { start: START } });
    expect((await tara.status()).history.map(({ event }: { event: string }) => event)).toEqual(['opened', 'booked']);
  });

  it('that cannot be reached is asked again until it can', async () => {
    await tara.api.scenario('centre away', true);
    expect((await tara.book()).json().state).toBe('asking');
    await tara.api.advance(60_000);
    expect((await tara.book()).json().state).toBe('asking');
    expect(await atCentres()).toEqual([]);
    await tara.api.scenario('centre away', false);
    await tara.api.advance(60_000);
    expect(await tara.status()).toMatchObject({ state: 'booked' });
    expect(await atCentres()).toEqual([`booked ${START}`]);
  });

  it('has one booking after two presses at once', async () => {
    const answers = await Promise.all([tara.book(), tara.book()]);
    expect(new Set(answers.map((answer) => answer.json().booking.bookingId)).size).toBe(1);
    expect((await tara.status()).state).toBe('booked');
    expect(await tara.bookings()).toHaveLength(1);
    expect(await atCentres()).toEqual([`booked ${START}`]);
    expect(await tara.texts()).toHaveLength(1);
  });

  it.each([
    ['reached', 'centre away'],
    ['heard', 'centre silent'],
  ] as const)(
    'that is never %s loses the appointment two hours before, and hears of that later',
    async (_, silence) => {
      await tara.api.scenario(silence, true);
      await tara.book();
      await tara.moveTo('2026-12-03T00:31:00.000Z');
      expect(await tara.status()).toMatchObject({ state: 'to-book', changesLeft: 3, lost: { start: START } });
      expect(await tara.texts()).toEqual([
        expect.stringContaining('The centre cannot see you on 03/12/2026 at 08:00 AM'),
      ]);
      await tara.api.scenario(silence, false);
      await tara.api.advance(60_000);
      expect(await atCentres()).toEqual(['cancelled -']);
      expect(await tara.seats()).toEqual([]);
    },
  );
});

describe('a time that the centre refuses', () => {
  it('is free again, and the person sees the nearest times immediately', async () => {
    await tara.api.scenario('centre refuses', true);
    const key = randomUUID();
    const answer = await tara.book({}, key);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('slot-taken');
    expect(answer.json().slots.map(({ slotId }: { slotId: string }) => slotId)).toEqual([
      'mc_dadar-20261203T0200Z',
      NEXT,
      'mc_dadar-20261203T0130Z',
    ]);
    expect((await tara.book({}, key)).json().code).toBe('slot-taken');
    expect(await tara.seats()).toEqual([]);
    expect(await tara.status()).toMatchObject({ state: 'to-book', changesLeft: 3, lost: { start: START } });
    expect(await tara.texts()).toEqual([]);
    await tara.api.scenario('centre refuses', false);
    expect((await tara.book({ slotId: NEXT })).json()).toMatchObject({ state: 'booked' });
    expect(await tara.status()).not.toHaveProperty('lost');
  });

  it('is named in a message, with three others, if the person does not wait', async () => {
    await tara.api.scenario('centre away', true);
    await tara.book();
    await tara.api.scenario('centre away', false);
    await tara.api.scenario('centre refuses', true);
    await tara.api.advance(60_000);
    const [text] = await tara.texts();
    expect(text).toContain('The centre cannot see you on 03/12/2026 at 08:00 AM.');
    expect(text).toContain('03/12/2026 07:30 AM, 03/12/2026 08:30 AM, 03/12/2026 07:00 AM');
    expect(await tara.status()).toMatchObject({ state: 'to-book', changesLeft: 3, lost: { slots: { length: 3 } } });
  });

  it('leaves the appointment that it should replace, and does not count as a change', async () => {
    const { booking } = (await tara.book()).json();
    await tara.api.scenario('centre refuses', true);
    expect((await tara.book({ slotId: NEXT, replaces: booking.bookingId })).json().code).toBe('slot-taken');
    expect(await tara.status()).toMatchObject({ state: 'booked', booking: { start: START }, changesLeft: 3 });
    expect(await tara.seats()).toEqual([START]);
    expect(await atCentres()).toEqual([`refused ${START}`]);
    await tara.api.scenario('centre refuses', false);
    const moved = (await tara.book({ slotId: NEXT, replaces: booking.bookingId })).json();
    expect(moved).toMatchObject({ state: 'booked', changesLeft: 2, booking: { bookingId: booking.bookingId } });
    expect(await tara.seats()).toEqual(['2026-12-03T03:00:00.000Z']);
  });
});

it('a change that is not confirmed yet keeps both times, a second one is refused, and the first is asked for again', async () => {
  const { booking } = (await tara.book()).json();
  await tara.api.scenario('centre away', true);
  expect((await tara.book({ slotId: NEXT, replaces: booking.bookingId })).json()).toMatchObject({
    state: 'asking',
    changesLeft: 3,
  });
  expect(await tara.seats()).toEqual([START, '2026-12-03T03:00:00.000Z']);
  const other = await tara.book({ slotId: 'mc_dadar-20261204T0230Z', replaces: booking.bookingId });
  expect(other.json().code).toBe('stage');
  await tara.api.scenario('centre away', false);
  await tara.api.advance(60_000);
  expect(await tara.status()).toMatchObject({ state: 'booked', changesLeft: 2 });
  expect(await atCentres()).toEqual(['booked 2026-12-03T03:00:00.000Z']);
});

it('a cancellation frees the time once the centre knows of it', async () => {
  const { booking } = (await tara.book()).json();
  await tara.api.scenario('centre away', true);
  expect((await tara.cancel(booking.bookingId)).json()).toMatchObject({ state: 'to-book', changesLeft: 2 });
  expect(await tara.seats()).toEqual([START]);
  await tara.api.scenario('centre away', false);
  await tara.api.advance(60_000);
  expect(await tara.seats()).toEqual([]);
  expect(await atCentres()).toEqual(['cancelled -']);
});

it('a cancellation that the centre confirms late keeps the time until then', async () => {
  const { booking } = (await tara.book()).json();
  await tara.api.scenario('centre late', true);
  expect((await tara.cancel(booking.bookingId)).json()).toMatchObject({ state: 'to-book' });
  expect(await tara.seats()).toEqual([START]);
  await tara.api.advance(41_000);
  expect(await tara.seats()).toEqual([]);
});

it('a change that is not confirmed two hours before the earlier time loses both', async () => {
  const { booking } = (await tara.book()).json();
  await tara.api.scenario('centre away', true);
  await tara.book({ slotId: 'mc_dadar-20261204T0230Z', replaces: booking.bookingId });
  await tara.moveTo('2026-12-03T00:31:00.000Z');
  expect(await tara.status()).toMatchObject({ state: 'to-book', lost: { start: '2026-12-04T02:30:00.000Z' } });
  await tara.api.scenario('centre away', false);
  await tara.api.advance(60_000);
  expect(await tara.seats()).toEqual([]);
  expect(await atCentres()).toEqual(['cancelled -']);
});

it('a booking that arrives after its cancellation books nothing', async () => {
  await tara.api.scenario('centre away', true);
  const { booking } = (await tara.book()).json();
  expect((await tara.cancel(booking.bookingId)).json()).toMatchObject({ state: 'to-book' });
  await tara.api.scenario('centre away', false);
  await tara.api.advance(60_000);
  const store = await appointmentStore(tara.api.deps.db);
  const late = { bookingId: booking.bookingId, sequence: 0, answer: 'booked', knownAt: START } as const;
  expect(await store.put(late)).toMatchObject({ answer: 'cancelled' });
});

describe('what the centre reports', () => {
  it('is the visit: there, done, reports received, although each event comes twice', async () => {
    await tara.api.scenario('centre twice', true);
    await tara.book();
    const seen: string[] = [];
    for (const moment of ['2026-12-03T02:41:00.000Z', '2026-12-03T03:01:00.000Z', '2026-12-04T03:01:00.000Z']) {
      await tara.moveTo(moment);
      seen.push((await tara.status()).state);
    }
    expect(seen).toEqual(['arrived', 'done', 'reports-in']);
    const { history } = await tara.status();
    expect(history.map(({ event }: { event: string }) => event)).toEqual([
      'opened',
      'booked',
      'arrived',
      'done',
      'reports-in',
    ]);
  });

  it('confirms an appointment that it has not answered', async () => {
    await tara.api.scenario('centre away', true);
    const { booking } = (await tara.book()).json();
    expect((await post({ bookingId: booking.bookingId, start: START, event: 'arrived' })).status).toBe(204);
    expect(await tara.status()).toMatchObject({ state: 'arrived' });
  });

  it('is that the reports came, and so that the visit is over', async () => {
    const { booking } = (await tara.book()).json();
    expect((await post({ bookingId: booking.bookingId, start: START, event: 'reports-in' })).status).toBe(204);
    expect(await tara.status()).toMatchObject({ state: 'reports-in', reportsValidUntil: '2027-06-03' });
    expect(await tara.status()).not.toHaveProperty('booking');
    expect(await tara.bookings()).toMatchObject([{ state: 'done' }]);
  });

  it('is that the person did not come', async () => {
    await tara.api.scenario('visits missed', true);
    await tara.book();
    await tara.moveTo('2026-12-03T02:41:00.000Z');
    expect(await tara.status()).toMatchObject({ state: 'missed', missed: 1 });
  });

  it('is that it cancels: the person hears of it with three other times, and no change counts', async () => {
    await tara.book();
    await tara.api.scenario('centre cancels', true);
    await tara.api.scenario('centre twice', true);
    await tara.api.advance(60_000);
    expect(await tara.status()).toMatchObject({
      state: 'to-book',
      changesLeft: 3,
      lost: { start: START, slots: { length: 3 } },
    });
    expect(await tara.seats()).toEqual([]);
    const [lost, booked, ...others] = await tara.texts();
    expect(lost).toContain('03/12/2026 07:30 AM, 03/12/2026 08:30 AM, 03/12/2026 07:00 AM');
    expect(booked).toContain('Your appointment is on');
    expect(others).toEqual([]);
    const { card } = (await tara.call('applicationMedicalCard', { applicationNo: TARA.applicationNo })).json();
    expect(card).not.toHaveProperty('start');
  });

  it('about a time that the person has left changes nothing', async () => {
    const { booking } = (await tara.book()).json();
    await tara.book({ slotId: NEXT, replaces: booking.bookingId });
    for (const event of ['cancelled', 'missed', 'arrived'])
      expect((await post({ bookingId: booking.bookingId, start: START, event })).status).toBe(204);
    expect(await tara.status()).toMatchObject({ state: 'booked', booking: { start: '2026-12-03T03:00:00.000Z' } });
  });

  it('is refused without the signature of the partner, and for an unknown appointment', async () => {
    const { booking } = (await tara.book()).json();
    const event = { bookingId: booking.bookingId, start: START, event: 'done' };
    expect((await post(event, {})).status).toBe(401);
    const backOffice = signatureOf('x-medical-partner').sign(
      tara.api.deps.secrets.mac('gateway', 'back office'),
      JSON.stringify(event),
      tara.api.now(),
    );
    expect((await post(event, backOffice)).status).toBe(401);
    expect((await post({ ...event, bookingId: `mb_${'0'.repeat(32)}` })).status).toBe(404);
    expect((await post({ ...event, event: 'eaten' })).status).toBe(400);
    expect((await tara.status()).state).toBe('booked');
  });
});

/** Posts an event as the partner does, unless the test passes headers. */
function post(event: object, headers?: Record<string, string>): Promise<Response> {
  const body = JSON.stringify(event);
  const secret = tara.api.deps.secrets.mac('gateway', 'medical partner');
  return fetch(`${tara.api.url}/back-office/v1/appointments/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? signatureOf('x-medical-partner').sign(secret, body, tara.api.now())),
    },
    body,
  });
}

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forwardJob } from '../../back-office/forward-job.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import type { BackOffice, MedicalEvent } from '../../ports/back-office.ts';
import { signInToTrack } from '../../testing/applicant.ts';
import { LEELA, NEXT, SLOT, TARA, Tara } from '../../testing/tara.ts';
import { reportVisit, type Visit } from './report-visit.ts';

let tara: Tara;
beforeEach(async () => {
  tara = await Tara.start();
});
afterEach(() => tara.api.close());

const centres = (more: Partial<RequestBody<'medicalCentres'>> = {}) =>
  tara.call('medicalCentres', {
    caseId: tara.caseId,
    way: 'centre',
    pinCode: '400028',
    womanAttendant: false,
    stepFree: false,
    from: '2026-12-03',
    to: '2026-12-03',
    ...more,
  });
const visit = async (said: Visit) => {
  const { booking } = await tara.status();
  return reportVisit(tara.api.deps, { caseId: tara.caseId, bookingId: booking.bookingId, visit: said });
};
const calendarOf = (answer: { calendar: string }) =>
  Buffer.from(answer.calendar, 'base64').toString('utf8').replaceAll('\r\n ', '');

describe('a case', () => {
  it('has its tests in words, and where they can be done', async () => {
    const { cases } = (await tara.call('medicalEligiblePolicies', {})).json();
    expect(cases).toHaveLength(1);
    expect(cases[0]).toMatchObject({
      applicationNo: TARA.applicationNo,
      category: 'B',
      ways: ['centre', 'home'],
      state: 'to-book',
      tests: [{ code: 'examination' }, { code: 'blood-and-urine' }, { code: 'resting-ecg' }],
    });
  });

  it('MA14: of someone else is not found, also in a tracking session', async () => {
    await tara.api.deps.db
      .updateTable('applicant')
      .set({ mobile: TARA.mobile, birth_date: '1990-03-12' })
      .where('mobile', '=', LEELA.mobile)
      .execute();
    const leela = await signInToTrack(tara.api, { applicationNo: LEELA.applicationNo }, TARA.mobile);
    expect((await tara.call('medicalStatus', { caseId: tara.caseId }, leela)).statusCode).toBe(404);
    expect((await tara.call('medicalEligiblePolicies', {}, leela)).json().cases).toEqual([]);
  });
});

describe('a booking', () => {
  it('MA1: has a code, the evening before, and a calendar file in UTC that names no test', async () => {
    const answer = await tara.book();
    expect(answer.json()).toMatchObject({
      state: 'booked',
      changesLeft: 3,
      booking: {
        start: '2026-12-03T02:30:00.000Z',
        fasting: { from: '2026-12-02T14:30:00.000Z', latest: '2026-12-02T16:30:00.000Z' },
        code: 'K7QM-2XPD',
        womanAttendant: true,
      },
    });
    const { booking } = answer.json();
    const file = calendarOf(answer.json());
    expect(file).toContain(`UID:${booking.bookingId}`);
    expect(file).toContain('DTSTART:20261203T023000Z');
    expect(file).toContain('SEQUENCE:0');
    expect(file).toContain('SUMMARY:Appointment\\, Meru Life');
    expect(file).not.toMatch(/blood|ECG|examination/i);
  });

  it('shows on the medical card of the application', async () => {
    await tara.book();
    const { card } = (await tara.call('applicationMedicalCard', { applicationNo: TARA.applicationNo })).json();
    expect(card).toMatchObject({ centre: expect.stringContaining('Dadar'), start: '2026-12-03T02:30:00.000Z' });
  });

  it('MA2: takes the last seat once, and names the nearest free times', async () => {
    await tara.book();
    await tara.book({ slotId: NEXT, replaces: (await tara.status()).booking.bookingId });
    await tara.api.deps.db
      .insertInto('medical_seat')
      .values({
        centre_id: 'mc_dadar',
        start_at: new Date('2026-12-03T02:30:00.000Z'),
        seat: 1,
        booking_id: await strangersBooking(),
      })
      .execute();
    const answer = await tara.book({ replaces: (await tara.status()).booking.bookingId });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'slot-taken', slots: { length: 3 } });
    expect(answer.json().slots[0].slotId).toBe('mc_dadar-20261203T0200Z');
    expect((await tara.status()).booking.start).toBe('2026-12-03T03:00:00.000Z');
  });

  it('MA11: a second press makes no second booking, and neither does the same key', async () => {
    const key = randomUUID();
    const first = (await tara.book({}, key)).json();
    expect((await tara.book({}, key)).json()).toEqual(first);
    expect((await tara.book()).json().booking.bookingId).toBe(first.booking.bookingId);
    expect(await tara.bookings()).toHaveLength(1);
    const other = await tara.book({ slotId: NEXT }, key);
    expect(other.json()).toMatchObject({ code: 'idempotency-conflict' });
  });

  it.each([
    ['a Sunday', 'mc_dadar-20261206T0230Z'],
    ['an hour that is not offered', 'mc_dadar-20261203T1230Z'],
    ['more than 30 days ahead', 'mc_dadar-20270104T0230Z'],
    ['a centre that does not exist', 'mc_nowhere-20261203T0230Z'],
    ['a day that does not exist', 'mc_dadar-20269903T0230Z'],
    ['a call, which has no blood test', 'mc_tele-20261203T0230Z'],
  ])('on %s is refused', async (_, slotId) => {
    const answer = await tara.book({ slotId, centreId: slotId.split('-')[0] ?? '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ pointer: '/slotId' }]);
  });

  it('MA8: with a woman attendant is not possible at a centre without one', async () => {
    const answer = await tara.book({ slotId: 'mc_thane-20261203T0230Z', centreId: 'mc_thane' });
    expect(answer.json().errors).toMatchObject([{ pointer: '/womanAttendant' }]);
  });

  it('MA9: without consent leaves out the test for HIV alone, and the back office learns of it', async () => {
    expect((await tara.book({ hivTestConsent: false })).json().booking).toMatchObject({ hivTest: false });
    expect(await tara.bookings()).toMatchObject([{ hiv_test: false }]);
    expect(await news()).toMatchObject([
      { event: 'medical-booked', caseId: tara.caseId, applicationNo: TARA.applicationNo, hivTest: false },
    ]);
  });
});

/** What the back office receives now, in order. */
async function news(): Promise<MedicalEvent[]> {
  const sent: MedicalEvent[] = [];
  const send: BackOffice['send'] = async (event) => {
    if (event.event === 'medical-booked' || event.event === 'medical-missed') sent.push(event);
  };
  const backOffice = { ...tara.api.deps.backOffice, send };
  await forwardJob({ ...tara.api.deps, backOffice }, tara.api.app.log).run(new AbortController().signal);
  return sent.toSorted((a, b) => a.eventId.localeCompare(b.eventId));
}

/** An appointment of another case at the same centre. */
async function strangersBooking(): Promise<string> {
  const { db } = tara.api.deps;
  const [booking] = await tara.bookings();
  if (!booking) throw new Error('there is no booking');
  const other = `med_${'0'.repeat(32)}`;
  const bookingId = `mb_${'0'.repeat(32)}`;
  await db
    .insertInto('medical_case')
    .values({
      case_id: other,
      application_no: LEELA.applicationNo,
      ticket: null,
      customer_id: null,
      policy_no: null,
      life_assured_name: 'Ms Leela Nair',
      category: 'B',
      code: '0000-0000',
      check_word: 'lotus',
      state: 'booked',
      opened_on: '2026-11-26',
    })
    .execute();
  await db
    .insertInto('medical_booking')
    .values({ ...booking, previous: null, booking_id: bookingId, case_id: other })
    .execute();
  return bookingId;
}

describe('a change', () => {
  it('MA3: until 12 hours before raises the sequence, later it is too late', async () => {
    const { booking } = (await tara.book()).json();
    await tara.moveTo('2026-12-02T14:29:00.000Z');
    const changed = (await tara.book({ slotId: 'mc_dadar-20261204T0230Z', replaces: booking.bookingId })).json();
    expect(changed).toMatchObject({ changesLeft: 2, booking: { bookingId: booking.bookingId } });
    expect(calendarOf(changed)).toContain('SEQUENCE:1');
    await tara.moveTo('2026-12-03T14:31:00.000Z');
    const late = await tara.book({ slotId: 'mc_dadar-20261205T0230Z', replaces: booking.bookingId });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('too-late');
  });

  it('MA4: is possible three times', async () => {
    const { booking } = (await tara.book()).json();
    const { bookingId: replaces } = booking;
    for (const day of ['04', '05', '07']) await tara.book({ slotId: `mc_dadar-202612${day}T0230Z`, replaces });
    const fourth = await tara.book({ slotId: SLOT, replaces });
    expect(fourth.json()).toMatchObject({ code: 'no-changes-left', detail: expect.stringContaining('call') });
  });

  it('frees the time that it leaves', async () => {
    const { booking } = (await tara.book()).json();
    await tara.book({ slotId: NEXT, replaces: booking.bookingId });
    const free = (await centres()).json().centres[0].slots.map(({ slotId }: { slotId: string }) => slotId);
    expect(free).toContain(SLOT);
    expect(free).not.toContain(NEXT);
  });

  it('a cancellation removes it from the calendar, and the case can be booked again', async () => {
    const { booking } = (await tara.book()).json();
    const cancelled = (await tara.cancel(booking.bookingId)).json();
    expect(cancelled).toMatchObject({ state: 'to-book', changesLeft: 2 });
    expect(calendarOf(cancelled)).toContain('METHOD:CANCEL');
    expect(await tara.status()).not.toHaveProperty('booking');
    expect((await tara.book()).json()).toMatchObject({ state: 'booked' });
  });

  it('of an appointment that is not the newest is refused', async () => {
    await tara.book();
    const answer = await tara.book({ slotId: NEXT, replaces: `mb_${'0'.repeat(32)}` });
    expect(answer.json()).toMatchObject({ code: 'stage' });
  });
});

describe('the visit', () => {
  it('MA5: missed twice, a person calls, and nothing closes', async () => {
    await tara.book();
    expect(await visit('missed')).toBe(true);
    expect(await tara.status()).toMatchObject({ state: 'missed', missed: 1 });
    expect(await tara.status()).not.toHaveProperty('isCalledBack');
    await tara.book({ slotId: NEXT });
    expect(await visit('missed')).toBe(true);
    expect(await tara.status()).toMatchObject({ state: 'missed', missed: 2, isCalledBack: true });
    const [, first, , second] = await news();
    expect(first).toMatchObject({ event: 'medical-missed' });
    expect(first).not.toHaveProperty('needsCall');
    expect(second).toMatchObject({ event: 'medical-missed', needsCall: true });
  });

  it('MA12: is acknowledged for the newest appointment only', async () => {
    const { booking } = (await tara.book()).json();
    const say = (bookingId: string, event: 'will-come' | 'came' | 'not-seen') =>
      tara.call('acknowledgeMedical', { caseId: tara.caseId, bookingId, event }, tara.withKey());
    await tara.cancel(booking.bookingId);
    const { booking: newest } = (await tara.book({ slotId: NEXT })).json();
    expect((await say(booking.bookingId, 'will-come')).statusCode).toBe(409);
    expect((await say(newest.bookingId, 'will-come')).json()).toEqual({ state: 'booked' });
    expect((await say(newest.bookingId, 'came')).statusCode).toBe(409);
    await tara.moveTo('2026-12-03T03:05:00.000Z');
    expect((await say(newest.bookingId, 'came')).json()).toEqual({ state: 'arrived' });
    expect((await tara.status()).history.map(({ event }: { event: string }) => event)).toEqual([
      'opened',
      'booked',
      'cancelled',
      'booked',
      'will-come',
      'came',
    ]);
  });

  it('that never happened leaves the application without an appointment, and counts as no change', async () => {
    const { booking } = (await tara.book()).json();
    await tara.moveTo('2026-12-03T02:35:00.000Z');
    const said = { caseId: tara.caseId, bookingId: booking.bookingId, event: 'not-seen' } as const;
    expect((await tara.call('acknowledgeMedical', said, tara.withKey())).json()).toEqual({
      state: 'to-book',
    });
    expect(await tara.status()).toMatchObject({ state: 'to-book', changesLeft: 3 });
    const application = { applicationNo: TARA.applicationNo };
    const { card } = (await tara.call('applicationMedicalCard', application)).json();
    expect(card).not.toHaveProperty('centre');
    expect(card).not.toHaveProperty('start');
  });

  it('MA13: its reports are valid for six months, and a report that comes twice changes nothing', async () => {
    const { booking } = (await tara.book()).json();
    expect(await visit('done')).toBe(true);
    const report = { caseId: tara.caseId, bookingId: booking.bookingId, visit: 'reports-in' } as const;
    expect(await reportVisit(tara.api.deps, report)).toBe(true);
    expect(await reportVisit(tara.api.deps, report)).toBe(false);
    expect(await tara.status()).toMatchObject({ state: 'reports-in', reportsValidUntil: '2027-06-03' });
  });
});

describe('centres', () => {
  it('MA7: come nearest first, with the distance in hundreds of metres', async () => {
    const found = (await centres()).json();
    expect(found.centres.map((one: { centreId: string; distance: number }) => [one.centreId, one.distance])).toEqual([
      ['mc_dadar', 0],
      ['mc_parel', 20],
      ['mc_thane', 234],
    ]);
    expect(found.homeServed).toBe(true);
    expect(found.place).toEqual({ latitude: 19_021_300, longitude: 72_842_400 });
    expect(found.centres[1].place).toEqual({ latitude: 19_003_000, longitude: 72_842_000 });
    expect(found.centres[1].slots[0]).toEqual({
      slotId: 'mc_parel-20261203T0130Z',
      start: '2026-12-03T01:30:00.000Z',
      end: '2026-12-03T02:00:00.000Z',
      fasting: true,
      left: 2,
    });
  });

  it('MA8: without a woman attendant are not listed for someone who wants one', async () => {
    const found = (await centres({ womanAttendant: true })).json();
    expect(found.centres.map(({ centreId }: { centreId: string }) => centreId)).toEqual(['mc_dadar', 'mc_parel']);
  });

  it.each(['000001', '40002'])('MA6: PIN code %s is refused', async (pinCode) => {
    const answer = await centres({ pinCode });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ pointer: '/pinCode' }]);
  });

  it('MA6: of an unknown PIN code are found by state and city', async () => {
    expect((await centres({ pinCode: '999999' })).json()).toEqual({
      centres: [],
      homeServed: false,
      because: 'pin-code-unknown',
      nextBest: 'call',
    });
    const found = (await centres({ pinCode: '999999', state: 'Maharashtra', city: 'Pune' })).json();
    expect(found.centres).toMatchObject([{ centreId: 'mc_pune' }]);
    expect(found.centres[0]).not.toHaveProperty('distance');
    expect(found).not.toHaveProperty('place');
  });

  it('are listed for at most 14 days', async () => {
    expect((await centres({ to: '2026-12-16' })).statusCode).toBe(200);
    expect((await centres({ to: '2026-12-17' })).json().errors).toMatchObject([{ pointer: '/to' }]);
  });
});

describe('a call by a doctor', () => {
  const call = (more: Partial<RequestBody<'bookTeleMedical'>> = {}) =>
    tara.call(
      'bookTeleMedical',
      {
        caseId: tara.caseId,
        slotId: 'mc_tele-20261203T0730Z',
        language: 'hi',
        video: false,
        recordingConsent: true,
        ...more,
      },
      tara.withKey(),
    );
  beforeEach(async () => {
    await tara.api.deps.db
      .updateTable('medical_case')
      .set({ category: 'T' })
      .where('case_id', '=', tara.caseId)
      .execute();
  });

  it('goes to the registered number, and needs no empty stomach', async () => {
    const { booking } = (await call()).json();
    expect(booking).toMatchObject({ way: 'tele', language: 'hi', sentTo: expect.stringMatching(/0013$|13$/) });
    expect(booking).not.toHaveProperty('fasting');
  });

  it('MA10: without consent to the recording is refused, with a centre as the other way', async () => {
    const answer = await call({ recordingConsent: false });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([
      { pointer: '/recordingConsent', detail: expect.stringContaining('centre') },
    ]);
  });
});

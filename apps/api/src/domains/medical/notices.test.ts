import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Tara } from '../../testing/tara.ts';
import { appointmentsJob } from './notices-job.ts';

let tara: Tara;
beforeEach(async () => {
  tara = await Tara.start();
});
afterEach(() => tara.api.close());

/** The texts by SMS since the last look. */
async function takeTexts(): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    delete from service_message where channel = 'sms' returning text`.execute(tara.api.deps.db);
  return rows.map(({ text }) => text);
}
/** What is sent at a moment, although the job runs twice. */
async function at(moment: string): Promise<string[]> {
  await tara.api.sandbox.state.moveTo(new Date(moment));
  for (let run = 0; run < 2; run += 1) await appointmentsJob(tara.api.deps).run(new AbortController().signal);
  return takeTexts();
}

it('tells of a booking, reminds the evening before and two hours before, and names no test', async () => {
  await tara.book();
  const all = [
    await takeTexts(),
    await at('2026-12-02T12:29:00.000Z'),
    await at('2026-12-02T12:30:00.000Z'),
    await at('2026-12-03T00:29:00.000Z'),
    await at('2026-12-03T00:30:00.000Z'),
    await at('2026-12-03T02:31:00.000Z'),
  ];
  expect(all).toEqual([
    [expect.stringContaining('Your appointment is on 03/12/2026 at 08:00 AM. Your number there is K7QM-2XPD.')],
    [],
    [expect.stringContaining('tomorrow, 03/12/2026, at 08:00 AM. From 08:00 PM please take nothing but water')],
    [],
    [expect.stringContaining('Your appointment is today at 08:00 AM.')],
    [],
  ]);
  expect(all.join()).not.toMatch(/blood|urine|ECG|HIV|test|medical/i);
});

it('tells of a change and of a cancellation, and reminds of the present time alone', async () => {
  const { booking } = (await tara.book()).json();
  await tara.book({ slotId: 'mc_dadar-20261204T0230Z', replaces: booking.bookingId });
  await takeTexts();
  expect(await at('2026-12-02T12:30:00.000Z')).toEqual([]);
  await tara.signIn();
  await tara.cancel(booking.bookingId);
  expect(await takeTexts()).toEqual([expect.stringContaining('on 04/12/2026 at 08:00 AM is cancelled')]);
  expect(await at('2026-12-04T00:30:00.000Z')).toEqual([]);
});

it('says what is near after an outage, not what has passed', async () => {
  await tara.book();
  await takeTexts();
  expect(await at('2026-12-03T01:00:00.000Z')).toEqual([expect.stringContaining('today at 08:00 AM')]);
});

it('reminds on the 7th, 15th and 25th day that nothing is booked, and closes the case after the 30th', async () => {
  await sql`update medical_case set opened_on = '2026-11-01'`.execute(tara.api.deps.db);
  const on = async (day: string) => at(`${day}T04:30:00.000Z`);
  const toBook = [expect.stringContaining('Please choose the time of your appointment on the portal by 01/12/2026.')];
  expect(await on('2026-11-26')).toEqual(toBook);
  await sql`update medical_case set reminders = 0`.execute(tara.api.deps.db);
  await sql`update medical_case set opened_on = '2026-11-20'`.execute(tara.api.deps.db);
  const days = ['2026-11-26', '2026-11-27', '2026-12-05', '2026-12-15', '2026-12-20'];
  const counts = [];
  for (const day of days) counts.push((await on(day)).length);
  expect(counts).toEqual([0, 1, 1, 1, 0]);
  expect(await on('2026-12-21')).toEqual([expect.stringContaining('The days to choose an appointment are over.')]);
  await tara.signIn();
  expect(await tara.status()).toMatchObject({ state: 'expired' });
});

it('MA5: closes nothing for a person who missed two appointments', async () => {
  await sql`update medical_case set opened_on = '2026-09-01', state = 'missed', missed = 2`.execute(tara.api.deps.db);
  expect(await at('2026-11-26T04:31:00.000Z')).toEqual([]);
});

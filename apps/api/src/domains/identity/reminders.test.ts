import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { remindersJob } from './reminders-job.ts';

const ANNUITY = '505678901';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ now: '2026-10-10T04:30:00.000Z', listen: false });
  await sql`delete from life_certificate where policy_no <> ${ANNUITY}`.execute(api.deps.db);
});
afterAll(() => api.close());

/** What is sent on each of some days, if the certificate is due on a day, and perhaps that of a second life. */
async function remind(
  dueOn: string,
  days: readonly string[],
  second?: { readonly dueOn: string },
): Promise<[string, string][]> {
  const { db } = api.deps;
  await sql`delete from second_annuitant`.execute(db);
  if (second)
    await sql`insert into second_annuitant (policy_no, name, birth_date, due_on)
      values (${ANNUITY}, 'Mr Mohan Joshi', '1955-05-01', ${second.dueOn})`.execute(db);
  await sql`update life_certificate set due_on = ${dueOn}, given_on = null, review_ticket = null, remind_on = null`.execute(
    db,
  );
  const sent: [string, string][] = [];
  for (const day of days) {
    await api.sandbox.state.moveTo(new Date(`${day}T04:30:00.000Z`));
    await sql`delete from service_message`.execute(db);
    for (let run = 0; run < 2; run += 1) await remindersJob(api.deps).run(new AbortController().signal);
    const { rows } = await sql<{ template: string }>`select sms->>'template' as template from service_message
      where channel = 'sms'`.execute(db);
    for (const { template } of rows) sent.push([day, template]);
  }
  return sent;
}

it('reminds on each of its days once, and says on the last that payments wait', async () => {
  const days = ['2026-10-17', '2026-10-18', '2026-10-19', '2026-11-17', '2026-12-10', '2026-12-17', '2026-12-18'];
  expect(await remind('2026-12-17', [...days, '2027-01-01', '2027-01-16', '2027-01-17', '2027-02-17'])).toEqual([
    ['2026-10-18', 'certificate-open'],
    ['2026-11-17', 'certificate-open'],
    ['2026-12-10', 'certificate-open'],
    ['2026-12-17', 'certificate-open'],
    ['2027-01-01', 'certificate-overdue'],
    ['2027-01-17', 'certificate-held'],
  ]);
});

// "once when the hold begins", and services-2.md, LC10: "annuity not held while one is within grace"
it.each([
  [
    'each has its own days, and the hold begins after the later grace',
    '2026-12-31',
    [
      ['2026-12-17', 'certificate-of-two'],
      ['2026-12-31', 'certificate-of-two'],
      ['2027-01-01', 'certificate-of-two'],
      ['2027-01-15', 'certificate-of-two'],
      ['2027-01-31', 'certificate-held'],
    ],
  ],
  [
    'the same due day is one message',
    '2026-12-17',
    [
      ['2026-12-17', 'certificate-of-two'],
      ['2027-01-01', 'certificate-of-two'],
      ['2027-01-17', 'certificate-held'],
    ],
  ],
  [
    'while the other one is given, nothing says that payments wait',
    '2027-12-17',
    [
      ['2026-12-17', 'certificate-of-two'],
      ['2027-01-01', 'certificate-of-two'],
    ],
  ],
] as const)('on two lives: %s', async (_, secondDueOn, sent) => {
  const days = ['2026-12-17', '2026-12-31', '2027-01-01', '2027-01-15', '2027-01-17', '2027-01-31', '2027-02-17'];
  expect(await remind('2026-12-17', days, { dueOn: secondDueOn })).toEqual(sent);
});

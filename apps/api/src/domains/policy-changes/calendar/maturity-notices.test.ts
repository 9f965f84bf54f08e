import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../../testing/index.ts';
import { startTwoNodes } from '../../../testing/two-nodes.ts';
import { runCalendar } from './run-calendar.ts';

/** Asha's savings plan; in these tests all its premiums are paid. */
const SAVINGS = '501234567';
const MAIL = 'asha.kulkarni@example.com';
const MOBILE = '+919876543210';
const SUBJECT = 'Policy 501234567 matures on 15/01/2027';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
  // the premiums of all policies do not matter here and take time
  await sql`update policy set next_look_on = null`.execute(api.deps.db);
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.deps;
  await sql`delete from policy_notice where kind = 'matures'`.execute(db);
  await sql`delete from service_message`.execute(db);
  await sql`update customer set language = 'en' where email = ${MAIL}`.execute(db);
  await change(
    "status_code = '2', due_date = null, plan_code = 'MSS01', death_intimated_on = null, maturity_date = '2027-01-15'",
  );
});

const change = (values: string) =>
  sql`update policy set ${sql.raw(values)} where policy_no = ${SAVINGS}`.execute(api.deps.db);
const to = async (day: string) => {
  const clock = { now: () => new Date(`${day}T05:00:00.000Z`) };
  expect(await runCalendar({ ...api.deps, clock })).toEqual([]);
};
/** Messages to a recipient, oldest first. */
const messages = (recipient: string) =>
  api.deps.db
    .selectFrom('service_message')
    .select(['subject', 'text'])
    .where('recipient', '=', recipient)
    .orderBy('made_at')
    .execute();
const subjects = async () => (await messages(MAIL)).map(({ subject }) => subject);

describe('a maturing policy', () => {
  it('is announced a month before, by SMS and email', async () => {
    await to('2026-12-14');
    expect(await subjects()).toEqual([]);
    await to('2026-12-15');
    expect(await subjects()).toEqual([SUBJECT]);
    const sms = await messages(MOBILE);
    expect(sms.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /Policy 501234567 matures on 15\/01\/2027, and we pay the money on that day\. Please check/,
      ),
    ]);
  });

  it("is announced in the customer's language", async () => {
    await api.deps.db.updateTable('customer').set({ language: 'hi' }).where('email', '=', MAIL).execute();
    await to('2026-12-15');
    const texts = [...(await messages(MOBILE)), ...(await messages(MAIL))].map(({ text }) => text);
    expect(texts.filter((text) => text.includes('पॉलिसी 501234567 की मैच्योरिटी 15/01/2027 को है'))).toHaveLength(2);
  });

  it('is announced once, however often the job runs and processes the policy', async () => {
    await to('2026-12-15');
    await change("maturity_look_on = '2026-12-15'");
    await runCalendar(api.deps);
    await change("status_code = '2'");
    await to('2026-12-16');
    expect(await subjects()).toEqual([SUBJECT]);
  });

  it('is announced again if its date moves', async () => {
    await to('2026-12-15');
    await change("maturity_date = '2027-02-15'");
    await to('2027-01-15');
    expect(await subjects()).toEqual([SUBJECT, 'Policy 501234567 matures on 15/02/2027']);
  });

  it.each([
    ['2027-01-14', [SUBJECT]],
    ['2027-01-15', []],
    ['2027-02-01', []],
  ])('is announced by a late run, on %s: %j', async (day, sent) => {
    await to(day);
    expect(await subjects()).toEqual(sent);
  });

  it.each([
    ['has lapsed', "status_code = '4'"],
    ['runs as extended term', "status_code = 'E'"],
    ['is surrendered', "status_code = 'S'"],
    ['has a reported death', "death_intimated_on = '2026-11-20'"],
    ['is a term plan', "plan_code = 'MTP03'"],
  ])('is not announced if it %s', async (_, values) => {
    await change(values);
    await to('2026-12-15');
    expect(await subjects()).toEqual([]);
  });

  it('is announced late if it was revived in its last month', async () => {
    await change("status_code = '4'");
    await to('2026-12-20');
    await change("status_code = '1'");
    await to('2026-12-21');
    expect(await subjects()).toEqual([SUBJECT]);
  });

  it('is left to the next run if the process stops', async () => {
    const clock = { now: () => new Date('2026-12-15T05:00:00.000Z') };
    await runCalendar({ ...api.deps, clock }, AbortSignal.abort());
    expect(await subjects()).toEqual([]);
    await to('2026-12-15');
    expect(await subjects()).toEqual([SUBJECT]);
  });

  it('of a company is announced in one message for all of them', async () => {
    const { rows } = await sql<{ customer_id: number; email: string }>`
      select p.customer_id, c.email from policy p join customer c on c.id = p.customer_id
      where c.kind = 'company' group by 1, 2 limit 1`.execute(api.deps.db);
    const [company] = rows;
    await sql`
      update policy set status_code = '2', due_date = null, plan_code = 'MSS01', maturity_date = date '2027-01-15' + n::int
      from (select policy_no as chosen, row_number() over (order by policy_no) as n from policy
        where customer_id = ${company?.customer_id} order by policy_no limit 2) two
      where policy_no = chosen`.execute(api.deps.db);
    await to('2026-12-20');
    const [letter, ...others] = await messages(company?.email ?? '');
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(/Number of policies: 2\. The first matures on 16\/01\/2027/);
    expect(letter?.text).toMatch(/17\/01\/2027/);
  });
});

it('is announced once if nodes run at the same time', async () => {
  const world = await startTwoNodes();
  try {
    const [{ deps: one }, { deps: other }] = world.nodes;
    await sql`update policy set status_code = '2', due_date = null, maturity_date = '2027-01-15' where policy_no = ${SAVINGS}`.execute(
      one.db,
    );
    world.advance(30 * 86_400_000);
    const failures = await Promise.all([one, other, one, other].map((deps) => runCalendar(deps)));
    expect(failures.flat()).toEqual([]);
    const { rows } = await sql<{ messages: number }>`
      select count(*)::int as messages from service_message where text like '%501234567%matures on 15/01/2027%'`.execute(
      one.db,
    );
    // an SMS and an email
    expect(rows).toEqual([{ messages: 2 }]);
  } finally {
    await world.close();
  }
}, 300_000);

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { AADHAAR, CERTIFICATE_CONSENT, caller } from '../../testing/aadhaar.ts';
import { type RunningApi, signIn, startApi } from '../../testing/index.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { benefitsJob } from '../payouts/benefits/benefits-job.ts';

const BEGIN = '2026-11-26T04:30:00.000Z';
/** Mr Mathur's annuity, which is on his wife's life too. It pays ₹15,625.00 on the 5th here. */
const ANNUITY = '513456789';
const MOBILE = '+919829012345';
const SECOND = 'second' as const;

let api: RunningApi;
let call: ReturnType<typeof caller>;
beforeAll(async () => {
  api = await startApi({ now: BEGIN, listen: true });
});
beforeEach(() => begin(BEGIN));
afterAll(() => api.close());

/** Starts a day. Both certificates are due on 17-12-2026, and the annuity is paid on the 5th, unless a test has other days. */
async function begin(now: string, { secondDueOn = '2026-12-17', day = '05' } = {}): Promise<void> {
  await api.forget();
  const { db } = api.deps;
  const missing = sql`given_on = null, review_ticket = null, remind_on = null`;
  await sql`update life_certificate set due_on = '2026-12-17', ${missing} where policy_no = ${ANNUITY}`.execute(db);
  await sql`update second_annuitant set due_on = ${secondDueOn}, ${missing} where policy_no = ${ANNUITY}`.execute(db);
  await sql`update annuity set first_on = ${`2020-01-${day}`}, next_on = ${`2026-12-${day}`}, mode = 'monthly', instalment = 1562500
    where policy_no = ${ANNUITY}`.execute(db);
  await sql`delete from face_check`.execute(db);
  await sql`delete from benefit where policy_no = ${ANNUITY} and due_on >= '2026-12-05'`.execute(db);
  await goTo(now);
}
async function goTo(now: string): Promise<void> {
  await api.sandbox.state.moveTo(new Date(now));
  call = caller(api, await signIn(api, 'Gopal'));
}
const runBenefits = () => benefitsJob(api.deps).run(new AbortController().signal);
const instalments = async () =>
  (
    await sql<{ due_on: string }>`select due_on from benefit where policy_no = ${ANNUITY} and kind = 'annuity'
      and ordered_at is not null and due_on >= '2026-12-05' order by 1`.execute(api.deps.db)
  ).rows.map(({ due_on }) => due_on);
const eligibility = async () => (await call('lifeCertificateEligibility', {})).body;
const states = async () =>
  (await eligibility()).policies.map(({ life, state }: { life: string; state: string }) => [life, state]);
/** What the list and the bell say of life certificates. */
async function warnings() {
  const { attention, notifications } = (await call('notifications', {})).body;
  const items = attention.filter(({ kind }: { kind: string }) => kind === 'life-certificate');
  return [items.map(({ because }: { because: string }) => because), notifications.lifeCertificateDue?.text ?? null];
}

const take = (life?: 'first' | 'second', policyNos = [ANNUITY]) =>
  call('selfieLiveness', {
    consent: CERTIFICATE_CONSENT,
    policyNos,
    ...(life && { life }),
    picture: pngFile().toString('base64'),
    challenge: 'still',
  });
async function identify(livenessToken: string, idNumber: string) {
  const { body } = await call('lifeCertificateAadhaarOtp', {
    livenessToken,
    consent: CERTIFICATE_CONSENT,
    idKind: 'aadhaar',
    idNumber,
  });
  return call('validateLifeCertificateAadhaarOtp', { otpToken: body.otpToken, otp: await api.otpFor(MOBILE) });
}
/** A picture, the OTP and the comparison of a life. */
async function compare(life?: 'first' | 'second') {
  const { livenessToken } = (await take(life)).body;
  const { identityToken } = (await identify(livenessToken, life === SECOND ? AADHAAR.savitri : AADHAAR.gopal)).body;
  // the next OTP can be sent half a minute later
  await api.sandbox.state.moveTo(new Date(api.now().getTime() + 60_000));
  return (await call('compareFace', { livenessToken, identityToken })).body.compareToken as string;
}
const submit = (compareToken: string, life?: 'first' | 'second', key?: string) =>
  call('submitLifeCertificate', { policyNos: [ANNUITY], ...(life && { life }), compareToken, declaration: true }, key);
const visit = (life?: 'first' | 'second') =>
  call('submitLifeCertificate', {
    policyNos: [ANNUITY],
    ...(life && { life }),
    way: { kind: 'branch' },
    declaration: true,
  });
const decide = (ticket: string, outcome: 'approved' | 'rejected') =>
  applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome,
    maker: 'EMP-1',
    checker: 'EMP-2',
    note: 'The form is not signed.',
    at: api.now().toISOString(),
  });

describe('LC10: an annuity on two lives', () => {
  it('LC10: the first life only: the second is still open, and the annuity is not held while one is within grace', async () => {
    expect(await states()).toEqual([
      ['first', 'open'],
      ['second', 'open'],
    ]);
    expect(await submit(await compare())).toMatchObject({
      status: 200,
      body: { certificateState: 'given', nextDueOn: '2027-12-17', releasedAmount: 0 },
    });
    expect((await eligibility()).policies).toMatchObject([
      { life: 'first', annuitantName: 'Mr Gopal Das Mathur', state: 'given', certificateDueOn: '2027-12-17' },
      { life: 'second', annuitantName: 'Mrs Savitri Mathur', state: 'open', certificateDueOn: '2026-12-17' },
    ]);
    // hers is late, and past a grace period of her own: his keeps the annuity paid until a month after his is due
    await goTo('2027-04-20T04:30:00.000Z');
    expect((await eligibility()).policies).toMatchObject([
      { life: 'first', state: 'given', heldAmount: 0 },
      { life: 'second', state: 'overdue', heldAmount: 0, heldInstalments: [], graceEndsOn: '2028-01-16' },
    ]);
    await runBenefits();
    expect(await instalments()).toEqual(['2026-12-05', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05']);
  });

  it('LC10: is held once both are past grace, and the first certificate that comes releases everything', async () => {
    await begin('2027-01-20T04:30:00.000Z', { secondDueOn: '2026-12-31', day: '06' });
    // his grace ended on 16-01, hers ends on 30-01
    expect(await states()).toEqual([
      ['first', 'overdue'],
      ['second', 'overdue'],
    ]);
    await goTo('2027-04-20T04:30:00.000Z');
    await runBenefits();
    expect(await instalments()).toEqual(['2026-12-06', '2027-01-06']);
    expect((await eligibility()).policies).toMatchObject([
      { life: 'first', state: 'held', heldAmount: 46_875_00 },
      { life: 'second', state: 'held', heldAmount: 46_875_00 },
    ]);
    expect(await submit(await compare(SECOND), SECOND)).toMatchObject({
      status: 200,
      body: {
        certificateState: 'given',
        nextDueOn: '2027-12-31',
        releasedAmount: 46_875_00,
        releasedInstalments: 3,
        acknowledgement: { promisedDate: '2027-04-27' },
      },
    });
    expect(await instalments()).toEqual(['2026-12-06', '2027-01-06', '2027-02-06', '2027-03-06', '2027-04-06']);
    const { rows } = await sql`select ticket, counts_from, promised_on from payout
      where policy_no = ${ANNUITY} and ticket ~ '-2027(02|03|04)06$' order by ticket`.execute(api.deps.db);
    expect(rows).toEqual(
      ['02', '03', '04'].map((month) => ({
        ticket: `AN${ANNUITY}-2027${month}06`,
        counts_from: '2027-04-20',
        promised_on: '2027-04-27',
      })),
    );
    expect(await states()).toEqual([
      ['first', 'overdue'],
      ['second', 'given'],
    ]);
  });

  it('says on the list and at the bell that it is held only when it is', async () => {
    await begin('2027-01-20T04:30:00.000Z', { secondDueOn: '2026-12-31' });
    expect(await warnings()).toEqual([
      ['one-of-two-certificates'],
      expect.stringContaining('only if the certificates of'),
    ]);
    await goTo('2027-02-20T04:30:00.000Z');
    expect(await warnings()).toEqual([
      ['life-certificate-overdue'],
      expect.stringContaining('We pay the annuity again'),
    ]);
    await submit(await compare(SECOND), SECOND);
    expect(await warnings()).toEqual([['one-of-two-certificates'], expect.not.stringContaining('again')]);
    await submit(await compare());
    expect(await warnings()).toEqual([[], null]);
  });

  it('counts what waited from the certificate that comes while a person decides about the other one', async () => {
    await begin('2027-04-20T04:30:00.000Z', { day: '08' });
    await runBenefits();
    const { ticket } = (await visit()).body.acknowledgement;
    await sql`update life_certificate set review_ticket = ${ticket} where policy_no = ${ANNUITY}`.execute(api.deps.db);
    expect((await submit(await compare(SECOND), SECOND)).body).toMatchObject({ releasedInstalments: 3 });
    const { rows } = await sql`select distinct counts_from, promised_on from payout
      where policy_no = ${ANNUITY} and ticket ~ '-2027(02|03|04)08$'`.execute(api.deps.db);
    expect(rows).toEqual([{ counts_from: '2027-04-20', promised_on: '2027-04-27' }]);
  });

  it('a late certificate releases nothing while the other one keeps the annuity paid', async () => {
    await begin('2027-02-20T04:30:00.000Z');
    await sql`update life_certificate set due_on = '2027-12-17' where policy_no = ${ANNUITY}`.execute(api.deps.db);
    expect((await submit(await compare(SECOND), SECOND)).body).toMatchObject({
      certificateState: 'given',
      releasedAmount: 0,
      releasedInstalments: 0,
    });
  });

  it('shows the due date of each in the next twelve months', async () => {
    await begin(BEGIN, { secondDueOn: '2027-02-01' });
    const { horizon } = (await call('overview', {})).body;
    const dates = horizon.filter(({ kind }: { kind: string }) => kind === 'life-certificate');
    expect(dates.map(({ date }: { date: string }) => date)).toEqual(['2026-12-17', '2027-02-01']);
  });

  it('is not held while a person decides about the second one, and gives that one once it is approved', async () => {
    await begin('2027-02-20T04:30:00.000Z');
    const { ticket } = (await visit(SECOND)).body.acknowledgement;
    const { payload } = await api.deps.db
      .selectFrom('service_request')
      .select('payload')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    expect(payload).toMatchObject({ way: 'branch', annuitantName: 'Mrs Savitri Mathur' });
    await sql`update second_annuitant set review_ticket = ${ticket} where policy_no = ${ANNUITY}`.execute(api.deps.db);
    expect(await states()).toEqual([
      ['first', 'overdue'],
      ['second', 'under-review'],
    ]);
    await decide(ticket, 'rejected');
    expect(await states()).toEqual([
      ['first', 'held'],
      ['second', 'held'],
    ]);
    const again = (await visit(SECOND)).body.acknowledgement.ticket;
    await decide(again, 'approved');
    expect((await eligibility()).policies).toMatchObject([
      { state: 'overdue', certificateDueOn: '2026-12-17' },
      { state: 'given', certificateDueOn: '2027-12-17' },
    ]);
    expect(await instalments()).toContain('2027-02-05');
  });
});

describe('each life gives its own', () => {
  it.each([
    [SECOND, 'first'],
    ['first', SECOND],
  ] as const)('a picture of the %s life does not give the certificate of the %s', async (pictured, submitted) => {
    const compareToken = await compare(pictured);
    expect(await submit(compareToken, submitted)).toMatchObject({ status: 404 });
    expect(await states()).toEqual([
      ['first', 'open'],
      ['second', 'open'],
    ]);
    expect(await submit(compareToken, pictured)).toMatchObject({ status: 200 });
  });

  it("the policyholder's Aadhaar is another person's for the second life", async () => {
    const { livenessToken } = (await take(SECOND)).body;
    const identity = await identify(livenessToken, AADHAAR.gopal);
    expect(identity).toMatchObject({ status: 200, body: { match: { name: 'different' } } });
    expect(identity.body.identityToken).toBeUndefined();
  });

  it('the consent of the second life has her name', async () => {
    await sql`delete from identity_consent`.execute(api.deps.db);
    await compare(SECOND);
    await compare();
    const { rows } = await sql`select person from identity_consent order by id`.execute(api.deps.db);
    expect(rows.map((row) => (row as { person: string | null }).person)).toEqual([
      'Mrs Savitri Mathur',
      'Mrs Savitri Mathur',
      null,
      null,
    ]);
  });

  it('given again it answers with the date, and the other one stays open', async () => {
    await submit(await compare(SECOND), SECOND);
    expect(await take(SECOND)).toMatchObject({
      status: 409,
      body: { code: 'already-given', detail: 'The life certificate was given on 26/11/2026.' },
    });
    expect((await take()).status).toBe(200);
  });

  it('the same key answers the same again, and with the other life it is a conflict', async () => {
    const key = randomUUID();
    const compareToken = await compare(SECOND);
    const given = await submit(compareToken, SECOND, key);
    expect(given.status).toBe(200);
    expect(await submit(compareToken, SECOND, key)).toEqual(given);
    expect(await submit(compareToken, 'first', key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency-conflict' },
    });
    expect(await states()).toEqual([
      ['first', 'open'],
      ['second', 'given'],
    ]);
  });

  it('both sent at once are both given, each once, and what was held is paid once', async () => {
    await begin('2027-04-20T04:30:00.000Z', { day: '07' });
    await runBenefits();
    const [first, second] = [await compare(), await compare(SECOND)];
    const answers = await Promise.all([
      submit(first),
      submit(second, SECOND),
      submit(first),
      submit(second, SECOND),
      runBenefits(),
    ]);
    const statuses = answers.flatMap((answer) => (answer ? [answer.status] : []));
    expect(statuses.sort()).toEqual([200, 200, 409, 409]);
    const released = answers.flatMap((answer) => answer?.body.releasedAmount ?? []);
    expect(released.sort()).toEqual([0, 46_875_00]);
    expect(await states()).toEqual([
      ['first', 'given'],
      ['second', 'given'],
    ]);
    const { rows } = await sql`select count(*)::int as payouts, sum(net)::int as net from payout
      where policy_no = ${ANNUITY} and ticket like ${`AN${ANNUITY}-2027%`} and ticket ~ '(02|03|04)07$'`.execute(
      api.deps.db,
    );
    expect(rows).toEqual([{ payouts: 3, net: 46_875_00 }]);
  });
});

describe('refuses', () => {
  it.each([
    ['a second life that the annuity does not have', '505678901', 'Kamala'],
    ['the second life of a foreign annuity', ANNUITY, 'Kamala'],
  ] as const)('%s', async (_, policyNo, name) => {
    call = caller(api, await signIn(api, name));
    expect(await take(SECOND, [policyNo])).toMatchObject({ status: 404 });
    expect(
      await call('submitLifeCertificate', {
        policyNos: [policyNo],
        life: SECOND,
        way: { kind: 'branch' },
        declaration: true,
      }),
    ).toMatchObject({ status: 404 });
  });

  it('a life that does not exist', async () => {
    // @ts-expect-error: only two lives
    expect(await take('third')).toMatchObject({ status: 400, body: { code: 'validation' } });
  });

  it('one picture for the second lives of two annuities that are different people', async () => {
    const { db } = api.deps;
    const other = '501234567';
    const gopal = sql`(select customer_id from policy where policy_no = ${ANNUITY})`;
    await sql`insert into life_certificate (policy_no, due_on) values (${other}, '2026-12-01')`.execute(db);
    await sql`insert into second_annuitant (policy_no, name, birth_date, due_on)
      values (${other}, 'Mr Anil Mathur', '1985-01-01', '2026-12-01')`.execute(db);
    await sql`update policy set customer_id = ${gopal} where policy_no = ${other}`.execute(db);
    const both = [ANNUITY, other];
    expect(await take(SECOND, both)).toMatchObject({
      status: 400,
      body: { code: 'validation', errors: [{ pointer: '/policyNos' }] },
    });
    // the policyholder is one person
    expect((await take('first', both)).status).toBe(200);
    await sql`delete from second_annuitant where policy_no = ${other}`.execute(db);
    await sql`delete from life_certificate where policy_no = ${other}`.execute(db);
    await sql`update policy set customer_id = (select id from customer where client_id = '40012345')
      where policy_no = ${other}`.execute(db);
  });
});

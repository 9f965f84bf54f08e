import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import { callOperation, type SessionHeaders, sessionHeaders } from '../../testing/index.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { processPayouts } from '../payouts/pay/process-payouts.ts';
import { orderPayout } from '../payouts/public.ts';

const POLICY = '501234567';
const DAY_MS = 86_400_000;

let nodes: Nodes;
let a: Node;
let b: Node;
let asha: { id: number; mobile: string | null };
let moved = 0;
const db = () => a.deps.db;
const passDays = (days: number) => {
  moved += days * DAY_MS;
  nodes.advance(days * DAY_MS);
};
beforeAll(async () => {
  nodes = await startTwoNodes();
  [a, b] = nodes.nodes;
  asha = await db()
    .selectFrom('policy as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .where('p.policy_no', '=', POLICY)
    .select(['c.id', 'c.mobile'])
    .executeTakeFirstOrThrow();
});
beforeEach(async () => {
  await sql`truncate session, otp_challenge, limit_counter, outbox, new_device, service_message, former_contact, audit_entry`.execute(
    db(),
  );
  await db().updateTable('customer').set({ mobile: asha.mobile }).where('id', '=', asha.id).execute();
  nodes.advance(-moved);
  moved = 0;
});
afterAll(() => nodes.close());

interface Browser {
  cookie: string;
  session: SessionHeaders;
}
const newestCode = async (to = asha.mobile ?? '') => (await readOutbox(db(), to)).find(({ otp }) => otp)?.otp ?? '';
/** Signs Asha in with an OTP, in a browser with this cookie. */
async function signIn(node: Node, cookie?: string): Promise<Browser> {
  await sql`truncate limit_counter`.execute(db());
  const headers = cookie ? { cookie } : {};
  const known = await callOperation(node, 'validateCustomer', { loginId: POLICY, workTypeTxt: 'login' }, headers);
  const sent = await callOperation(
    node,
    'generateOtp',
    { otpToken: known.json().otpToken, workTypeTxt: 'login' },
    headers,
  );
  const body = { otpToken: sent.json().otpToken, otp: await newestCode() };
  const answer = await callOperation(node, 'validateOtp', body, headers);
  expect(answer.statusCode).toBe(200);
  return { cookie: cookieOf(answer) ?? '', session: sessionHeaders(answer.json()) };
}
const cookieOf = ({ headers }: { headers: Record<string, unknown> }): string | undefined =>
  headers['set-cookie'] === undefined ? undefined : String(headers['set-cookie']).split(';')[0];
const newDevices = async () => (await db().selectFrom('new_device').select('at').execute()).length;
const endOthers = ({ session, cookie }: Browser, node = a) =>
  callOperation(node, 'endOtherSessions', {}, { ...session, cookie });
const isAlive = async ({ session }: Browser) => (await callOperation(b, 'sessionList', {}, session)).statusCode === 200;
const codeFor = async (browser: Browser, otpToken: string, to?: string) => {
  const sent = await callOperation(a, 'generateOtp', { otpToken, workTypeTxt: 'update' }, browser.session);
  return { otpToken: sent.json().otpToken as string, otp: await newestCode(to) };
};

/** A stolen browser: known for Asha, because someone signed in there once. */
async function stolenAndOwn(): Promise<{ thief: Browser; owner: Browser }> {
  const thief = await signIn(a);
  const owner = await signIn(b);
  expect(await newDevices()).toBe(2);
  passDays(10);
  await sql`truncate new_device, service_message`.execute(db());
  const again = await signIn(b, owner.cookie);
  expect(await newDevices()).toBe(0);
  return { thief: await signIn(a, thief.cookie), owner: again };
}

describe('a browser that was known before the owner signed out all other devices', () => {
  it('is new again on every node: its sign-in is announced and holds payouts', async () => {
    const { thief, owner } = await stolenAndOwn();
    expect((await endOthers(owner)).statusCode).toBe(204);
    expect(await isAlive(thief)).toBe(false);
    await signIn(b, thief.cookie);
    expect(await newDevices()).toBe(1);
    expect((await db().selectFrom('service_message').selectAll().execute()).length).toBe(2);
    await db()
      .transaction()
      .execute((transaction) =>
        orderPayout(
          transaction,
          {
            ticket: 'SR9000000077',
            policyNo: POLICY,
            kind: 'gst-refund',
            grossPaise: 100_00,
            deductions: [],
            taxPaise: 0,
            countsFrom: '2026-12-01',
          },
          a.deps.clock.now(),
        ),
      );
    const payout = db().selectFrom('payout').select(['state', 'hold_reason']).where('ticket', '=', 'SR9000000077');
    expect(await payout.executeTakeFirst()).toEqual({ state: 'held', hold_reason: 'new-device' });
  });

  it('shares the budget of strangers, while the owner keeps their own', async () => {
    const { thief, owner } = await stolenAndOwn();
    const { cookie = '' } = { cookie: cookieOf(await endOthers(owner)) };
    await sql`truncate limit_counter`.execute(db());
    // strangers use up the customer's budget
    const guess = async (headers: Record<string, string>) => {
      const known = await callOperation(a, 'validateCustomer', { loginId: POLICY, workTypeTxt: 'login' }, headers);
      if (known.statusCode !== 200) return known.json().code as string;
      const { otpToken } = known.json();
      const sent = await callOperation(a, 'generateOtp', { otpToken, workTypeTxt: 'login' }, headers);
      if (sent.statusCode !== 200) return sent.json().code as string;
      const wrong = { otpToken: sent.json().otpToken, otp: '000000' };
      return (await callOperation(a, 'validateOtp', wrong, headers)).json().code as string;
    };
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) codes.push(await guess({}));
    const refused = codes.at(-1);
    expect(refused).toMatch(/blocked|rate-limited/);
    expect(await guess({ cookie: thief.cookie })).toBe(refused);
    expect(await guess({ cookie })).toBe('otp-wrong');
  });

  it("leaves the owner's own browser known, with the cookie of the answer", async () => {
    const { owner } = await stolenAndOwn();
    const answer = await endOthers(owner);
    await signIn(b, cookieOf(answer));
    expect(await newDevices()).toBe(0);
    // and not with the old one
    await signIn(b, owner.cookie);
    expect(await newDevices()).toBe(1);
  });

  it('makes no browser known that was not', async () => {
    const { owner } = await stolenAndOwn();
    const answer = await callOperation(a, 'endOtherSessions', {}, owner.session);
    expect(cookieOf(answer)).toBeUndefined();
  });

  it('does not stay known by signing in at the same time, on either node', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { thief, owner } = await stolenAndOwn();
      const [racing] = await Promise.all([signIn(b, thief.cookie), endOthers(owner)]);
      if (await isAlive(racing)) {
        // it came after, so it was announced
        expect(await newDevices()).toBe(1);
      } else {
        await signIn(a, racing.cookie);
        expect(await newDevices()).toBe(1);
      }
      await sql`truncate session, new_device`.execute(db());
      nodes.advance(-moved);
      moved = 0;
    }
  });
});

describe('a browser that was known before', () => {
  it('a change of contact is new again, except the one that made it', async () => {
    const { thief, owner } = await stolenAndOwn();
    await sql`truncate limit_counter`.execute(db());
    const check = await callOperation(a, 'checkDuplicate', { mobileNo: '9812300045' }, owner.session);
    const old = await codeFor(owner, check.json().otpToken);
    const fresh = await codeFor(owner, check.json().newOtpToken, '+919812300045');
    const body = {
      mobileNo: '9812300045',
      otpToken: old.otpToken,
      otp: old.otp,
      newOtpToken: fresh.otpToken,
      newOtp: fresh.otp,
    };
    const changed = await callOperation(a, 'updateMobile', body, {
      ...owner.session,
      cookie: owner.cookie,
      'idempotency-key': '8e7a2c6e-0f5a-4f0d-9d6e-1b7a5c3d2e1f',
    });
    expect(changed.statusCode).toBe(200);
    const { browser_generation } = await db()
      .selectFrom('customer')
      .select('browser_generation')
      .where('id', '=', asha.id)
      .executeTakeFirstOrThrow();
    expect(browser_generation).toBeGreaterThan(0);
    await db().updateTable('customer').set({ mobile: asha.mobile }).where('id', '=', asha.id).execute();
    await signIn(a, cookieOf(changed));
    expect(await newDevices()).toBe(0);
    await signIn(a, thief.cookie);
    expect(await newDevices()).toBe(1);
  });

  it('a payout was stopped is new again', async () => {
    const { thief } = await stolenAndOwn();
    await db().insertInto('new_device').values({ customer_id: asha.id, at: a.deps.clock.now() }).execute();
    await db()
      .transaction()
      .execute((transaction) =>
        orderPayout(
          transaction,
          {
            ticket: 'SR9000000078',
            policyNo: POLICY,
            kind: 'gst-refund',
            grossPaise: 100_00,
            deductions: [],
            taxPaise: 0,
            countsFrom: '2026-12-01',
          },
          a.deps.clock.now(),
        ),
      );
    await processPayouts(a.deps);
    const texts = await db().selectFrom('outbox').select('text').execute();
    const token = texts.map(({ text }) => /stop-payout#([\w-]{22})/.exec(String(text))?.[1]).find(Boolean) ?? '';
    await sql`truncate new_device`.execute(db());
    expect((await callOperation(b, 'stopPayout', { token })).json()).toMatchObject({ state: 'stopped' });
    await signIn(a, thief.cookie);
    expect(await newDevices()).toBe(1);
  });
});

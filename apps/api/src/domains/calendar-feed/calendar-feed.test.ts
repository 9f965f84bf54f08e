import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { insertActiveMandate } from '../../testing/mandates.ts';
import { CLIENTS } from '../../testing/payer.ts';
import { type Node, type Nodes, startTwoNodes } from '../../testing/two-nodes.ts';
import { fetchFeed } from './fetch-feed.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');
const DAY = 24 * 3_600_000;
const SAVINGS = '501234567';
const TERM = '501234575';

let installation: Nodes;
let a: Node;
let b: Node;
let asha: Caller;
let now = BEGIN;
const log: string[] = [];
/** Every feed address that the API returned. */
const addresses: string[] = [];
const write = process.stdout.write;
beforeAll(async () => {
  // replaced before the nodes start, so that their log goes there
  process.stdout.write = ((chunk: string | Uint8Array) => log.push(String(chunk)) > 0) as typeof process.stdout.write;
  installation = await startTwoNodes({ begin: BEGIN, config: { logLevel: 'debug' } });
  [a, b] = installation.nodes;
  await sql`create table remembered as select policy_no, due_date, issue_date, premium_mode, premium_term, modal_premium,
    status_code, death_intimated_on from policy`.execute(a.deps.db);
});
afterAll(async () => {
  await installation?.close();
  process.stdout.write = write;
});

const goTo = (instant: Date) => {
  installation.advance(instant.getTime() - now.getTime());
  now = instant;
};
beforeEach(async () => {
  goTo(BEGIN);
  // one statement per table, because jobs are running too
  for (const table of ['calendar_feed', 'limit_counter', 'mandate_debit', 'mandate'])
    await sql`delete from ${sql.table(table)}`.execute(a.deps.db);
  await sql`update policy p set due_date = r.due_date, issue_date = r.issue_date, premium_mode = r.premium_mode,
    premium_term = r.premium_term, modal_premium = r.modal_premium, status_code = r.status_code,
    death_intimated_on = r.death_intimated_on from remembered r where r.policy_no = p.policy_no`.execute(a.deps.db);
  asha = await callerFor(a, 'full', CLIENTS.asha);
});

type Options = RequestBody<'createCalendarFeed'>;
const OPTIONS: Options = { language: 'en', showsAmounts: false, remindDays: 3 };
const create = async (change: Partial<Options> = {}, key = randomUUID(), node = a, caller = asha) => {
  const made = await caller.call('createCalendarFeed', { ...OPTIONS, ...change }, { 'Idempotency-Key': key }, node);
  if (made.status === 200) addresses.push(made.body.address);
  return made;
};
const address = async (change: Partial<Options> = {}) => (await create(change)).body.address;
const replace = async (key = randomUUID()) => {
  const made = await asha.call('replaceCalendarFeed', {}, { 'Idempotency-Key': key });
  if (made.status === 200) addresses.push(made.body.address);
  return made;
};
const revoke = (caller = asha) => caller.call('revokeCalendarFeed', {});
const status = async (caller = asha) => (await caller.call('calendarFeed', {})).body;
const statusOf = async (url: string) => (await fetch(url)).status;

/** Reads the feed with a different library than the one that wrote it. */
async function read(url: string) {
  const text = await (await fetch(url)).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      sequence: event.sequence,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      isDate: event.startDate.isDate && event.endDate.isDate,
      changedAt: String(component.getFirstPropertyValue('last-modified')),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      reminders: component.getAllSubcomponents('valarm').map((one) => String(one.getFirstPropertyValue('trigger'))),
    };
  });
  return { text, events };
}
const starts = async (url: string) => (await read(url)).events.map(({ start }) => start);
const setPolicy = (policyNo: string, change: Record<string, unknown>) =>
  a.deps.db.updateTable('policy').set(change).where('policy_no', '=', policyNo).execute();

describe('the feed', () => {
  it("has the dashboard's due dates as whole days, with a reminder in the morning", async () => {
    const url = await address();
    expect(url).toMatch(new RegExp(`^${a.url}/api/v1/calendar/[A-Za-z0-9_-]{43}[.]ics$`));
    const { events, text } = await read(url);
    const { horizon } = (await asha.call('overview', {})).body;
    const dues = horizon.filter(({ kind }) => kind === 'premium-due');
    expect(dues.length).toBeGreaterThan(1);
    expect(events.map(({ start, summary }) => [start, summary])).toEqual(
      dues.map(({ date, policyNos }) => [date, `Premium due, policy …${policyNos[0]?.slice(-4)}`]),
    );
    for (const { isDate, start, end, sequence, reminders } of events) {
      expect(isDate).toBe(true);
      expect(Date.parse(end) - Date.parse(start)).toBe(DAY);
      expect(sequence).toBe(0);
      // nine in the morning, three days before
      expect(reminders).toEqual(['-P2DT15H']);
    }
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261201\r\n');
    expect(await status()).toMatchObject({ dues: events.length, debits: 0, feed: { options: OPTIONS } });
  });

  it('names no one, and shows amounts and reminders only if the customer chose them', async () => {
    const { text } = await read(await address({ remindDays: 0 }));
    for (const secret of ['Asha', 'Kulkarni', SAVINGS, TERM, 'Secure', '24,500', '₹', 'VALARM', 'ORGANIZER'])
      expect(text).not.toContain(secret);
    await revoke();
    const { events } = await read(await address({ showsAmounts: true }));
    expect(events[0]?.summary).toBe('Premium due, policy …4567: ₹24,500.00');
  });

  it('is folded at 75 octets and escaped, in Hindi too', async () => {
    const { text, events } = await read(await address({ language: 'hi', showsAmounts: true }));
    expect(text).not.toMatch(/[^\r]\n/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(text).toContain('₹24\\,500.00');
    expect(events[0]?.summary).toBe('प्रीमियम देय, पॉलिसी …4567: ₹24,500.00');
    expect(events[0]?.description).toContain('ग्रेस पीरियड 31/12/2026 को ख़त्म होता है।');
  });

  it('covers twelve months across the turn of the year and 29 February', async () => {
    await setPolicy(TERM, {
      premium_mode: 'monthly',
      premium_term: 40,
      issue_date: '2020-01-29',
      due_date: '2027-12-29',
    });
    await setPolicy(SAVINGS, { status_code: 'M' });
    goTo(new Date('2027-12-20T20:00:00.000Z'));
    asha = await callerFor(a, 'full', CLIENTS.asha);
    const { events } = await read(await address());
    expect(events.map(({ start }) => start)).toEqual([
      '2027-12-29',
      '2028-01-29',
      '2028-02-29',
      ...['03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2028-${month}-29`),
    ]);
    expect(events.find(({ start }) => start === '2028-02-29')?.end).toBe('2028-03-01');
  });

  it('has the last day of a free look as a whole day, and counts it', async () => {
    const neel = await callerFor(a, 'full', CLIENTS.neel);
    const { attention } = (await neel.call('notifications', {})).body;
    const until = attention.find(({ because }) => because === 'free-look-open')?.deadline ?? '';
    const { events } = await read((await create({ showsAmounts: true }, randomUUID(), a, neel)).body.address);
    const lastDay = events.find(({ summary }) => summary === 'Free look ends, policy …5678');
    // the end is the first moment after the event: RFC 5545, 3.6.1
    expect(lastDay).toMatchObject({ start: until, isDate: true });
    expect(Date.parse(lastDay?.end ?? '') - Date.parse(until)).toBe(DAY);
    expect((await status(neel)).freeLooks).toBe(2);
  });

  it('drops a premium once it is paid and keeps an overdue one', async () => {
    const url = await address();
    expect(await starts(url)).toContain('2026-12-01');
    goTo(new Date('2026-12-05T04:30:00.000Z'));
    expect(await starts(url)).toContain('2026-12-01');
    await setPolicy(SAVINGS, { due_date: '2027-12-01' });
    expect(await starts(url)).not.toContain('2026-12-01');
  });

  it('omits a policy that is over, lapsed, or whose insured person has died', async () => {
    const url = await address();
    const ends = async () => new Set((await read(url)).events.map(({ summary }) => summary.slice(-4)));
    expect(await ends()).toEqual(new Set(['4567', '4575']));
    await setPolicy(SAVINGS, { status_code: 'M' });
    expect(await ends()).toEqual(new Set(['4575']));
    await setPolicy(TERM, { death_intimated_on: '2026-11-20' });
    expect(await ends()).toEqual(new Set());
    expect(await status()).toMatchObject({ dues: 0, debits: 0 });
  });

  it('shows the debit of a mandate on its day instead of the due date', async () => {
    await insertActiveMandate(a.deps.db, SAVINGS);
    goTo(new Date('2026-11-30T04:30:00.000Z'));
    asha = await callerFor(a, 'full', CLIENTS.asha);
    const { mandates } = (await asha.call('autoDebitMandates', {})).body;
    const on = mandates[0]?.nextDebit?.date;
    // too late to announce a debit for the due date
    expect(on).toBe('2026-12-02');
    const { events } = await read(await address());
    const savings = events.filter(({ summary }) => summary.endsWith('4567'));
    expect(savings[0]).toMatchObject({ start: on, summary: 'Auto-debit of the premium, policy …4567' });
    expect(savings.filter(({ start }) => start === '2026-12-01')).toEqual([]);
    expect(await status()).toMatchObject({ debits: savings.length });
  });
});

describe('a fetch', () => {
  it('returns 304 until something changes, and answers HEAD without a body', async () => {
    const url = await address({ showsAmounts: true });
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, max-age=900');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    const before = (await read(url)).events;
    goTo(new Date(BEGIN.getTime() + 3_600_000));
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await fetch(url, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag]);

    await setPolicy(SAVINGS, { modal_premium: 2_600_000 });
    const changed = await fetch(url, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    const after = (await read(url)).events;
    const [one, other] = [
      after.find(({ uid }) => uid === before[0]?.uid),
      after.find(({ summary }) => /4575/.test(summary)),
    ];
    expect(before[0]).toMatchObject({ sequence: 0, changedAt: '2026-11-21T04:30:00Z', stamp: '2026-11-21T04:30:00Z' });
    expect(one).toMatchObject({ sequence: 1, changedAt: '2026-11-21T05:30:00Z', stamp: '2026-11-21T05:30:00Z' });
    expect(other).toMatchObject({ sequence: 0, changedAt: '2026-11-21T04:30:00Z' });
  });

  it('is recorded for the customer', async () => {
    const url = await address();
    expect((await status()).feed).not.toHaveProperty('fetchedAt');
    goTo(new Date(BEGIN.getTime() + DAY));
    await fetch(url);
    asha = await callerFor(a, 'full', CLIENTS.asha);
    expect((await status()).feed).toMatchObject({
      createdAt: BEGIN.toISOString(),
      fetchedAt: new Date(BEGIN.getTime() + DAY).toISOString(),
    });
  });

  it('of an unknown, replaced, turned-off or malformed address is the same 404', async () => {
    const replaced = await address();
    const off = (await replace()).body.address;
    await revoke();
    const base = `${a.url}/api/v1/calendar/`;
    const answers = await Promise.all(
      [
        replaced,
        off,
        `${base}${'A'.repeat(43)}.ics`,
        `${base}short.ics`,
        replaced.replace('.ics', ''),
        `${base}%00.ics`,
      ].map(async (url) => {
        const answer = await fetch(url);
        const { correlationId: _, ...body } = (await answer.json()) as Record<string, unknown>;
        return JSON.stringify([answer.status, body, answer.headers.get('cache-control')]);
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('404');
  });

  it('of unknown addresses is limited by client address, which does not stop other clients', async () => {
    const url = await address();
    const unknown = `${a.url}/api/v1/calendar/${'A'.repeat(43)}.ics`;
    const answers = await Promise.all(Array.from({ length: 61 }, () => statusOf(unknown)));
    expect(answers.filter((one) => one === 404)).toHaveLength(60);
    expect(answers).toContain(429);
    expect(await statusOf(url)).toBe(200);
  });

  it('in progress while the feed is turned off returns 404', async () => {
    const url = await address();
    const token = url.slice(-47, -4);
    expect(await fetchFeed(a.deps, token, async () => {})).toContain('BEGIN:VCALENDAR');
    expect(await fetchFeed(a.deps, token, () => revoke())).toBeNull();
  });
});

describe('the address', () => {
  it('is one for two calls with one key on two nodes, and is stored only as a hash', async () => {
    const key = randomUUID();
    const made = await Promise.all([create({}, key, a), create({}, key, b)]);
    expect(made.map((one) => one.status)).toEqual([200, 200]);
    const rows = await a.deps.db.selectFrom('calendar_feed').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(new Set(made.map(({ body }) => new URL(body.address).pathname)).size).toBe(1);
    for (const { body } of made) expect(await statusOf(body.address)).toBe(200);
    for (const { body } of made) expect(JSON.stringify(rows)).not.toContain(body.address.slice(-47, -4));
  });

  it('is refused for a second feed, for another body with the same key, and for a key whose feed is off', async () => {
    const answers = await Promise.all([create({}, randomUUID(), a), create({}, randomUUID(), b)]);
    expect(answers.map((one) => one.code).toSorted()).toEqual(['duplicate', undefined].toSorted());
    await revoke();
    const key = randomUUID();
    await create({}, key);
    expect(await create({ language: 'hi' }, key)).toMatchObject({ status: 409, code: 'idempotency-conflict' });
    await revoke();
    expect(await create({}, key)).toMatchObject({ status: 409, code: 'idempotency-conflict' });
    expect(await status()).not.toHaveProperty('feed');
  });

  it('changes if it was created under a secret that is no longer accepted', async () => {
    const key = randomUUID();
    const lost = (await create({}, key)).body.address;
    await sql`update calendar_feed set token_hash = 'of another secret'`.execute(a.deps.db);
    expect(await statusOf(lost)).toBe(404);
    expect(await statusOf((await create({}, key)).body.address)).toBe(200);
  });

  it('is replaced and turned off immediately', async () => {
    const first = await address();
    const key = randomUUID();
    const second = (await replace(key)).body.address;
    expect((await replace(key)).body.address).toBe(second);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await revoke()).status).toBe(204);
    expect(await statusOf(second)).toBe(404);
    expect((await replace()).status).toBe(404);
    expect((await revoke()).status).toBe(204);
  });

  it('belongs to the customer who created it', async () => {
    const url = await address();
    const rajesh = await callerFor(a, 'full', CLIENTS.rajesh);
    expect(await status(rajesh)).not.toHaveProperty('feed');
    const foreign = await rajesh.call('replaceCalendarFeed', {}, { 'Idempotency-Key': randomUUID() });
    expect(foreign.status).toBe(404);
    await revoke(rajesh);
    expect(await statusOf(url)).toBe(200);
    expect((await read((await create({}, randomUUID(), a, rajesh)).body.address)).events).toEqual([]);
  });

  it.each([
    [{ remindDays: 2 }, '/remindDays'],
    [{ language: 'fr' }, '/language'],
    [{ showsAmounts: 'yes' }, '/showsAmounts'],
  ])('is not created for %j', async (change, pointer) => {
    const refused = await create(change as Partial<Options>);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  });

  it('never appears in a log, however it is requested', async () => {
    const url = await address();
    for (const [method, at] of [
      ['GET', url],
      ['HEAD', url],
      ['POST', url],
      ['OPTIONS', url],
      ['PROPFIND', url],
      ['GET', url.slice(0, -4)],
      ['GET', `${url}/more?x=1`],
      ['GET', url.replace('/api/', '/API/')],
      ['GET', `${url}%`],
    ] as const)
      await fetch(at, { method }).catch(() => {});
    const text = log.join('');
    expect(text).toContain('/api/v1/calendar/:file');
    expect(addresses.length).toBeGreaterThan(0);
    for (const one of addresses) expect(text).not.toContain(one.slice(-47, -20));
  });
});

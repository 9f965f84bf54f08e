import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId, RequestBody } from './platform/contract/handler.ts';
import { callerFor, type Reply } from './testing/caller.ts';
import { onBothEngines } from './testing/engines.ts';
import { addressOf, callOperation } from './testing/index.ts';
import { pngFile } from './testing/sample-files.ts';
import { type Node, type Nodes, startTwoNodes } from './testing/two-nodes.ts';
import { announce } from './testing/uploader.ts';

const ASHA = '40012345';
const POLICY = '501234567';
const png = pngFile();

onBothEngines('rate limits', (engine) => {
  let both: Nodes;
  beforeAll(async () => {
    both = await startTwoNodes({ url: engine.url, config: { rateLimit: { perMinute: 300, anonymousPerMinute: 60 } } });
  });
  afterAll(() => both.close());

  /** Makes this many calls at once in one session, half of them on each node. */
  async function atOnce<Op extends OperationId>(
    times: number,
    operation: Op,
    body: (n: number) => RequestBody<Op>,
  ): Promise<Reply<unknown>[]> {
    const asha = await callerFor(both.nodes[0], 'full', ASHA);
    return Promise.all(
      Array.from({ length: times }, (_, n) =>
        asha.call(operation, body(n), { 'idempotency-key': randomUUID() }, both.nodes[n % 2]),
      ),
    );
  }
  /** How many calls were done and refused; the others by their status. */
  function counts(replies: readonly Reply<unknown>[]): Record<string, number> {
    const found: Record<string, number> = { done: 0, refused: 0 };
    for (const { status, code } of replies) {
      const name = status === 200 ? 'done' : code === 'rate-limited' ? 'refused' : `${status} ${code}`;
      found[name] = (found[name] ?? 0) + 1;
    }
    return found;
  }

  it('allow ten bank account checks out of sixty simultaneous calls', async () => {
    const account = {
      ifscCode: 'HDFC0000060',
      accountHolderName: 'Asha V Kulkarni',
      bankAccountNo: '50100987654321',
      confirmBankAccountNo: '50100987654321',
      bankAccountType: 'savings',
    } as const;
    expect(counts(await atOnce(60, 'verifyNeftDetails', () => account))).toEqual({ done: 10, refused: 50 });
  });

  it('allow ten new contacts out of sixty simultaneous calls', async () => {
    const contact = (n: number) => ({ mobileNo: String(9_812_300_100 + n) });
    expect(counts(await atOnce(60, 'checkDuplicate', contact))).toEqual({ done: 10, refused: 50 });
  });

  it("allow six searches a day for one person's unclaimed money from one address, however the name is written", async () => {
    const search = (n: number) => ({
      name: n % 2 ? 'Kamala Joshi' : `Mrs Joshi X${n} Kamala`,
      dob: '1958-08-06',
      policyNo: String(505_678_900 + n),
    });
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        callOperation(both.nodes[n % 2 ? 1 : 0], 'unclaimedAmountPublic', search(n), {
          'x-forwarded-for': `203.0.113.${n + 1}`,
        }),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 429)).toHaveLength(6);
    expect(statuses.filter((status) => status === 429)).toHaveLength(54);
  });

  it("do not let a stranger use up another person's searches, and allow sixty a day from all addresses", async () => {
    const search = async (from: string, name = 'Vikram Reddy') => {
      const { statusCode } = await both.nodes[0].app.inject({
        method: 'POST',
        url: addressOf('unclaimedAmountPublic'),
        remoteAddress: from,
        payload: { name, dob: '1985-02-11' },
      });
      return statusCode;
    };
    for (let n = 0; n < 12; n += 1) await search('203.0.113.7');
    expect(await search('203.0.113.7')).toBe(429);
    expect(await search('198.51.100.8')).toBe(207);
    const statuses = [];
    for (let n = 0; n < 60; n += 1) statuses.push(await search(`192.0.2.${n}`));
    expect(statuses.filter((status) => status !== 429)).toHaveLength(53);
  });

  it('allow ten emails an hour, whatever their content', async () => {
    const packs = counts(await atOnce(30, 'emailPolicyPack', () => ({ policyNo: POLICY })));
    expect(packs).toEqual({ done: 10, refused: 20 });
    const reminder = { template: 'premium-reminder', policyNo: POLICY } as const;
    expect(counts(await atOnce(30, 'sendEmail', () => reminder))).toEqual({ done: 0, refused: 30 });
    both.advance(60 * 60_000);
    const inBoth = (n: number) => ({ ...reminder, language: n % 4 < 2 ? ('en' as const) : ('hi' as const) });
    expect(counts(await atOnce(8, 'sendEmail', inBoth))).toEqual({ done: 8, refused: 0 });
    // The second round repeats the same email; one in each language is left.
    expect(counts(await atOnce(30, 'emailPolicyPack', () => ({ policyNo: POLICY })))).toEqual({ done: 8, refused: 22 });
  });

  it('allow a hundred uploads a day', async () => {
    expect(counts(await atOnce(160, 'fetchPresignedUrl', () => announce(png)))).toEqual({ done: 100, refused: 60 });
  });

  it('allow three call-backs a day to one number', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        callOperation(both.nodes[n % 2] ?? both.nodes[0], 'contentForm', {
          form: 'call-back',
          name: `Caller ${n}`,
          mobile: '9812300999',
          topic: 'payment',
          preferredTime: 'morning',
        }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });

  describe('the calls-per-minute limit', () => {
    const fromAddress = (node: Node, remoteAddress: string) =>
      node.app.inject({ method: 'POST', url: '/api/v1/content/maintenance', payload: {}, remoteAddress });

    it('counts by address over all nodes', async () => {
      both.advance(60_000);
      const answers = await Promise.all(
        Array.from({ length: 180 }, (_, n) => fromAddress(both.nodes[n % 2] ?? both.nodes[0], '203.0.113.5')),
      );
      const done = answers.filter(({ statusCode }) => statusCode === 200).length;
      expect(done).toBeLessThanOrEqual(60);
      expect(done).toBeGreaterThanOrEqual(58);
      const refused = await fromAddress(both.nodes[0], '203.0.113.5');
      expect(refused.json()).toMatchObject({ status: 429, code: 'rate-limited', retryAfter: 60 });
      expect(refused.headers['retry-after']).toBe('60');
      expect((await fromAddress(both.nodes[1], '203.0.113.6')).statusCode).toBe(200);
    });

    it('counts IPv6 by network, because a caller has many addresses', async () => {
      both.advance(60_000);
      const answers = await Promise.all(
        Array.from({ length: 90 }, (_, n) => fromAddress(both.nodes[0], `2001:db8:1:2::${(n + 1).toString(16)}`)),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
      expect((await fromAddress(both.nodes[0], '2001:db8:1:3::1')).statusCode).toBe(200);
    });

    it('counts calls with made-up tokens by address', async () => {
      both.advance(60_000);
      const answers = await Promise.all(
        Array.from({ length: 90 }, () =>
          callOperation(both.nodes[0], 'policyCards', {}, { authorization: `Bearer ${randomUUID()}${randomUUID()}` }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(60);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
    });
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../simulators/back-office/signature.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../testing/index.ts';
import { ask } from '../testing/requester.ts';
import { startTwoNodes } from '../testing/two-nodes.ts';
import type { BackOfficeAnswer } from './apply-answer.ts';

const DAY = 86_400_000;
const COMPLAINT = {
  policyNo: '501234567',
  category: 'service-delay',
  description: 'I asked for the bonus statement three weeks ago and have heard nothing since.',
} as const;

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  await api.scenario('back office silent', true);
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

type Target = Pick<RunningApi, 'url' | 'deps'>;
const secretOf = ({ deps }: Target) => deps.secrets.mac('gateway', 'back office');

/** Posts a raw body, with a valid signature unless the test passes headers. */
async function post(body: string, headers?: Record<string, string>, target: Target = api): Promise<Response> {
  return fetch(`${target.url}/back-office/v1/answers`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(headers ?? sign(secretOf(target), body, target.deps.clock.now())),
    },
    body,
  });
}
const answerTo = (ticket: string, change: Partial<BackOfficeAnswer> = {}): BackOfficeAnswer => ({
  answerId: randomUUID(),
  ticket,
  outcome: 'taken-up',
  maker: 'EMP-1',
  at: api.now().toISOString(),
  ...change,
});
const give = (answer: BackOfficeAnswer, target?: Target) => post(JSON.stringify(answer), undefined, target);
const complain = async (): Promise<string> => (await ask(api, 'submitComplaint', COMPLAINT, asha)).json().ticket;
const request = async (ticket: string) => (await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json();

/** A change of bank account that staff have to review, written as the service writes it. */
async function accountRequest(): Promise<string> {
  const ticket = await complain();
  await api.deps.db.updateTable('service_request').set({ type: 'neft-details' }).where('ticket', '=', ticket).execute();
  return ticket;
}

describe('an answer of the back office', () => {
  it('picks a request up, asks for more, and settles it, with a message at each step', async () => {
    const ticket = await complain();
    expect((await give(answerTo(ticket))).status).toBe(204);
    expect(await request(ticket)).toMatchObject({ state: 'in-progress', stages: [{}, { stage: 'under-review' }] });
    const note = 'Please send last month’s statement.';
    expect((await give(answerTo(ticket, { outcome: 'more-needed', note }))).status).toBe(204);
    expect(await request(ticket)).toMatchObject({ state: 'waiting', stages: [{}, {}, { note }] });
    expect((await give(answerTo(ticket, { outcome: 'approved' }))).status).toBe(204);
    expect(await request(ticket)).toMatchObject({ state: 'completed', settledAt: api.now().toISOString() });
    await api.app.jobs.runAll();
    const messages = (await api.outbox('+919876543210')).filter(({ text }) => text.includes(ticket));
    expect(messages).toHaveLength(3);
  });

  it('is applied once, however often it is posted, also in parallel', async () => {
    const ticket = await complain();
    const answer = answerTo(ticket, { outcome: 'approved' });
    const statuses = await Promise.all(Array.from({ length: 30 }, async () => (await give(answer)).status));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect((await request(ticket)).stages).toHaveLength(2);
  });

  it('keeps its id: a different answer with the same id is rejected', async () => {
    const ticket = await complain();
    const answer = answerTo(ticket);
    await give(answer);
    const other = await give({ ...answer, outcome: 'approved' });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ code: 'answer-conflict' });
    expect(await request(ticket)).toMatchObject({ state: 'in-progress' });
  });

  it('does not change a settled request', async () => {
    const ticket = await complain();
    await give(answerTo(ticket, { outcome: 'rejected', note: 'Not covered.' }));
    expect((await give(answerTo(ticket, { outcome: 'approved' }))).status).toBe(409);
    expect((await give(answerTo(ticket))).status).toBe(409);
    expect(await request(ticket)).toMatchObject({ state: 'declined', stages: [{}, { note: 'Not covered.' }] });
  });

  it.each([
    ['an unknown request', { ticket: 'SR0000000000' }, 404],
    ['a rejection without a note', { outcome: 'rejected' }, 400],
    ['an unknown field', { amount: 1 }, 400],
    ['an unknown outcome', { outcome: 'lost' }, 400],
    ['no maker', { maker: '' }, 400],
    ['a day in the far future', { at: '9999-12-31T23:59:59.000Z' }, 400],
    ['ten minutes from now', { at: '2026-11-21T04:40:01.000Z' }, 400],
  ])('is rejected for %s', async (_name, change, status) => {
    const ticket = await complain();
    const answer = { ...answerTo(ticket), ...change };
    expect((await post(JSON.stringify(answer))).status).toBe(status);
    expect(await request(ticket)).toMatchObject({ state: 'received' });
  });

  it('that fails in the database leaves no value in the log, and is answered with 500', async () => {
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = ((chunk: string | Uint8Array) => {
      lines.push(String(chunk));
      return true;
    }) as typeof process.stdout.write;
    const note = 'Note with a private detail';
    try {
      const logged = await startApi({ config: { logLevel: 'info' } });
      await logged.scenario('back office silent', true);
      const session = await signIn(logged, 'Asha');
      const { ticket } = (await ask(logged, 'submitComplaint', COMPLAINT, session)).json();
      await sql`alter table service_request_event add constraint planted check (note is null) not valid`.execute(
        logged.deps.db,
      );
      const failed = await give(answerTo(ticket, { outcome: 'more-needed', note }), logged);
      expect([failed.status, await failed.json()]).toMatchObject([500, { code: 'internal' }]);
      await logged.close();
    } finally {
      process.stdout.write = write;
    }
    expect(lines.join('')).toContain('a back-office answer was not applied');
    expect(lines.join('')).toContain('planted');
    expect(lines.join('')).not.toContain(note);
  });

  it('is rejected if it is not JSON or repeats a field', async () => {
    expect((await post('{')).status).toBe(400);
    const ticket = await complain();
    const body = JSON.stringify(answerTo(ticket)).replace('{', '{"outcome":"approved",');
    expect((await post(body)).status).toBe(400);
  });
});

describe('the signature of an answer', () => {
  const expectRefusal = async (headers: (body: string) => Record<string, string>, sent = (body: string) => body) => {
    const ticket = await complain();
    const body = JSON.stringify(answerTo(ticket, { outcome: 'approved' }));
    const response = await post(sent(body), headers(body));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'signature-invalid' });
    expect(await request(ticket)).toMatchObject({ state: 'received' });
  };
  const before = (milliseconds: number) => new Date(api.now().getTime() - milliseconds);

  it('is required', () => expectRefusal(() => ({})));
  it('requires the shared secret', () => expectRefusal((body) => sign('another secret', body, api.now())));
  it('covers every byte', () =>
    expectRefusal(
      (body) => sign(secretOf(api), body, api.now()),
      (body) => `${body} `,
    ));
  it('expires after five minutes', () => expectRefusal((body) => sign(secretOf(api), body, before(301_000))));
});

describe('maker-checker', () => {
  it.each([
    ['without a checker', {}],
    ['when the maker checks', { checker: 'EMP-1' }],
    ['when the maker checks with the id in other letter case', { checker: 'emp-1' }],
    ['when the checker picked it up earlier', { checker: 'EMP-9' }],
  ])('rejects an approval that moves money %s', async (_name, people) => {
    const ticket = await accountRequest();
    await give(answerTo(ticket, { maker: 'EMP-9' }));
    const answer = await give(answerTo(ticket, { outcome: 'approved', ...people }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/checker' }] });
    expect(await request(ticket)).toMatchObject({ state: 'in-progress' });
  });

  it('needs two people, and then approves the account', async () => {
    const ticket = await accountRequest();
    expect((await give(answerTo(ticket, { outcome: 'approved', checker: 'EMP-2' }))).status).toBe(204);
    expect(await request(ticket)).toMatchObject({ state: 'completed' });
  });

  it('allows one person if no money moves', async () => {
    const ticket = await complain();
    expect((await give(answerTo(ticket, { outcome: 'approved' }))).status).toBe(204);
  });
});

describe('two nodes', () => {
  it('apply one of two contradicting answers', async () => {
    const { nodes, close } = await startTwoNodes();
    try {
      const [one, other] = nodes;
      await one.sandbox.state.switchScenario('back office silent', true);
      const { db } = one.deps;
      const open = await db.selectFrom('service_request').select('ticket').where('state', '=', 'in-progress').execute();
      const [{ ticket } = { ticket: '' }] = open;
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async (_, turn) => {
          const outcome = turn % 2 === 0 ? ('approved' as const) : ('rejected' as const);
          const people = { checker: 'EMP-2', note: 'Decided.' };
          const { status } = await give(answerTo(ticket, { outcome, ...people }), turn % 3 === 0 ? one : other);
          return status;
        }),
      );
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    } finally {
      await close();
    }
  });
});

describe('the simulated back office', () => {
  it('receives a request, picks it up, and approves it two days later', async () => {
    await api.scenario('back office silent', false);
    const ticket = await complain();
    await api.app.jobs.runAll();
    expect(await request(ticket)).toMatchObject({ state: 'in-progress' });
    await api.advance(2 * DAY);
    asha = await signIn(api, 'Asha');
    expect(await request(ticket)).toMatchObject({ state: 'completed' });
  });

  it('asks for more once, and continues with what the customer sends', async () => {
    await api.scenario('back office silent', false);
    await api.scenario('back office needs more', true);
    const ticket = await complain();
    await api.app.jobs.runAll();
    await api.advance(2 * DAY);
    asha = await signIn(api, 'Asha');
    expect(await request(ticket)).toMatchObject({ state: 'waiting' });
    await ask(api, 'submitServiceRequestQuery', { ticket, message: 'Here is what was missing.' }, asha);
    await api.app.jobs.runAll();
    expect(await request(ticket)).toMatchObject({ state: 'completed' });
  });

  it('can post everything twice', async () => {
    await api.scenario('back office silent', false);
    await api.scenario('back office twice', true);
    const ticket = await complain();
    await api.app.jobs.runAll();
    expect((await request(ticket)).stages).toHaveLength(2);
  });

  it('leaves a request received while it is silent', async () => {
    const ticket = await complain();
    await api.app.jobs.runAll();
    await api.advance(2 * DAY);
    asha = await signIn(api, 'Asha');
    expect(await request(ticket)).toMatchObject({ state: 'received' });
  });
});

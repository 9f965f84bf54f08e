import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { ask } from '../../testing/requester.ts';
import { pdfFile, pngFile } from '../../testing/sample-files.ts';
import { upload } from '../../testing/uploader.ts';

const DAY = 86_400_000;
const ASHAS = { done: 'SR4071852936', open: 'SR5512370846' };
const WAITING = 'SR6630914527';
const WORDS = 'I asked for the bonus statement three weeks ago and have heard nothing since.';

let api: RunningApi;
let asha: SessionHeaders;
let rajesh: SessionHeaders;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  asha = await signIn(api, 'Asha');
  rajesh = await signIn(api, 'Rajesh');
});
afterAll(() => api.close());

const complaint = { policyNo: '501234567', category: 'service-delay', description: WORDS } as const;
const status = async (ticket: string, headers = asha) =>
  (await callOperation(api, 'queryTicketStatus', { ticket }, headers)).json();

describe('following a request', () => {
  it('shows stages, promised date and the changes, with time and origin', async () => {
    const { serviceRequests } = (await callOperation(api, 'serviceRequests', {}, asha)).json();
    const done = serviceRequests.find(({ ticket }: { ticket: string }) => ticket === ASHAS.done);
    expect(done).toMatchObject({
      type: 'update-address',
      typeName: { en: 'Change of address', hi: 'पते में बदलाव' },
      state: 'completed',
      policyNos: ['501234567', '501234575'],
      stages: [{ stage: 'received' }, { stage: 'completed' }],
      changes: [
        { field: 'address', fieldName: { en: 'Address', hi: 'पता' }, before: 'Pune 411004', after: 'Mumbai 400028' },
      ],
      madeIn: 'full',
    });
    const dates = serviceRequests.map(({ madeAt }: { madeAt: string }) => madeAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('lists those of a policy, and none of another customer', async () => {
    const of = async (policyNo: string) => callOperation(api, 'serviceRequests', { policyNo }, asha);
    const tickets = (await of('501234575')).json().serviceRequests.map(({ ticket }: { ticket: string }) => ticket);
    expect(tickets).toEqual([ASHAS.done]);
    expect((await of('502345678')).statusCode).toBe(404);
  });

  it('accepts a request number as typed', async () => {
    expect(await status(' sr 5512 370 846 ')).toMatchObject({ ticket: ASHAS.open, state: 'in-progress' });
  });

  it.each([WAITING, 'SR0000000000', 'SR55', 'hello', 'SR55123708460'])(
    "refuses %s with the catalogue's message",
    async (ticket) => {
      expect(await status(ticket)).toMatchObject({
        status: 400,
        code: 'ticket-invalid',
        detail: 'Invalid Ticket number. Please try again.',
      });
    },
  );

  it('requires a full session', async () => {
    const partial = await signIn(api, 'Vikram', 'partial');
    expect((await callOperation(api, 'serviceRequests', {}, partial)).statusCode).toBe(403);
    expect((await callOperation(api, 'serviceRequests', {})).statusCode).toBe(401);
  });
});

describe('a complaint', () => {
  it('is received with a number and the grievance deadline, confirmed by message, and soon picked up by the back office', async () => {
    const answer = (await ask(api, 'submitComplaint', complaint, asha)).json();
    expect(answer).toMatchObject({
      type: 'raise-complaint',
      state: 'received',
      promisedDate: '2026-12-05',
      policyNos: ['501234567'],
    });
    await api.app.jobs.runAll();
    expect(await status(answer.ticket)).toMatchObject({
      state: 'in-progress',
      stages: [{ stage: 'received' }, { stage: 'under-review' }],
    });
    const sent = (await api.outbox()).filter(({ text, subject }) => `${subject} ${text}`.includes(answer.ticket));
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['email', 'sms']);
    expect(sent.filter(({ to }) => to === '+919876543210')[0]?.text).toContain('by 05/12/2026');
  });

  it('is settled two days later in the sandbox, and the customer is notified', async () => {
    const { ticket } = (await ask(api, 'submitComplaint', complaint, asha)).json();
    await api.app.jobs.runAll();
    await api.advance(2 * DAY);
    await api.app.jobs.runAll();
    const headers = await signIn(api, 'Asha');
    expect(await status(ticket, headers)).toMatchObject({
      state: 'completed',
      settledAt: api.now().toISOString(),
      stages: [{}, {}, { stage: 'completed', note: expect.stringContaining('it is done') }],
    });
    expect((await api.outbox('+919876543210')).some(({ text }) => text.includes(`${ticket} is done`))).toBe(true);
  });

  it('accepts an attachment, once', async () => {
    const uploadId = await upload(api, asha, pngFile(), { purpose: 'complaint-attachment' });
    const { ticket } = (await ask(api, 'submitComplaint', { ...complaint, uploadId }, asha)).json();
    const files = await api.deps.db
      .selectFrom('service_request_file')
      .selectAll()
      .where('ticket', '=', ticket)
      .execute();
    expect(files).toMatchObject([{ position: 0, file_key: `uploads/${uploadId}`, content_type: 'image/png' }]);
    const again = await ask(api, 'submitComplaint', { ...complaint, uploadId }, asha);
    expect(again.json()).toMatchObject({ status: 400, errors: [{ pointer: '/uploadId' }] });
  });

  it('leaves nothing behind if its attachment is refused', async () => {
    const uploadId = await upload(api, asha, await pdfFile(), {
      purpose: 'address-proof',
      contentType: 'application/pdf',
    });
    const count = async () =>
      (await callOperation(api, 'serviceRequests', {}, asha)).json().serviceRequests.length as number;
    const before = await count();
    expect((await ask(api, 'submitComplaint', { ...complaint, uploadId }, asha)).statusCode).toBe(400);
    expect(await count()).toBe(before);
  });

  it('is made once, however often it is sent with its key', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(api, 'submitComplaint', complaint, asha, key)));
    expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
    const other = await ask(api, 'submitComplaint', { ...complaint, category: 'other' }, asha, key);
    expect(other.json()).toMatchObject({ status: 409, code: 'idempotency-conflict' });
    // Keys are separate for each customer.
    const somebodys = await ask(api, 'submitComplaint', { ...complaint, policyNo: '502345678' }, rajesh, key);
    expect(somebodys.statusCode).toBe(200);
  });

  it.each([
    ['an empty description', { description: '          ' }, 400],
    ['a short description', { description: 'Too slow' }, 400],
    ['an unknown category', { category: 'weather' as never }, 400],
    ['another customer’s policy', { policyNo: '502345678' }, 404],
  ])('is refused with %s', async (_, wrong, code) => {
    expect((await ask(api, 'submitComplaint', { ...complaint, ...wrong }, asha)).statusCode).toBe(code);
  });

  it("can be about the customer's policies and the listed categories", async () => {
    const eligible = (await callOperation(api, 'complaintEligible', {}, asha)).json();
    expect(eligible.policies.map(({ policyNo }: { policyNo: string }) => policyNo)).toEqual(['501234567', '501234575']);
    expect(eligible.categories).toContain('service-delay');
  });
});

describe('a request that waits for the customer', () => {
  it('is in the notifications, and continues once they answer', async () => {
    const waiting = async () =>
      (await callOperation(api, 'notifications', {}, rajesh)).json().notifications.requestWaiting;
    expect(await waiting()).toMatchObject({
      path: '/track-service-requests',
      policyNos: ['502345678'],
      since: '2026-11-19',
      text: 'एक अनुरोध पर जवाब चाहिए।',
    });
    const { attention } = (await callOperation(api, 'notifications', {}, rajesh)).json();
    expect(attention).toContainEqual(expect.objectContaining({ because: 'request-waiting', ticket: WAITING }));
    const uploadId = await upload(api, rajesh, pngFile(), { purpose: 'request-document' });
    const body = { ticket: WAITING, message: 'Here is the bill of this month.', uploadId };
    const answer = (await ask(api, 'submitServiceRequestQuery', body, rajesh)).json();
    expect(answer).toMatchObject({ type: 'request-query', policyNos: ['502345678'] });
    expect(await status(answer.ticket, rajesh)).toMatchObject({ about: WAITING });
    expect(await status(WAITING, rajesh)).toMatchObject({
      state: 'in-progress',
      stages: [{}, {}, { stage: 'information-needed' }, { stage: 'information-received' }],
    });
    expect(await waiting()).toBeNull();
  });
});

describe('a service recovery', () => {
  const body = {
    ticket: ASHAS.done,
    whatIsWrong: 'One policy still has the old address.',
    whatWouldHelp: 'Please change it there too.',
  };

  it('is a request about the earlier one', async () => {
    const answer = (await ask(api, 'requestServiceRecovery', body, asha)).json();
    expect(answer).toMatchObject({ type: 'service-recovery', policyNos: ['501234567', '501234575'] });
    expect(await status(answer.ticket)).toMatchObject({ about: ASHAS.done });
  });

  it("cannot be about another customer's request", async () => {
    expect((await ask(api, 'requestServiceRecovery', { ...body, ticket: WAITING }, asha)).json()).toMatchObject({
      code: 'ticket-invalid',
    });
  });
});

it('the trail and the stages are append-only', async () => {
  for (const table of ['audit_entry', 'service_request_event'] as const)
    await expect(api.deps.db.deleteFrom(table).execute()).rejects.toThrow('only added to');
});

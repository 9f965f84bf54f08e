import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';

type CallBack = Extract<RequestBody<'contentForm'>, { form: 'call-back' }>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 86_400_000;
const callBack: CallBack = {
  form: 'call-back',
  name: 'Asha Kulkarni',
  mobile: '98765 43210'.replace(' ', ''),
  topic: 'payment',
  preferredTime: 'morning',
  language: 'en',
};

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('content_form').execute();
});
afterAll(() => api.close());

const send = (form: RequestBody<'contentForm'>) => callOperation(api, 'contentForm', form);
const findForms = () => api.deps.db.selectFrom('content_form').selectAll().orderBy('received_at').execute();
const desk = () => api.outbox(api.deps.config.brand.email);

describe('a call-back request', () => {
  it('is stored, sent to the customer desk, and acknowledged to the caller', async () => {
    const answer = await send(callBack);
    expect(answer.statusCode).toBe(200);
    const { reference } = answer.json();
    expect(reference).toMatch(/^CB-\d{10}$/);
    expect(await findForms()).toMatchObject([
      { reference, form: 'call-back', body: callBack, mobile: '+919876543210' },
    ]);
    const [mail] = await desk();
    expect(mail).toMatchObject({ channel: 'email', subject: `Call-back request ${reference}` });
    for (const part of ['Asha Kulkarni', '9876543210', 'payment', 'morning', 'English', '21/11/2026, 10:00 AM'])
      expect(mail?.text).toContain(part);
    expect(await api.outbox('9876543210')).toMatchObject([
      { channel: 'sms', text: expect.stringContaining(reference) },
    ]);
  });

  it('is acknowledged in Hindi if the caller chose it', async () => {
    const { reference } = (await send({ ...callBack, language: 'hi' })).json();
    const [sms] = await api.outbox('9876543210');
    expect(sms?.text).toBe(
      `मेरु लाइफ़: हमें आपका कॉल-बैक अनुरोध ${reference} मिल गया है। हम आपको जल्द कॉल करेंगे। हम कभी OTP या PIN नहीं माँगते।`,
    );
  });

  it('is stored once when clicked twice, whatever the order of its fields', async () => {
    const { form, name, ...rest } = callBack;
    const answers = await Promise.all([send(callBack), send(callBack), send({ ...rest, name, form })]);
    await api.advance(59_000);
    answers.push(await send(callBack));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect([await findForms(), await desk(), await api.outbox('9876543210')].map((list) => list.length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('counts as a new one after a minute, without a second SMS that day', async () => {
    await send(callBack);
    await api.advance(MINUTE);
    await send(callBack);
    expect([await findForms(), await desk(), await api.outbox('9876543210')].map((list) => list.length)).toEqual([
      2, 2, 1,
    ]);
  });

  it('is refused for a number that was given three times within a day, however it is written', async () => {
    for (const name of ['A', 'B', 'C']) expect((await send({ ...callBack, name })).statusCode).toBe(200);
    const fourth = await send({ ...callBack, name: 'D', mobile: '+919876543210' });
    expect(fourth.statusCode).toBe(429);
    expect(fourth.json()).toMatchObject({ code: 'rate-limited' });
    expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send({ ...callBack, name: 'D', mobile: '9876543211' })).statusCode).toBe(200);
    await api.advance(DAY);
    expect((await send({ ...callBack, name: 'D' })).statusCode).toBe(200);
  });

  it('sends no SMS abroad', async () => {
    expect((await send({ ...callBack, mobile: '+971501234567' })).statusCode).toBe(200);
    expect(await desk()).toHaveLength(1);
    expect(await api.outbox('+971501234567')).toEqual([]);
  });

  it('waits if the desk cannot be reached, and is sent once it can', async () => {
    await api.scenario('messages fail', true);
    const { reference } = (await send(callBack)).json();
    expect(reference).toMatch(/^CB-/);
    await api.app.jobs.runAll();
    expect(await desk()).toEqual([]);
    await api.scenario('messages fail', false);
    await api.advance(HOUR);
    await api.advance(HOUR);
    expect(await desk()).toMatchObject([{ subject: `Call-back request ${reference}` }]);
  });

  it('is sent if the node that was sending it died', async () => {
    const { mailer } = api.deps;
    vi.spyOn(mailer, 'send').mockImplementationOnce(() => new Promise(() => {}));
    void send(callBack);
    await vi.waitFor(async () => expect(await findForms()).toMatchObject([{ look_at: expect.any(Date) }]), 30_000);
    await api.app.jobs.runAll();
    expect(await desk()).toEqual([]);
    await api.advance(HOUR);
    expect(await desk()).toHaveLength(1);
  });

  it('does not wait behind fifty that always fail', async () => {
    await api.scenario('messages fail', true);
    await send(callBack);
    await sql`insert into content_form (reference, form, body, fingerprint, mobile, received_at)
      select 'CB-' || n, form, body, fingerprint || n, mobile, received_at
      from content_form, generate_series(1, 60) n`.execute(api.deps.db);
    await api.advance(HOUR);
    await api.advance(1);
    expect((await findForms()).filter((form) => form.look_at === null)).toEqual([]);
  });

  it('cannot add lines to the message', async () => {
    await send({ ...callBack, name: 'Asha\nMobile: 1909\r\nx' });
    const [mail] = await desk();
    expect(mail?.text.match(/^Mobile:.*$/gm)).toEqual(['Mobile: 9876543210']);
    expect(mail?.text).toContain('Name: Asha Mobile: 1909 x');
  });

  it.each([
    ['an empty name', { name: '   ' }],
    ['an invalid number', { mobile: '12345' }],
    ['a foreign number that is too short', { mobile: '+1234567' }],
    ['an unknown topic', { topic: 'weather' }],
    ['an unknown field', { policyNo: '501234567' }],
    ['another form', { form: 'call-me' }],
    ['a name that is far too long', { name: 'x'.repeat(121) }],
  ])('is refused with %s, and nothing is stored or sent', async (_, wrong) => {
    const answer = await send({ ...callBack, ...wrong } as never);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'validation' });
    expect([await findForms(), await api.outbox()]).toEqual([[], []]);
  });
});

describe('feedback', () => {
  it('is stored and sends no message', async () => {
    const feedback = { form: 'feedback', rating: 4, message: 'आसानी से मिल गया।', path: '/pay-online' } as const;
    const { reference } = (await send(feedback)).json();
    expect(reference).toMatch(/^FB-\d{10}$/);
    expect(await findForms()).toMatchObject([{ reference, body: feedback, mobile: null }]);
    await api.app.jobs.runAll();
    expect(await api.outbox()).toEqual([]);
  });

  it('can be repeated after a minute', async () => {
    const first = (await send({ form: 'feedback', rating: 5 })).json();
    expect((await send({ form: 'feedback', rating: 5 })).json()).toEqual(first);
    await api.advance(MINUTE);
    expect((await send({ form: 'feedback', rating: 5 })).json()).not.toEqual(first);
  });

  it.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ rating: 4.5 }],
    [{ rating: '4' }],
    [{ message: '' }],
    [{ path: '/pay-online?id=1' }],
  ])('is refused with %j', async (wrong) => {
    expect((await send({ form: 'feedback', rating: 4, ...wrong } as never)).statusCode).toBe(400);
  });
});

it('is deleted after half a year, like all forms', async () => {
  await send(callBack);
  await api.advance(179 * DAY);
  expect(await findForms()).toHaveLength(1);
  await api.advance(2 * DAY);
  expect(await findForms()).toEqual([]);
});

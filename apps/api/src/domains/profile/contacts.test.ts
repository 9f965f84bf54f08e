import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { ask, codeFor } from '../../testing/requester.ts';

const NEW_MOBILE = '+919812300045';
const NEW_EMAIL = 'asha.k@example.net';
const OLD = { mobile: '+919876543210', email: 'asha.kulkarni@example.com' };

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.updateTable('customer').set(OLD).where('client_id', '=', '40012345').execute();
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

const otherCode = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
const readContacts = () =>
  api.deps.db
    .selectFrom('customer')
    .select(['mobile', 'email'])
    .where('client_id', '=', '40012345')
    .executeTakeFirstOrThrow();

/** Runs the change up to the point where both codes have arrived. */
async function mobileCodes(mobileNo = NEW_MOBILE) {
  const challenges = (await callOperation(api, 'checkDuplicate', { mobileNo }, asha)).json();
  const old = await codeFor(api, challenges.otpToken, OLD.mobile);
  const fresh = await codeFor(api, challenges.newOtpToken, mobileNo);
  return { mobileNo, ...old, newOtpToken: fresh.otpToken, newOtp: fresh.otp };
}
async function emailCodes(emailId = NEW_EMAIL, registered = OLD.email) {
  const challenges = (await callOperation(api, 'checkDuplicate', { emailId }, asha)).json();
  const old = await codeFor(api, challenges.otpToken, registered);
  const fresh = await codeFor(api, challenges.newOtpToken, emailId);
  return { emailId, ...old, newOtpToken: fresh.otpToken, newOtp: fresh.otp };
}

describe('checking whether a contact is free', () => {
  it('returns two challenges and sends nothing', async () => {
    await api.deps.db.deleteFrom('outbox').execute();
    const answer = await callOperation(api, 'checkDuplicate', { mobileNo: '98123 00045'.replace(' ', '') }, asha);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      otpToken: expect.any(String),
      newOtpToken: expect.any(String),
      newContact: '*** **0 0045',
      mobileNo: '*** **4 3210',
      emailId: 'ash*******rni@example.com',
    });
    expect(await api.outbox()).toEqual([]);
  });

  it.each([
    [
      'another customer’s mobile',
      { mobileNo: '9812345670' },
      'This mobile number is registered with another customer.',
    ],
    [
      'a mobile number that two customers share',
      { mobileNo: '+919845012345' },
      'This mobile number is registered with another customer.',
    ],
    ["the customer's own mobile number", { mobileNo: '9876543210' }, 'This is already your registered mobile number.'],
    [
      'another customer’s email',
      { emailId: 'Rajesh.Verma@example.com' },
      'This email address is registered with another',
    ],
    ["the customer's own email", { emailId: OLD.email }, 'This is already your registered email address.'],
  ])('refuses %s with a message for the field', async (_, body, sentence) => {
    const answer = await callOperation(api, 'checkDuplicate', body, asha);
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'duplicate',
      detail: expect.stringContaining(sentence),
    });
  });

  it.each([
    ['nothing', {}],
    ['both', { mobileNo: '9812300045', emailId: NEW_EMAIL }],
    ['a mobile number that is too short', { mobileNo: '981230004' }],
    ['a mobile number that starts with 5', { mobileNo: '5812300045' }],
    ['an address without a domain', { emailId: 'asha@localhost' }],
  ])('rejects %s as invalid', async (_, body) => {
    expect((await callOperation(api, 'checkDuplicate', body, asha)).statusCode).toBe(400);
  });

  it('sends codes to at most ten new contacts in half an hour', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await callOperation(api, 'checkDuplicate', { mobileNo: `981230010${n}` }, asha)).statusCode).toBe(200);
    const refused = await callOperation(api, 'checkDuplicate', { mobileNo: '9812300199' }, asha);
    expect(refused.json()).toMatchObject({ code: 'rate-limited', retryAfter: 1800 });
  });
});

describe('changing the mobile number', () => {
  it('requires the codes of the old and the new number, each sent only there', async () => {
    const body = await mobileCodes();
    const toNew = await api.outbox(NEW_MOBILE);
    expect(toNew.map(({ channel, otp }) => ({ channel, otp }))).toEqual([{ channel: 'sms', otp: body.newOtp }]);
    const answer = await ask(api, 'updateMobile', body, asha);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      ticket: expect.stringMatching(/^SR\d{10}$/),
      type: 'update-mobile',
      state: 'completed',
      madeAt: api.now().toISOString(),
      promisedDate: '2026-11-28',
      policyNos: [],
    });
    expect(await readContacts()).toMatchObject({ mobile: NEW_MOBILE });
  });

  it.each([
    ['Asha', '9812300071', 'Change of mobile number'],
    ['Rajesh', '9812300072', 'मोबाइल नंबर में बदलाव'],
  ])('says in the language of %s what the code is for, whatever the caller writes', async (who, mobileNo, purpose) => {
    const { otpToken, newOtpToken } = (
      await callOperation(api, 'checkDuplicate', { mobileNo }, await signIn(api, who))
    ).json();
    const own = (await api.person(who)).mobile ?? '';
    for (const [token, to] of [
      [otpToken, own],
      [newOtpToken, mobileNo],
    ]) {
      await codeFor(api, token, to, { workTypeTxt: 'refund please call 9000000000' });
      const [sent] = await api.outbox(to);
      expect(sent?.text).toContain(purpose);
      expect(sent?.text).not.toMatch(/refund|9000000000/);
    }
  });

  it('keeps this session, ends the others, and cancels pending codes', async () => {
    const elsewhere = await signIn(api, 'Asha');
    await ask(api, 'updateMobile', await mobileCodes(), asha);
    expect((await callOperation(api, 'validateSession', {}, elsewhere)).statusCode).toBe(401);
    expect((await callOperation(api, 'validateSession', {}, asha)).json()).toMatchObject({ mobileNo: '*** **0 0045' });
  });

  it('notifies the old and the new number and the email, and records it in the trail, masked', async () => {
    const { ticket } = (await ask(api, 'updateMobile', await mobileCodes(), asha)).json();
    await api.app.jobs.runAll();
    const sent = (await api.outbox()).filter(({ text }) => text.includes(ticket));
    expect(sent.map(({ to }) => to).sort()).toEqual([NEW_MOBILE, OLD.mobile, OLD.email].sort());
    expect(sent[0]?.text).toContain('payouts are held');
    const trail = await api.deps.db.selectFrom('audit_entry').selectAll().where('ticket', '=', ticket).execute();
    expect(trail).toMatchObject([{ field: 'mobile', before: '*** **4 3210', after: '*** **0 0045' }]);
  });

  it.each(['otp', 'newOtp'] as const)('refuses a wrong %s, and burns it on the third attempt', async (which) => {
    const body = await mobileCodes();
    const wrong = { ...body, [which]: otherCode(body[which]) };
    for (const triesLeft of [2, 1])
      expect((await ask(api, 'updateMobile', wrong, asha)).json()).toMatchObject({
        code: 'otp-wrong',
        triesLeft,
        errors: [{ pointer: `/${which}` }],
      });
    expect((await ask(api, 'updateMobile', wrong, asha)).json()).toMatchObject({ status: 402, code: 'otp-burnt' });
    expect(await readContacts()).toEqual(OLD);
  });

  it('refuses codes for another number, another purpose or another session', async () => {
    const body = await mobileCodes();
    const forEmail = await emailCodes();
    const elsewhere = await signIn(api, 'Asha');
    for (const [wrong, headers] of [
      [{ ...body, mobileNo: '9812300046' }, asha],
      [{ ...body, otpToken: forEmail.otpToken, otp: forEmail.otp }, asha],
      [{ ...body, newOtpToken: body.otpToken, newOtp: body.otp }, asha],
      [body, elsewhere],
    ] as const)
      expect((await ask(api, 'updateMobile', wrong, headers)).json()).toMatchObject({
        status: 401,
        code: 'invalid-login',
      });
    expect(await readContacts()).toEqual(OLD);
  });

  it('returns the same for the same key, also for three requests at once, and 409 for another body', async () => {
    const body = await mobileCodes();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(api, 'updateMobile', body, asha, key)));
    expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const reloaded = await ask(api, 'updateMobile', { ...body, otp: '000000', newOtp: '000000' }, asha, key);
    expect(reloaded.json().ticket).toBe(answers[0]?.json().ticket);
    const again = await ask(api, 'updateMobile', { ...body, mobileNo: '9812300046' }, asha, key);
    expect(again.json()).toMatchObject({ status: 409, code: 'idempotency-conflict' });
    const once = await ask(api, 'updateMobile', body, asha);
    expect(once.json()).toMatchObject({ status: 401, code: 'otp-expired' });
  });

  it('refuses a number that another customer has taken since, and keeps the codes valid', async () => {
    const body = await mobileCodes();
    const taken = api.deps.db.updateTable('customer').where('client_id', '=', '40023456');
    await taken.set({ mobile: NEW_MOBILE }).execute();
    expect((await ask(api, 'updateMobile', body, asha)).json()).toMatchObject({ status: 409, code: 'duplicate' });
    await taken.set({ mobile: '+919812345670' }).execute();
    expect((await ask(api, 'updateMobile', body, asha)).statusCode).toBe(200);
  });

  it('requires a key', async () => {
    const answer = await callOperation(api, 'updateMobile', await mobileCodes(), asha);
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('changing the email address', () => {
  it('stores it in lower case and notifies the old address', async () => {
    const { ticket } = (
      await ask(api, 'updateEmail', await emailCodes('Asha.K@example.net'.toLowerCase()), asha)
    ).json();
    expect(await readContacts()).toMatchObject({ email: NEW_EMAIL });
    await api.app.jobs.runAll();
    const sent = (await api.outbox()).filter(({ text }) => text.includes(ticket));
    expect(sent.map(({ to }) => to).sort()).toEqual([NEW_EMAIL, OLD.email, OLD.mobile].sort());
  });

  it.each(['asha.kk@example.net', 'asha.k@example.ne0'])(
    'returns the same for the same key and 409 for %s',
    async (emailId) => {
      const body = await emailCodes();
      const key = randomUUID();
      const first = await ask(api, 'updateEmail', body, asha, key);
      const reused = await ask(api, 'updateEmail', { ...body, emailId }, asha, key);
      expect(reused.json()).toMatchObject({ status: 409, code: 'idempotency-conflict' });
      const again = await ask(api, 'updateEmail', { ...body, otp: '000000', newOtp: '000000' }, asha, key);
      expect(again.json()).toEqual(first.json());
      expect(await readContacts()).toMatchObject({ email: NEW_EMAIL });
    },
  );

  it('makes one request of simultaneous calls with the same key and different bodies', async () => {
    const body = await emailCodes();
    const key = randomUUID();
    const [first, ...others] = await Promise.all([
      ask(api, 'updateEmail', body, asha, key),
      ...['asha.kk@example.net', 'asha.k@example.ne0'].map((emailId) =>
        ask(api, 'updateEmail', { ...body, emailId }, asha, key),
      ),
    ]);
    expect(first.statusCode).toBe(200);
    for (const other of others) expect(other.statusCode).toBeGreaterThanOrEqual(400);
    const made = await api.deps.db
      .selectFrom('service_request')
      .where('idempotency_key', '=', key)
      .select('ticket')
      .execute();
    expect(made).toEqual([{ ticket: first.json().ticket }]);
    expect(await readContacts()).toMatchObject({ email: NEW_EMAIL });
  });

  it('counts a wrong code each time, and accepts the right one with the same key or a new one', async () => {
    for (const [isSameKey, emailId] of [
      [true, NEW_EMAIL],
      [false, 'asha.kk@example.net'],
    ] as const) {
      const body = await emailCodes(emailId, isSameKey ? OLD.email : NEW_EMAIL);
      const key = randomUUID();
      for (const triesLeft of [2, 1])
        expect(
          (await ask(api, 'updateEmail', { ...body, newOtp: otherCode(body.newOtp) }, asha, key)).json(),
        ).toMatchObject({
          code: 'otp-wrong',
          triesLeft,
        });
      expect((await ask(api, 'updateEmail', body, asha, isSameKey ? key : undefined)).statusCode).toBe(200);
      expect(await readContacts()).toMatchObject({ email: emailId });
    }
  });

  it('refuses an address that cannot exist', async () => {
    const answer = await ask(api, 'updateEmail', { ...(await emailCodes()), emailId: 'asha.k@example.ne0' }, asha);
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation', errors: [{ pointer: '/emailId' }] });
    expect(await readContacts()).toEqual(OLD);
  });
});

describe('a company', () => {
  it('changes its contacts with its own operations', async () => {
    const company = await api.person('Sahyadri');
    const headers = await signIn(api, 'Sahyadri', 'corp');
    const { clientId } = company;
    const mobileNo = '9822099999';
    const challenges = (await callOperation(api, 'checkDuplicate', { mobileNo }, headers)).json();
    const old = await codeFor(api, challenges.otpToken, company.mobile ?? '', { clientId });
    const fresh = await codeFor(api, challenges.newOtpToken, '+919822099999', { clientId });
    const body = { clientId, mobileNo, ...old, newOtpToken: fresh.otpToken, newOtp: fresh.otp };
    const foreign = await ask(api, 'corporateUpdateMobile', { ...body, clientId: '90000002' }, headers);
    expect(foreign.statusCode).toBe(404);
    expect((await ask(api, 'corporateUpdateMobile', body, headers)).json()).toMatchObject({ state: 'completed' });
    expect((await ask(api, 'updateMobile', await mobileCodes(), headers)).statusCode).toBe(403);
  });

  it('gets 409 if it sends the key of its change with another email address', async () => {
    const { clientId, email } = await api.person('Sahyadri');
    const headers = await signIn(api, 'Sahyadri', 'corp');
    const emailId = 'treasury@example.net';
    const challenges = (await callOperation(api, 'checkDuplicate', { emailId }, headers)).json();
    const old = await codeFor(api, challenges.otpToken, email ?? '', { clientId });
    const fresh = await codeFor(api, challenges.newOtpToken, emailId, { clientId });
    const body = { clientId, emailId, ...old, newOtpToken: fresh.otpToken, newOtp: fresh.otp };
    const key = randomUUID();
    expect((await ask(api, 'corporateUpdateEmail', body, headers, key)).statusCode).toBe(200);
    const reused = await ask(api, 'corporateUpdateEmail', { ...body, emailId: 'treasury@example.ne0' }, headers, key);
    expect(reused.json()).toMatchObject({ status: 409, code: 'idempotency-conflict' });
  });
});

it('sees a name in Devanagari only if it is known', async () => {
  const farhan = await signIn(api, 'Farhan');
  expect((await callOperation(api, 'contactDetails', {}, farhan)).json()).not.toHaveProperty('fnameHi');
});

it('sees the contacts masked', async () => {
  expect((await callOperation(api, 'contactDetails', {}, asha)).json()).toEqual({
    fname: 'Asha',
    fnameHi: 'आशा',
    name: 'Mrs Asha Kulkarni',
    mobileNo: '*** **4 3210',
    emailId: 'ash*******rni@example.com',
  });
});

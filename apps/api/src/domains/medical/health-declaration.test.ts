import { randomUUID } from 'node:crypto';
import { HEALTH_QUESTIONS } from '@lifedesk/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { forwardToBackOffice } from '../../back-office/forward-request.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import type { RequestEvent } from '../../ports/back-office.ts';
import { everyRow } from '../../testing/every-row.ts';
import { CONDITION, HEALTHY, HEART, LUNGS, withAnswers } from '../../testing/health-answers.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { ask } from '../../testing/requester.ts';

/** Harpreet's policy that lapsed 400 days ago. */
const POLICY = '509012353';
type Body = RequestBody<'submitEhdf'>;

let api: RunningApi;
let harpreet: SessionHeaders;
beforeEach(async () => {
  api = await startApi({ now: '2026-11-26T04:30:00.000Z', listen: false });
  await api.scenario('back office silent', true);
  harpreet = await signIn(api, 'Harpreet');
});
afterEach(() => api.close());

const SUBJECT = { policyNo: POLICY, version: 2, language: 'en', declaration: true } as const;
const send = (body: Body, key?: string) => ask(api, 'submitEhdf', body, harpreet, key);
const submit = (more: Partial<Body> = {}, key?: string) =>
  send({ ...SUBJECT, answers: [...HEALTHY], hivConsent: true, ...more }, key);
const eligible = async () => (await callOperation(api, 'ehdfEligiblePolicies', {}, harpreet)).json();
const own = async () => (await eligible()).policies.find(({ policyNo }: { policyNo: string }) => policyNo === POLICY);
const approve = (ticket: string) =>
  applyAnswer(api.deps, {
    answerId: randomUUID(),
    ticket,
    outcome: 'approved',
    maker: 'EMP-1',
    at: api.now().toISOString(),
  });
describe('what needs a declaration', () => {
  it('is the policy that lapsed long ago, with the questions in both languages', async () => {
    const { policies, declaration } = await eligible();
    expect(policies).toMatchObject([{ policyNo: POLICY, because: 'revival', state: 'needed' }]);
    expect(declaration).toMatchObject({ version: 2, questions: { length: HEALTH_QUESTIONS.length } });
    expect(declaration.questions[0].text).toEqual({ en: 'How tall are you?', hi: 'आपकी लंबाई कितनी है?' });
  });

  it('EH15: another policy is not found, whoever owns it', async () => {
    expect((await submit({ policyNo: '502345678' })).statusCode).toBe(404);
    expect((await submit({ policyNo: '509012345' })).statusCode).toBe(404);
  });

  it('is either a policy or an application', async () => {
    expect((await submit({ applicationNo: 'AP1000000011' })).json().errors).toMatchObject([{ pointer: '/policyNo' }]);
  });
});

describe('a declaration', () => {
  it('EH1: all no is clean, valid for 30 days, and the policy can be revived', async () => {
    const answer = await submit();
    expect(answer.json()).toMatchObject({
      outcome: 'clean',
      validUntil: '2026-12-26',
      next: 'revival-scheme',
      acknowledgement: { type: 'submit-ehdf', policyNos: [POLICY] },
    });
    expect(await own()).toMatchObject({ state: 'accepted', declaredOn: '2026-11-26', validUntil: '2026-12-26' });
    const basic = await callOperation(api, 'revivalBasicDetails', { policyNo: POLICY }, harpreet);
    expect(basic.json()).toMatchObject({ isHealthDeclarationNeeded: false });
    expect((await submit()).json()).toMatchObject({ code: 'stage' });
  });

  describe('EH11: that has expired', () => {
    const moveTo = async (instant: string) => {
      await api.moveTo(instant);
      harpreet = await signIn(api, 'Harpreet');
    };
    const isNeeded = async () =>
      (await callOperation(api, 'revivalBasicDetails', { policyNo: POLICY }, harpreet)).json()
        .isHealthDeclarationNeeded;
    const confirm = (confirms: string) => send({ ...SUBJECT, confirms });

    it('counts again for 30 days if nothing has changed, once', async () => {
      const { ticket } = (await submit()).json().acknowledgement;
      expect((await confirm(ticket)).json()).toMatchObject({ code: 'stage' });
      await moveTo('2026-12-27T04:30:00.000Z');
      expect(await own()).toMatchObject({ state: 'expired', declaredOn: '2026-11-26', canConfirm: true });
      expect(await isNeeded()).toBe(true);
      const again = (await confirm(ticket)).json();
      expect(again).toMatchObject({ outcome: 'clean', validUntil: '2027-01-26', next: 'revival-scheme' });
      expect(await isNeeded()).toBe(false);
      expect(await own()).toMatchObject({ state: 'accepted', declaredOn: '2026-12-27', hasCopy: true });
      const { content } = (
        await callOperation(api, 'healthDeclarationCopy', { ticket: again.acknowledgement.ticket }, harpreet)
      ).json();
      expect((await readPdf(Buffer.from(content, 'base64'))).text).toContain('170 cm');

      await moveTo('2027-01-27T04:30:00.000Z');
      expect(await own()).toMatchObject({ state: 'expired' });
      expect(await own()).not.toHaveProperty('canConfirm');
      for (const earlier of [ticket, again.acknowledgement.ticket])
        expect((await confirm(earlier)).json()).toMatchObject({ code: 'stage' });
      expect((await submit()).json()).toMatchObject({ outcome: 'clean' });
    });

    it('is asked for in full if something has changed', async () => {
      await submit();
      await moveTo('2026-12-27T04:30:00.000Z');
      expect((await submit({ answers: withAnswers(...LUNGS) })).json()).toMatchObject({ outcome: 'refer' });
    });

    it('is not confirmed with answers, without either, or by the number of another one', async () => {
      const { ticket } = (await submit()).json().acknowledgement;
      await moveTo('2026-12-27T04:30:00.000Z');
      expect((await submit({ confirms: ticket })).json().errors).toMatchObject([{ pointer: '/confirms' }]);
      expect((await send(SUBJECT)).json().errors).toMatchObject([{ pointer: '/answers' }]);
      expect((await confirm('SR0000000000')).json()).toMatchObject({ code: 'stage' });
      expect((await send({ ...SUBJECT, confirms: ticket, version: 1 })).json()).toMatchObject({ code: 'version' });
    });
  });

  it('that a person decides is valid from the day on which it was accepted', async () => {
    const { acknowledgement, outcome, next } = (await submit({ answers: withAnswers(...LUNGS) })).json();
    expect({ outcome, next }).toEqual({ outcome: 'refer', next: undefined });
    expect(await own()).toMatchObject({ state: 'under-review' });
    await api.moveTo('2026-11-30T04:30:00.000Z');
    harpreet = await signIn(api, 'Harpreet');
    await approve(acknowledgement.ticket);
    expect(await own()).toMatchObject({ state: 'accepted', validUntil: '2026-12-30' });
  });

  it('that asks for tests opens a case', async () => {
    const answer = (await submit({ answers: withAnswers(...HEART) })).json();
    expect(answer).toMatchObject({ outcome: 'medical', next: 'medical-appointment' });
    const { cases } = (await callOperation(api, 'medicalEligiblePolicies', {}, harpreet)).json();
    expect(cases).toMatchObject([
      { caseId: answer.medicalCaseId, category: answer.medicalCategory, policyNo: POLICY, state: 'to-book' },
    ]);
    expect(await own()).toMatchObject({ state: 'medical' });
  });

  it('EH5: without follow-ups names the questions, and no answer', async () => {
    const answer = await submit({
      answers: withAnswers({ id: 'heart', yes: true }, { id: 'other', yes: true }, { id: 'made-up', text: CONDITION }),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(['/answers/heart-what', '/answers/heart-since', '/answers/other-what']),
    );
    expect(answer.body).not.toMatch(/Angina|made-up/);
  });

  it('EH10: with an older version is a conflict', async () => {
    const answer = await submit({ version: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('version');
  });

  it('EH12: is made once for a key', async () => {
    const key = randomUUID();
    const first = (await submit({}, key)).json();
    expect((await submit({}, key)).json()).toEqual(first);
    expect((await submit({ language: 'hi' }, key)).json().code).toBe('idempotency-conflict');
  });

  it('EH14: with a lone surrogate is refused, and any other text is not', async () => {
    const answers = (text: string) =>
      LUNGS.map((answer) => (answer.id === 'lungs-what' ? { ...answer, text } : answer));
    const lone = await submit({ answers: withAnswers(...answers('\ud800 abc')) });
    expect(lone.statusCode).toBe(400);
    const odd = await submit({ answers: withAnswers(...answers("'; drop table policy; -- \u202e 🫀 {{7*7}}")) });
    expect(odd.statusCode).toBe(200);
  });
});

describe('the answers', () => {
  it('EH9: are readable nowhere in the database, and gone once the underwriters have them', async () => {
    const { acknowledgement } = (await submit({ answers: withAnswers(...HEART) })).json();
    expect(await everyRow(api.deps.db)).not.toContain('Angina');
    const sent: RequestEvent[] = [];
    const backOffice = {
      ...api.deps.backOffice,
      send: async (event: unknown) => {
        sent.push(event as RequestEvent);
      },
    };
    await forwardToBackOffice({ ...api.deps, backOffice }, acknowledgement.ticket);
    expect(JSON.stringify(sent)).toContain(CONDITION);
    expect(await everyRow(api.deps.db)).not.toContain('sealedDeclaration');
  });

  it('EH6: "rather tell the doctor" reaches the underwriters as a wish for a call only', async () => {
    const answers = withAnswers({ id: 'hiv', preferDoctor: true });
    const answer = (await submit({ answers, hivConsent: false })).json();
    expect(answer.outcome).toBe('refer');
    const sent: RequestEvent[] = [];
    const backOffice = {
      ...api.deps.backOffice,
      send: async (event: unknown) => {
        sent.push(event as RequestEvent);
      },
    };
    await forwardToBackOffice({ ...api.deps, backOffice }, answer.acknowledgement.ticket);
    expect(sent).toMatchObject([{ payload: { callDoctor: true } }]);
    expect(JSON.stringify(sent)).not.toContain('"hiv"');
    expect(JSON.stringify(await api.outbox())).not.toMatch(/HIV|hiv/);
  });
});

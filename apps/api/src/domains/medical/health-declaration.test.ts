import { randomUUID } from 'node:crypto';
import { HEALTH_QUESTIONS } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { applyAnswer } from '../../back-office/apply-answer.ts';
import { forwardToBackOffice } from '../../back-office/forward-request.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { openJson } from '../../platform/sealed-json.ts';
import type { RequestEvent } from '../../ports/back-office.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { ask } from '../../testing/requester.ts';
import { sealCopy } from './declaration-copy.ts';

/** Harpreet's policy that lapsed 400 days ago. */
const POLICY = '509012353';
const SECRET = 'Angina since the spring, Dr Rao';
type Body = RequestBody<'submitEhdf'>;
type Answer = Body['answers'][number];

let api: RunningApi;
let harpreet: SessionHeaders;
beforeEach(async () => {
  const config = { healthSecret: 'a secret of its own for what people declare' };
  api = await startApi({ now: '2026-11-26T04:30:00.000Z', listen: false, config });
  await api.scenario('back office silent', true);
  harpreet = await signIn(api, 'Harpreet');
});
afterEach(() => api.close());

const HEALTHY: readonly Answer[] = [
  { id: 'height', number: 170 },
  { id: 'weight', number: 72 },
  ...HEALTH_QUESTIONS.filter(
    ({ id, kind, shownWhen }) => kind !== 'number' && shownWhen === undefined && id !== 'pregnancy',
  ).map(({ id }) => ({ id, yes: false })),
];
const withAnswers = (...changed: readonly Answer[]): Answer[] => {
  const ids = new Set(changed.map(({ id }) => id));
  return [...HEALTHY.filter(({ id }) => !ids.has(id)), ...changed];
};
const HEART: readonly Answer[] = [
  { id: 'heart', yes: true },
  { id: 'heart-what', text: SECRET },
  { id: 'heart-since', month: '2026-03' },
  { id: 'heart-treatment', choice: 'medicine' },
  { id: 'heart-well', yes: true },
  { id: 'heart-last', month: '2026-10' },
];
const LUNGS: readonly Answer[] = HEART.map((answer) => ({ ...answer, id: answer.id.replace('heart', 'lungs') }));
const submit = (more: Partial<Body> = {}, key?: string) =>
  ask(
    api,
    'submitEhdf',
    {
      policyNo: POLICY,
      version: 2,
      language: 'en',
      answers: [...HEALTHY],
      declaration: true,
      hivConsent: true,
      ...more,
    },
    harpreet,
    key,
  );
const copyOf = (ticket: string, session = harpreet, language: 'en' | 'hi' = 'en') =>
  callOperation(api, 'healthDeclarationCopy', { ticket, language }, session);
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
/** Every row of every table as text. */
async function everything(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(api.deps.db);
  const texts = [];
  for (const { name } of rows)
    texts.push(
      (await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(api.deps.db)).rows
        .map(({ text }) => text)
        .join('\n'),
    );
  return texts.join('\n');
}

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

  it('EH11: is asked for again once it has expired', async () => {
    await submit();
    await api.moveTo('2026-12-27T04:30:00.000Z');
    harpreet = await signIn(api, 'Harpreet');
    expect(await own()).toMatchObject({ state: 'expired' });
    const basic = await callOperation(api, 'revivalBasicDetails', { policyNo: POLICY }, harpreet);
    expect(basic.json()).toMatchObject({ isHealthDeclarationNeeded: true });
    expect((await submit()).json()).toMatchObject({ outcome: 'clean' });
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
      answers: withAnswers({ id: 'heart', yes: true }, { id: 'other', yes: true }, { id: 'made-up', text: SECRET }),
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
    expect(await everything()).not.toContain('Angina');
    const sent: RequestEvent[] = [];
    const backOffice = {
      ...api.deps.backOffice,
      send: async (event: unknown) => {
        sent.push(event as RequestEvent);
      },
    };
    await forwardToBackOffice({ ...api.deps, backOffice }, acknowledgement.ticket);
    expect(JSON.stringify(sent)).toContain(SECRET);
    expect(await everything()).not.toContain('sealedDeclaration');
  });

  it('EH9: stay with the person alone, under a secret of their own', async () => {
    const { ticket } = (await submit({ answers: withAnswers(...HEART) })).json().acknowledgement;
    await forwardToBackOffice({ ...api.deps, backOffice: { ...api.deps.backOffice, send: async () => {} } }, ticket);
    const { sealed } = await api.deps.db
      .selectFrom('health_declaration_copy')
      .select('sealed')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    const { secrets, healthSecrets } = api.deps;
    expect(() => openJson(secrets, 'health', sealed)).toThrow();
    expect(() => openJson(secrets, 'health-copy', sealed)).toThrow();
    expect(JSON.stringify(openJson(healthSecrets, 'health-copy', sealed))).toContain(SECRET);

    const answer = await copyOf(ticket);
    expect(answer.json().fileName).toBe(`declaration-${ticket}.pdf`);
    expect((await readPdf(Buffer.from(answer.json().content, 'base64'))).text).toContain(SECRET);
    expect(await everything()).not.toContain('Angina');
    expect(await api.deps.db.selectFrom('temporary_file').selectAll().execute()).toEqual([]);
    expect((await copyOf(ticket, await signIn(api, 'Asha'))).statusCode).toBe(404);
    expect((await copyOf('SR0000000000')).statusCode).toBe(404);
  });

  it('are a PDF in the language of the reader, without what was told only to the doctor', async () => {
    const answers = withAnswers(...LUNGS, { id: 'hiv', preferDoctor: true });
    const { ticket } = (await submit({ answers, hivConsent: false })).json().acknowledgement;
    expect(await own()).toMatchObject({ ticket, hasCopy: true });
    const textIn = async (language: 'en' | 'hi') => {
      const { content } = (await copyOf(ticket, harpreet, language)).json();
      return (await readPdf(Buffer.from(content, 'base64'))).text.replaceAll('\n', ' ');
    };
    const english = await textIn('en');
    for (const part of ['Declared on 26/11/2026', ticket, POLICY, 'How tall are you?', '170 cm', SECRET, '03/2026', 'Medicine'])
      expect(english).toContain(part);
    expect(english).not.toMatch(/HIV|doctor said/);
    expect(await textIn('hi')).toMatch(/लंबाई|26\/11\/2026/);
  });

  it('of one declaration do not pass for those of another', async () => {
    const { ticket } = (await submit()).json().acknowledgement;
    await api.deps.db
      .updateTable('health_declaration_copy')
      .set({ sealed: sealCopy(api.deps, 'SR0000000000', [{ id: 'height', number: 150 }]) })
      .execute();
    expect((await copyOf(ticket)).statusCode).toBe(500);
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

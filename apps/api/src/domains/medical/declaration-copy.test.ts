import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forwardToBackOffice } from '../../back-office/forward-request.ts';
import { openJson } from '../../platform/sealed-json.ts';
import { everyRow } from '../../testing/every-row.ts';
import { CONDITION, HEALTHY, HEART, type HealthAnswer, LUNGS, withAnswers } from '../../testing/health-answers.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { readPdf } from '../../testing/pdf-text.ts';
import { ask } from '../../testing/requester.ts';
import { sealCopy } from './declaration-copy.ts';

/** Harpreet's policy that lapsed 400 days ago. */
const POLICY = '509012353';

let api: RunningApi;
let harpreet: SessionHeaders;
beforeEach(async () => {
  const config = { healthSecret: 'a secret of its own for what people declare' };
  api = await startApi({ now: '2026-11-26T04:30:00.000Z', listen: false, config });
  await api.scenario('back office silent', true);
  harpreet = await signIn(api, 'Harpreet');
});
afterEach(() => api.close());

/** Declares, and returns the number of the request. */
async function declare(answers: readonly HealthAnswer[], hivConsent = true): Promise<string> {
  const body = { policyNo: POLICY, version: 2, language: 'en', declaration: true, hivConsent } as const;
  const answer = await ask(api, 'submitEhdf', { ...body, answers: [...answers] }, harpreet);
  return answer.json().acknowledgement.ticket;
}
const copyOf = (ticket: string, session = harpreet, language: 'en' | 'hi' = 'en') =>
  callOperation(api, 'healthDeclarationCopy', { ticket, language }, session);

describe('the copies of answers', () => {
  it('EH9: stay with the person alone, under a secret of their own', async () => {
    const ticket = await declare(withAnswers(...HEART));
    await forwardToBackOffice({ ...api.deps, backOffice: { ...api.deps.backOffice, send: async () => {} } }, ticket);
    const { sealed } = await api.deps.db
      .selectFrom('health_declaration_copy')
      .select('sealed')
      .where('ticket', '=', ticket)
      .executeTakeFirstOrThrow();
    const { secrets, healthSecrets } = api.deps;
    expect(() => openJson(secrets, 'health', sealed)).toThrow();
    expect(() => openJson(secrets, 'health-copy', sealed)).toThrow();
    expect(JSON.stringify(openJson(healthSecrets, 'health-copy', sealed))).toContain(CONDITION);

    const answer = await copyOf(ticket);
    expect(answer.json().fileName).toBe(`declaration-${ticket}.pdf`);
    expect((await readPdf(Buffer.from(answer.json().content, 'base64'))).text).toContain(CONDITION);
    expect(await everyRow(api.deps.db)).not.toContain('Angina');
    expect(await api.deps.db.selectFrom('temporary_file').selectAll().execute()).toEqual([]);
    expect((await copyOf(ticket, await signIn(api, 'Asha'))).statusCode).toBe(404);
    expect((await copyOf('SR0000000000')).statusCode).toBe(404);
  });

  it('are a PDF in the language of the reader, without what the person tells only the doctor', async () => {
    const ticket = await declare(withAnswers(...LUNGS, { id: 'hiv', preferDoctor: true }), false);
    const { policies } = (await callOperation(api, 'ehdfEligiblePolicies', {}, harpreet)).json();
    expect(policies).toMatchObject([{ ticket, hasCopy: true }]);
    const textIn = async (language: 'en' | 'hi') => {
      const { content } = (await copyOf(ticket, harpreet, language)).json();
      return (await readPdf(Buffer.from(content, 'base64'))).text.replaceAll('\n', ' ');
    };
    const english = await textIn('en');
    const parts = ['26/11/2026', ticket, POLICY, 'How tall are you?', '170 cm', CONDITION, '03/2026', 'Medicine'];
    for (const part of parts) expect(english).toContain(part);
    expect(english).not.toMatch(/HIV|doctor said/);
    const hindi = await textIn('hi');
    for (const part of ['आपके जवाब', CONDITION]) expect(hindi).toContain(part);
    expect(hindi).not.toMatch(/How tall|Medicine/);
  });

  it('of one declaration do not pass for those of another', async () => {
    const ticket = await declare(HEALTHY);
    await api.deps.db
      .updateTable('health_declaration_copy')
      .set({ sealed: sealCopy(api.deps, 'SR0000000000', [{ id: 'height', number: 150 }]) })
      .execute();
    expect((await copyOf(ticket)).statusCode).toBe(500);
  });
});

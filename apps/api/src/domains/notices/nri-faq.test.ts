import { afterAll, beforeAll, expect, it } from 'vitest';
import { callOperation, type RunningApi, startApi } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

const ask = async (body: { language?: 'en' | 'hi' } = {}) =>
  (await callOperation(api, 'nriFaq', body)).json().questions;
const ids = (questions: { id: string }[]) => questions.map(({ id }) => id);
const devanagari = /[\u0900-\u097F]/;

it('lists the questions in English by default, and the same ones in Hindi', async () => {
  const [english, hindi, byDefault] = [await ask({ language: 'en' }), await ask({ language: 'hi' }), await ask()];
  expect(english.length).toBeGreaterThanOrEqual(10);
  expect(byDefault).toEqual(english);
  expect(ids(hindi)).toEqual(ids(english));
  for (const one of hindi)
    expect([one.category, one.question, one.answer]).toEqual(Array(3).fill(expect.stringMatching(devanagari)));
  expect(JSON.stringify(english)).not.toMatch(/[\u0900-\u097F]|\{\w+\}/);
});

it('names the Gulf states that need no foreign tax id, as in the rules', async () => {
  const { answer } = (await ask()).find(({ id }: { id: string }) => id === 'no-foreign-tax-id');
  for (const country of ['United Arab Emirates', 'Kuwait', 'Oman', 'Qatar', 'Saudi Arabia', 'Bahrain'])
    expect(answer).toContain(country);
});

it('answers in English if there is no Hindi version', async () => {
  await api.deps.db
    .deleteFrom('content_question')
    .where('id', '=', 'otp-abroad')
    .where('language', '=', 'hi')
    .execute();
  const [english, hindi] = [await ask(), await ask({ language: 'hi' })];
  const find = (questions: { id: string }[]) => questions.find(({ id }) => id === 'otp-abroad');
  expect(find(hindi)).toEqual(find(english));
  expect(ids(hindi)).toEqual(ids(english));
});

it.each([[{ language: 'ta' }], [{ language: null }], [{ topic: 'tax' }]])('refuses %j', async (body) => {
  expect((await callOperation(api, 'nriFaq', body as never)).statusCode).toBe(400);
});

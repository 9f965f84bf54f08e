import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(new Date('2026-11-21T04:30:00.000Z'), false);
});
afterAll(() => database.close());

/** A required sentence per language, and an outdated one that must be gone. */
it.each([
  ['paid-not-shown', '{reversal}', /five to seven|पाँच से सात|5 days|पाँच दिन|₹100/],
  ['auto-debit', '24', /is still carried out\.$|, वह पूरा होता है।$/],
  ['pan', '97', /larger premiums|बड़े प्रीमियम/],
  ['claim', '15', /having all papers|सभी कागज़ात/],
] as const)('the help page on %s states the current law', async (id, says, saidBefore) => {
  const rows = await database.db.selectFrom('content_question').select('answer').where('id', '=', id).execute();
  expect(rows).toHaveLength(2);
  for (const { answer } of rows) {
    expect(answer).toContain(says);
    expect(answer).not.toMatch(saidBefore);
  }
});

it.each([
  ['revival', 'en', 'Unit-linked policies pay no late fee.'],
  ['revival', 'hi', 'यूनिट-लिंक्ड पॉलिसी में लेट फ़ीस नहीं लगती।'],
  ['loan', 'en', 'annuities that return the purchase price'],
  ['loan', 'hi', 'ख़रीद मूल्य लौटाने वाली पेंशन'],
] as const)('the help page on %s, in %s, is complete', async (id, language, says) => {
  const { answer } = await database.db
    .selectFrom('content_question')
    .select('answer')
    .where('id', '=', id)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  expect(answer).toContain(says);
});

it.each([
  ['en', 'For your cover the day we receive it counts, if the bank clears it.', /counts from the day it is cleared/],
  ['hi', 'बीमा कवर के लिए वह दिन गिना जाता है जिस दिन चेक हमें मिले, अगर बैंक उसे क्लियर कर दे।', /भुगतान उस दिन से/],
] as const)(
  'the ways to pay, in %s, say that a cheque counts from the day we receive it',
  async (language, says, saidBefore) => {
    const { body } = await database.db
      .selectFrom('content_page')
      .select('body')
      .where('slug', '=', 'queries-complaints')
      .where('language', '=', language)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(body)).toContain(says);
    expect(JSON.stringify(body)).not.toMatch(saidBefore);
  },
);

import { expect, it } from 'vitest';
import { schemaOf } from './contract/document.ts';
import { languages, m, toLocalisedText } from './language.ts';

it('a message does not compile without its language, as everyone would read it in English', () => {
  // @ts-expect-error no language
  expect(m.audit_bonusOption()).toBe('Bonus option');
  // @ts-expect-error no language
  expect(m.audit_bonusOption({})).toBe('Bonus option');
  // @ts-expect-error no language
  expect(m.audit_bonusOption({}, {})).toBe('Bonus option');
  expect(m.audit_bonusOption({}, { locale: 'hi' })).toBe('बोनस विकल्प');
});

it.each([
  [{ en: 'Cash', hi: 'नकद' }, {}],
  [{ en: 'Cash' }, { hi: 'Cash' }],
  [{ en: 'Cash', ta: 'பணம்' }, { hi: 'Cash' }],
])('a text that is stored as %j is in every language of the portal', (stored, added) => {
  expect(toLocalisedText(stored)).toEqual({ ...stored, ...added });
});

it('the contract has the languages that the API has texts in', () => {
  const how = 'add the language to Language in openapi/schemas/notice.yaml, or its texts to apps/api/messages';
  expect(schemaOf('Language').enum, how).toEqual(languages);
});

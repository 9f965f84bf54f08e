import { expect, it } from 'vitest';
import { m } from './language.ts';

it('a message does not compile without its language, as everyone would read it in English', () => {
  // @ts-expect-error no language
  expect(m.audit_bonusOption()).toBe('Bonus option');
  // @ts-expect-error no language
  expect(m.audit_bonusOption({})).toBe('Bonus option');
  // @ts-expect-error no language
  expect(m.audit_bonusOption({}, {})).toBe('Bonus option');
  expect(m.audit_bonusOption({}, { locale: 'hi' })).toBe('बोनस विकल्प');
});

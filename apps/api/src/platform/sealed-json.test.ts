import { expect, it } from 'vitest';
import { openJson, sealJson } from './sealed-json.ts';
import { createSecrets } from './secrets.ts';

const OLD = createSecrets('o'.repeat(32));
const NEW = createSecrets('n'.repeat(32), ['o'.repeat(32)]);
const ANSWERS = { answers: [{ id: 'heart', yes: true, details: 'दिल' }] };

it('opens what it sealed, with a different text each time, also after the secret was rotated', () => {
  const sealed = sealJson(OLD, 'health', ANSWERS);
  expect(sealed).not.toContain('heart');
  expect(sealJson(OLD, 'health', ANSWERS)).not.toBe(sealed);
  expect(openJson(NEW, 'health', sealed)).toEqual(ANSWERS);
});

it('does not open what was changed or sealed for another purpose', () => {
  const sealed = sealJson(OLD, 'health', ANSWERS);
  expect(() => openJson(OLD, 'account', sealed)).toThrow();
  expect(() => openJson(OLD, 'health', `${sealed.slice(0, 20)}A${sealed.slice(21)}x`)).toThrow();
});

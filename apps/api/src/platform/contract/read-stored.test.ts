import { expect, it } from 'vitest';
import { readStored } from './read-stored.ts';

it('reads what matches the schema of the contract', () => {
  expect(readStored('Paise', 2_450_000)).toBe(2_450_000);
  expect(readStored('RevivalScheme', 'all-dues')).toBe('all-dues');
  const declaration = { isInGoodHealth: true, hasBeenTreated: false, hasChangedOccupation: false, declaration: true };
  expect(readStored('RevivalHealthDeclaration', declaration)).toEqual(declaration);
});

it.each([
  ['Paise', '2450000'],
  ['Paise', 24.5],
  ['Paise', undefined],
  ['RevivalScheme', 'half-dues'],
  ['RevivalHealthDeclaration', { isInGoodHealth: 'a secret' }],
  ['TicketNumber', null],
] as const)('refuses as %s: %j, without repeating it', (name, value) => {
  expect(() => readStored(name, value)).toThrow(new Error(`a stored value does not match ${name}`));
});

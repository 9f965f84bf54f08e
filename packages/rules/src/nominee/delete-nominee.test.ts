import { expect, it } from 'vitest';
import { deleteNominee, isNomineeDeleted } from './delete-nominee.ts';
import { restoreNominee } from './restore-nominee.ts';

const nominees = [
  { nomineeClientId: '11111111', nomineeName: 'Asha' },
  { nomineeClientId: '22222222', nomineeName: 'Binu', edited: '' },
];

// "Nominee deletion marks the entry as edited with value Delete instead of removing it."
it('marks the entry and leaves the other entries and the original list unchanged', () => {
  const before = structuredClone(nominees);
  expect(deleteNominee(nominees, '11111111')).toEqual([{ ...nominees[0], edited: 'Delete' }, nominees[1]]);
  expect(nominees).toEqual(before);
});

it('marks nothing for a client id that is not in the list', () => {
  expect(deleteNominee(nominees, '33333333')).toEqual(nominees);
});

it('is recognised by the mark, and can be undone', () => {
  const deleted = deleteNominee(nominees, '11111111');
  expect(deleted.map(isNomineeDeleted)).toEqual([true, false]);
  expect(restoreNominee(deleted, '11111111')).toEqual(nominees);
});

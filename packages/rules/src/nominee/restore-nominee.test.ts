import { expect, it } from 'vitest';
import { restoreNominee } from './restore-nominee.ts';

const nominees = [
  { nomineeClientId: '11111111', edited: 'Delete' },
  { nomineeClientId: '22222222', edited: 'Update' },
  { nomineeClientId: '33333333', edited: 'Delete' },
];

it('removes the mark from that nominee only', () => {
  const restored = restoreNominee(nominees, '11111111');
  expect(restored).toEqual([{ nomineeClientId: '11111111' }, nominees[1], nominees[2]]);
  expect(restored[0]).not.toHaveProperty('edited');
});

it('leaves a nominee who is not removed unchanged', () => {
  expect(restoreNominee(nominees, '22222222')).toEqual(nominees);
});

import { describe, expect, it } from 'vitest';
import { stagesOf } from './stages.ts';

const at = '2026-11-21T04:30:00.000Z';
const stagesAt = (...stages: ('received' | 'under-review' | 'information-needed' | 'completed' | 'declined')[]) =>
  stages.map((stage) => ({ stage, at }));
const stopped = {
  state: 'stopped',
  amount: 10_000_00,
  countsFrom: '2026-11-21',
  promisedDate: '2026-11-28',
  daysLate: 0,
  penalInterest: 0,
} as const;
const states = (...of: Parameters<typeof stagesOf>) => stagesOf(...of).map(({ stage, state }) => `${stage} ${state}`);

describe('the stages of a request', () => {
  it.each([
    [
      { state: 'in-progress', stages: stagesAt('received', 'under-review') },
      ['received done', 'under-review current', 'settled ahead'],
    ],
    [
      { state: 'waiting', stages: stagesAt('received', 'information-needed') },
      ['received done', 'information-needed stopped', 'settled ahead'],
    ],
    [{ state: 'completed', stages: stagesAt('received', 'completed') }, ['received done', 'completed done']],
    [{ state: 'declined', stages: stagesAt('received', 'declined') }, ['received done', 'declined stopped']],
    [
      { state: 'declined', isCancelled: true, stages: stagesAt('received', 'declined') },
      ['received done', 'cancelled stopped'],
    ],
    [
      { state: 'declined', payout: stopped, stages: stagesAt('received', 'declined') },
      ['received done', 'stopped stopped'],
    ],
  ] as const)('%#', ({ stages, ...request }, expected) => {
    expect(states({ ...request, stages: [...stages] })).toEqual(expected);
  });
});

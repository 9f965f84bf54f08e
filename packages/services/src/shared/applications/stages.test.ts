import { describe, expect, it } from 'vitest';
import { hasEnded, presentStage, stagesOf } from './stages.ts';

const name = { en: '', hi: '' };
const at = '2026-11-12T06:00:00.000Z';
const past = (stage: 'received' | 'documents' | 'underwriting' | 'declined' | 'issued') => ({ stage, name, at });
const ahead = (stage: 'underwriting' | 'issued') => ({ stage, name });

describe('the stages of an application', () => {
  it.each([
    ['waits for the applicant', 'you', [past('received'), past('documents'), ahead('issued')], 'done stopped ahead'],
    ['waits for us', 'us', [past('received'), past('underwriting'), ahead('issued')], 'done current ahead'],
    ['is issued', 'nobody', [past('received'), past('issued')], 'done done'],
    ['is declined', 'nobody', [past('received'), past('declined')], 'done stopped'],
  ] as const)('of one that %s', (_, waitingFor, stages, states) => {
    const found = stagesOf({ stages: [...stages], waitingFor });
    expect(found.map(({ state }) => state).join(' ')).toBe(states);
  });

  it('has the last stage reached as its present one', () => {
    expect(presentStage({ stages: [past('received'), past('documents'), ahead('issued')] })?.stage).toBe('documents');
    expect(presentStage({ stages: [] })).toBeUndefined();
  });

  it('ended without a policy at five stages', () => {
    expect(hasEnded({ stage: 'withdrawn' })).toBe(true);
    expect(hasEnded({ stage: 'issued' })).toBe(false);
  });
});

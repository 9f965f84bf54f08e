import { LifedeskError, outcomeFor, type Sdk } from '@lifedesk/sdk';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { createEngine } from '../engine/create-engine.ts';
import { defineJourney } from '../engine/define-journey.ts';
import { progressOf } from '../engine/progress.ts';
import { memoryStepHistory } from '../testing/memory-step-history.ts';
import { confirmationOf, confirmByOtp } from './confirm-by-otp.ts';

const challenge = { otpToken: 'token', mobileNo: '98******10' };
const journey = confirmByOtp({
  id: 'any',
  guide: { needs: [], next: [() => 'We look at it'] },
  confirm: {
    workType: 'update any',
    challenge: async (_sdk, { name }) => (name === 'Asha' ? challenge : { changed: { name: 'Asha' } }),
    isNeeded: ({ name }, { session }) => session === 'full' && name !== 'Kiran',
  },
  review: { fields: ['agreed'], problems: ({ agreed }) => ({ agreed: agreed ? undefined : () => 'Please agree' }) },
  blank: { name: '', agreed: false, checked: '' },
  transient: ['checked'],
  steps: [{ id: 'name', name: () => 'Name', fields: ['name'], isDone: ({ name }) => name !== '' }],
  begin: (_context: { readonly session: 'full' | 'partial' }) => ({}),
  refusals: (error) => (error.code === 'duplicate' ? { name: error } : undefined),
});
const full = { session: 'full' } as const;
const answers = { ...journey.blank, name: 'Asha', agreed: true };
const sent = { ...challenge, emailId: undefined, resendAfter: 30, resendsLeft: 3, sentFor: answers };
const at = (values: typeof journey.blank, session: 'full' | 'partial' = 'full') =>
  progressOf(journey, values, { session }, 'confirm').current;

const duplicate = new LifedeskError({
  code: 'duplicate',
  operation: 'updatePan',
  status: 409,
  outcome: outcomeFor('updatePan', 409, { code: 'duplicate' }),
  correlationId: 'c',
});

describe('a journey confirmed by an OTP', () => {
  it('ends with its review and the code', () => {
    expect(progressOf(journey, answers, full, undefined).steps.map(({ id }) => id)).toEqual([
      'name',
      'review',
      'confirm',
    ]);
  });

  it('asks for the code once it was sent and the review is done', () => {
    expect(at(answers)).toBe('review');
    expect(at({ ...answers, code: sent })).toBe('confirm');
    expect(at({ ...answers, agreed: false, code: { ...sent, sentFor: { ...answers, agreed: false } } })).toBe('review');
  });

  it('asks for no code if the session has none', () => {
    expect(progressOf(journey, answers, { session: 'partial' }, 'review')).toMatchObject({
      current: 'review',
      next: undefined,
    });
  });

  it('asks for no code if the answers need none', () => {
    expect(progressOf(journey, { ...answers, name: 'Kiran' }, full, 'review')).toMatchObject({
      current: 'review',
      next: undefined,
    });
  });

  it('needs another code after an answer changes', () => {
    expect(at({ ...answers, name: 'Ravi', code: sent })).toBe('review');
    expect(at({ ...answers, checked: 'again', code: sent })).toBe('review');
  });

  it('stores neither the code nor the typed digits on the device', () => {
    expect(journey.transient).toEqual(['checked', 'code', 'otp']);
  });

  it('says how it is confirmed, and a journey without a code says that it is not', async () => {
    const { workType, challenge: ask } = confirmationOf(journey);
    expect(workType).toBe('update any');
    expect(await ask({} as Sdk, { ...answers, name: 'Ravi' })).toEqual({ changed: { name: 'Asha' } });
    const plain = defineJourney({
      id: 'plain',
      guide: journey.guide,
      blank: {},
      steps: [{ id: 'only', name: () => 'Only' }],
    });
    expect(() => confirmationOf(plain)).toThrow('plain is not confirmed by an OTP');
  });

  it('sends the typed code with its token; after a refusal it needs another code', async () => {
    const store = createStore();
    const history = memoryStepHistory('link');
    const engine = createEngine({
      journey,
      context: full,
      query: new URLSearchParams(),
      history,
      draft: { found: undefined, keep: vi.fn(), forget: vi.fn() },
      newKey: () => 'key',
      onSent: vi.fn(),
    });
    store.set(engine.fill, { ...answers, code: sent });
    history.push('confirm');
    const send = vi.fn(async () => Promise.reject(duplicate));
    const otp = { otpToken: 'token', otp: '123456' };
    await store.set(engine.send, full, send, { otp });
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'Asha', otp }), {
      background: true,
      idempotencyKey: 'key',
    });
    expect([history.wanted, store.get(engine.data).problems.name]).toEqual(['name', duplicate]);
    expect(store.set(engine.attempt, full)).toBe(true);
    expect(at(store.get(engine.data).values)).toBe('review');
  });
});

import { overwriteGetLocale } from '@lifedesk/journey/locale';
import { type FieldError, LifedeskError, outcomeFor } from '@lifedesk/sdk';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStepHistory } from '../testing/memory-step-history.ts';
import { createEngine, type DraftPort } from './create-engine.ts';
import { defineJourney, type JourneyGuide } from './define-journey.ts';
import type { Send } from './journey-state.ts';

const journey = defineJourney({
  id: 'any',
  guide: { needs: [], next: [() => 'We look at it'] },
  blank: { name: '', city: '' },
  steps: [
    {
      id: 'name',
      name: () => 'Name',
      fields: ['name'],
      problems: ({ name }) => (name ? {} : { name: () => 'Enter a name' }),
    },
    {
      id: 'city',
      name: () => 'City',
      fields: ['city'],
      problems: ({ city }) => (city ? {} : { city: () => 'Enter a city' }),
    },
    { id: 'review', name: () => 'Check' },
  ],
  refusals: (error) => (error.code === 'duplicate' ? { name: error } : undefined),
});
type Values = typeof journey.blank;

const failure = (status: number, code: 'duplicate' | 'network') =>
  new LifedeskError({
    code,
    operation: 'navAlerts',
    status,
    outcome: outcomeFor('navAlerts', status, code === 'network' ? {} : { code, detail: 'Already used' }),
    correlationId: 'c',
  });

function open(found?: DraftPort<Values>['found'], arrivedBy: 'load' | 'link' | 'history' = 'link') {
  const store = createStore();
  const history = memoryStepHistory(arrivedBy);
  const draft = { found, keep: vi.fn<DraftPort<Values>['keep']>(), forget: vi.fn<() => void>() };
  const keys = ['key-1', 'key-2', 'key-3'];
  const onSent = vi.fn<() => void>();
  const engine = createEngine({
    journey,
    context: undefined,
    query: new URLSearchParams(),
    history,
    draft,
    newKey: () => keys.shift() ?? 'no key left',
    onSent,
  });
  return { store, history, draft, onSent, engine, data: () => store.get(engine.data) };
}

const toReview = ({ store, engine }: ReturnType<typeof open>) => {
  store.set(engine.advance, undefined, { name: 'Asha' });
  store.set(engine.advance, undefined, { city: 'Pune' });
};

describe('filling in', () => {
  it('keeps a draft with each change and removes the problem of the field that changed', () => {
    const { store, engine, draft, data } = open();
    expect(store.set(engine.attempt, undefined)).toBe(false);
    expect(data().problems).toHaveProperty('name');
    store.set(engine.fill, { name: 'Asha' });
    expect(data().problems).toEqual({});
    expect(draft.keep).toHaveBeenLastCalledWith({ values: { name: 'Asha', city: '' }, policyId: undefined });
  });

  it('reads the latest values: two changes in a row do not overwrite each other', () => {
    const { store, engine, data } = open();
    store.set(engine.fill, { name: 'Asha' });
    store.set(engine.fill, { city: 'Pune' });
    expect(data().values).toEqual({ name: 'Asha', city: 'Pune' });
  });
});

describe('navigation', () => {
  it('follows the steps and stops at the last', () => {
    const opened = open();
    toReview(opened);
    expect(opened.history.wanted).toBe('review');
    opened.store.set(opened.engine.advance, undefined);
    expect(opened.history.wanted).toBe('review');
  });

  it('goes on behind a step that its own answer removes', () => {
    const store = createStore();
    const history = memoryStepHistory();
    const steps = ['begin', 'ways', 'ask', 'review'].map((id) => ({
      id,
      name: () => id,
      ...(id === 'ask' && { applies: ({ isKnown }: { isKnown: boolean }) => !isKnown }),
    }));
    const guide: JourneyGuide = { needs: [], next: [() => 'We look at it'] };
    const engine = createEngine({
      journey: defineJourney({ id: 'any', guide, blank: { isKnown: false }, steps }),
      context: undefined,
      query: new URLSearchParams(),
      history,
      draft: { found: undefined, keep: () => {}, forget: () => {} },
      newKey: () => 'key-1',
      onSent: () => {},
    });
    history.push('ask');
    store.set(engine.advance, undefined, { isKnown: true });
    expect(history.wanted).toBe('review');
  });

  it('remembers on which step a problem was found', () => {
    const { store, engine, history, data } = open();
    store.set(engine.advance, undefined, { name: 'Asha' });
    store.set(engine.attempt, undefined);
    expect(data().problemsAt).toBe('city');
    store.set(engine.goBack, undefined);
    expect(history.wanted).toBeUndefined();
  });

  it('returns to the review after one answer was changed there', () => {
    const opened = open();
    const { store, engine, history } = opened;
    toReview(opened);
    store.set(engine.changeStep, undefined, 'name');
    expect(history.wanted).toBe('name');
    store.set(engine.advance, undefined, { name: 'Asha K' });
    expect(history.wanted).toBe('review');
  });
});

describe('sending', () => {
  it('sends once under one key, however often it is called, and forgets the values', async () => {
    const opened = open();
    const { store, engine, history, onSent, data } = opened;
    toReview(opened);
    const send = vi.fn<Send<Values>>().mockResolvedValue({ ticket: 'SR0000000001' });
    await Promise.all([store.set(engine.send, undefined, send), store.set(engine.send, undefined, send)]);
    expect(send).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith({ name: 'Asha', city: 'Pune' }, { background: true, idempotencyKey: 'key-1' });
    expect(data()).toMatchObject({ values: journey.blank, sent: { ticket: 'SR0000000001' }, sending: false });
    expect(history.wanted).toBeUndefined();
    expect(onSent).toHaveBeenCalledOnce();
  });

  it.each([0, 500, 503])('keeps the key after %i, because the request may have arrived', async (status) => {
    const { store, engine, data } = open();
    const send = vi.fn<Send<Values>>().mockRejectedValue(failure(status, 'network'));
    // the step itself says so, without a toast
    await expect(store.set(engine.send, undefined, send)).rejects.toMatchObject({ status, presentation: 'silent' });
    expect(data()).toMatchObject({ unanswered: true, key: 'key-1', sending: false });
  });

  it('uses a new key after a refusal, shows the refusal at its field and goes to the field’s step', async () => {
    const opened = open();
    const { store, engine, history, data } = opened;
    toReview(opened);
    const send = vi.fn<Send<Values>>().mockRejectedValueOnce(failure(409, 'duplicate'));
    send.mockResolvedValueOnce({ ticket: 'SR0000000001' });
    await store.set(engine.send, undefined, send);
    expect(history.wanted).toBe('name');
    expect(data().problemsAt).toBe('name');
    await store.set(engine.send, undefined, send);
    expect(send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual(['key-1', 'key-2']);
  });

  it('uses the key of an earlier visit whose response never came', async () => {
    const { store, engine } = open({ values: { name: 'Asha' }, key: 'earlier' });
    const send = vi.fn<Send<Values>>().mockResolvedValue({ ticket: 'SR0000000001' });
    await store.set(engine.send, undefined, send);
    expect(send.mock.calls[0]?.[1]).toEqual({ background: true, idempotencyKey: 'earlier' });
  });
});

describe('a request finished on an earlier visit', () => {
  const sent = { values: {}, sent: { ticket: 'SR0000000001' } };

  it.each([
    ['history', 'SR0000000001'],
    ['load', undefined],
    ['link', undefined],
  ] as const)('reached by %s, shows the request number %s', (arrivedBy, ticket) => {
    expect(open(sent, arrivedBy).data().sent?.ticket).toBe(ticket);
  });
});

describe('a refusal by a rule', () => {
  beforeEach(() => overwriteGetLocale(() => 'en'));

  const policyJourney = defineJourney({
    id: 'loan',
    guide: { needs: [], next: [() => 'We look at it'] },
    blank: { policyNo: '', amount: '' },
    steps: [
      {
        id: 'policy',
        name: () => 'Policy',
        fields: ['policyNo'],
        applies: (_values, { policies }: { policies: number }) => policies > 1,
      },
      { id: 'amount', name: () => 'Amount', fields: ['amount'] },
      { id: 'review', name: () => 'Check' },
    ],
    refusedAt: { '': 'amount', cash: 'amount' },
  });

  const refusedWith = (code: 'validation' | 'amount-refused' | 'payout-restricted', fieldErrors: FieldError[]) =>
    new LifedeskError({
      code,
      operation: 'eLoan',
      status: 400,
      outcome: outcomeFor('eLoan', 400, { code, detail: 'Refused' }),
      correlationId: 'c',
      fieldErrors,
    });
  const at = (pointer: string, refusal?: FieldError['refusal']): FieldError => ({
    pointer,
    detail: 'in English',
    ...(refusal && { refusal }),
  });
  const matured = { rule: 'surrender', because: 'matured', facts: {} };
  const tooMuch = { rule: 'loan-amount', because: 'above-most', facts: { minimum: 500_000, maximum: 12_345_600 } };

  async function refuse(error: LifedeskError, policies = 2) {
    const store = createStore();
    const history = memoryStepHistory('link');
    const engine = createEngine({
      journey: policyJourney,
      context: { policies },
      query: new URLSearchParams(),
      history,
      draft: { found: undefined, keep: vi.fn(), forget: vi.fn() },
      newKey: () => 'key',
      onSent: vi.fn(),
    });
    history.push('review');
    const isShown = await store.set(engine.refuse, { policies }, error);
    const { problems, problemsAt } = store.get(engine.data);
    const texts = Object.entries(problems).map(([field, message]) => [
      field,
      typeof message === 'function' ? message() : message?.message,
    ]);
    return { isShown, at: problemsAt, problems: Object.fromEntries(texts) };
  }

  it.each<[string, FieldError, string, object]>([
    [
      'the field',
      at('/policyNo', matured),
      'policy',
      { policyNo: 'The policy has matured. Its maturity value is paid.' },
    ],
    [
      'a field of another name',
      at('/cash', tooMuch),
      'amount',
      { amount: 'At most ₹1,23,456.00 can be borrowed today.' },
    ],
    ['the request as a whole', at('/rate', matured), 'amount', { amount: expect.stringContaining('has matured') }],
    [
      'the field, if this version does not know the reason,',
      at('/policyNo', { ...matured, because: 'sold' }),
      'policy',
      { policyNo: expect.stringContaining('Something has changed') },
    ],
    ['the field without a rule', at('/amount'), 'amount', { amount: expect.stringContaining('Something has changed') }],
  ])('is shown at %s', async (_, place, step, problems) => {
    expect(await refuse(refusedWith('validation', [place]))).toEqual({ isShown: true, at: step, problems });
  });

  it('is shown whatever its code is', async () => {
    const held = { rule: 'payout', because: 'cooling-off', facts: { date: '2026-11-24' } };
    const { problems } = await refuse(refusedWith('payout-restricted', [at('/policyNo', held)]));
    expect(problems).toEqual({ policyNo: expect.stringContaining('until 24/11/2026') });
  });

  it('is shown where the request as a whole is, if the journey of this person has no step with the field', async () => {
    const refusal = await refuse(refusedWith('validation', [at('/policyNo', matured)]), 1);
    expect(refusal).toMatchObject({ at: 'amount', problems: { amount: expect.stringContaining('has matured') } });
  });

  it('is shown at the request as a whole if an amount has changed', async () => {
    expect(await refuse(refusedWith('amount-refused', []))).toMatchObject({ isShown: true, at: 'amount' });
  });

  it('of a code is left to the step with the code', async () => {
    expect(await refuse(refusedWith('validation', [at('/otp')]))).toMatchObject({ isShown: false, problems: {} });
  });
});

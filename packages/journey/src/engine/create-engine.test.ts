import { LifedeskError, outcomeFor } from '@lifedesk/sdk';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { memoryStepHistory } from '../testing/memory-step-history.ts';
import { createEngine, type DraftPort } from './create-engine.ts';
import { defineJourney } from './define-journey.ts';
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

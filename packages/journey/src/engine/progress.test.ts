import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineJourney } from './define-journey.ts';
import { progressOf, stepAsking } from './progress.ts';

/** A journey of any shape: the data say which of its steps apply, and which are done. */
const ids = ['a', 'b', 'c', 'd', 'e'] as const;
type StepFlags = Record<(typeof ids)[number], { applies: boolean; done: boolean }>;
const journey = defineJourney({
  id: 'any',
  guide: { needs: [], next: [() => 'We look at it'] },
  blank: {} as StepFlags,
  steps: [
    ...ids.map((id) => ({
      id,
      name: () => id,
      applies: (values: StepFlags) => values[id].applies,
      mayApply: () => true,
      isDone: (values: StepFlags) => values[id].done,
    })),
    { id: 'last' as const, name: () => 'last', isDone: () => false },
  ],
});
const given = fc.record(
  Object.fromEntries(ids.map((id) => [id, fc.record({ applies: fc.boolean(), done: fc.boolean() })])),
);
const wanted = fc.option(fc.constantFrom(...ids, 'last', 'no-such-step', ''), { nil: undefined });
const at = (values: unknown, step: string | undefined) => progressOf(journey, values as StepFlags, undefined, step);

describe('progress', () => {
  it('never skips a step that is not done', () => {
    fc.assert(
      fc.property(given, wanted, (values, step) => {
        const { steps, at: place } = at(values, step);
        for (const { id } of steps.slice(0, place)) expect((values as StepFlags)[id as 'a'].done).toBe(true);
      }),
    );
  });

  it('is at the requested step if that can be reached, and stays there', () => {
    fc.assert(
      fc.property(given, wanted, (values, step) => {
        const found = at(values, step);
        expect(at(values, found.current)).toEqual(found);
        const reachable = found.steps.filter(({ state }) => state !== 'ahead').map(({ id }) => id);
        for (const id of reachable) expect(at(values, id).current).toBe(id);
      }),
    );
  });

  it('starts with the first step if no step, or an unknown one, is requested', () => {
    fc.assert(
      fc.property(given, (values) => {
        const { current, steps } = at(values, undefined);
        expect(current).toBe(steps[0]?.id);
        expect(at(values, 'no-such-step').current).toBe(current);
      }),
    );
  });

  it('has as many steps from the start to the end, whatever the answers', () => {
    fc.assert(
      fc.property(given, wanted, (values, step) => {
        const { path, current, steps } = at(values, step);
        expect(path.map(({ id }) => id)).toEqual([...ids, 'last']);
        const own = new Set<string>(steps.map(({ id }) => id));
        const place = path.findIndex(({ id }) => id === current);
        for (const [where, { id, state }] of path.entries())
          if (!own.has(id)) expect(state).toBe(where < place ? 'skipped' : 'ahead');
      }),
    );
  });

  it('goes back to where it came from, through steps that apply', () => {
    fc.assert(
      fc.property(given, wanted, (values, step) => {
        const { next, previous, steps, at: place } = at(values, step);
        expect([previous, next]).toEqual([steps[place - 1]?.id, steps[place + 1]?.id]);
        if (previous) expect(at(values, previous).next).toBe(steps[place]?.id);
        for (const { id } of steps) if (id !== 'last') expect((values as StepFlags)[id].applies).toBe(true);
      }),
    );
  });

  it('shows one current step, done ones before the missing one, and the rest ahead', () => {
    fc.assert(
      fc.property(given, wanted, (values, step) => {
        const states = at(values, step).steps.map(({ state }) => state);
        expect(states.filter((state) => state === 'current')).toHaveLength(1);
        expect(states.join(' ')).toMatch(/^(done |current )*(ahead ?)*$|^(done |current )*(done|current)$/);
      }),
    );
  });

  it('continues automatically when the missing step is done', () => {
    const open = { applies: true, done: false };
    const values = { a: { applies: true, done: true }, b: open, c: open, d: { ...open, applies: false }, e: open };
    expect(at(values, 'last').current).toBe('b');
    expect(at({ ...values, b: { applies: true, done: true } }, 'last').current).toBe('c');
    expect(at(values, 'a')).toMatchObject({ next: 'b', previous: undefined });
  });
});

describe('a field', () => {
  it('leads to its step', () => {
    const asking = defineJourney({
      id: 'asking',
      guide: { needs: [], next: [() => 'We look at it'] },
      blank: { one: '', two: '' },
      steps: [
        { id: 'first', name: () => '', fields: ['one'] },
        { id: 'second', name: () => '', fields: ['two'] },
      ],
    });
    expect(stepAsking(asking, ['two'])).toBe('second');
    expect(stepAsking(asking, [])).toBeUndefined();
  });
});

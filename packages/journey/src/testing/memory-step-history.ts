import type { StepHistory } from '../engine/step-history.ts';

interface Entry {
  readonly step: string | undefined;
  readonly returnTo?: string | undefined;
}

/** A history of steps in memory, for an engine without a router. */
export function memoryStepHistory(arrivedBy: StepHistory['arrivedBy'] = 'link'): StepHistory {
  let entries: readonly [Entry, ...Entry[]] = [{ step: undefined }];
  let latest = arrivedBy;
  const last = () => entries.at(-1) ?? entries[0];
  const shorten = (length: number) => {
    entries = [entries[0], ...entries.slice(1, length)];
    latest = 'history';
  };
  const correct = (step: string | undefined) => {
    const [first, ...later] = entries;
    const renamed = { ...last(), step };
    entries = later.length === 0 ? [renamed] : [first, ...later.slice(0, -1), renamed];
  };
  return {
    get wanted() {
      return last().step;
    },
    get depth() {
      return entries.length - 1;
    },
    get returnTo() {
      return last().returnTo;
    },
    get arrivedBy() {
      return latest;
    },
    push(step, returnTo) {
      entries = [...entries, { step, returnTo }];
      latest = 'link';
    },
    correct,
    back: (step) => (entries.length > 1 ? shorten(entries.length - 1) : correct(step)),
    toBegin: () => (entries.length > 1 ? shorten(1) : correct(undefined)),
  };
}

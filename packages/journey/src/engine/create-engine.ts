import { isLifedeskError, LifedeskError } from '@lifedesk/sdk';
import { atom } from 'jotai';
import { inBackground } from '../answers/in-background.ts';
import type { StepHistory } from '../provider/step-history.ts';
import type { Journey, Problems, Values } from './define-journey.ts';
import type { Draft, SentRequest } from './drafts.ts';
import {
  blankData,
  type JourneyData,
  openJourney,
  valuesAtStart,
  withoutProblems,
  withProblems,
  withValues,
} from './journey-data.ts';
import type { Send } from './journey-state.ts';
import { type Progress, progressOf, stepAfter, stepAsking } from './progress.ts';
import { refusedFields } from './refused-fields.ts';

/** The draft of a journey on the device. */
export interface DraftPort<V extends Values> {
  /** The draft when the journey opened. */
  readonly found: Draft<V> | undefined;
  keep(draft: Draft<V>): void;
  forget(): void;
}

export interface EngineOptions<V extends Values, Context, Id extends string> {
  readonly journey: Journey<V, Context, Id>;
  /** The server's data before the first step. */
  readonly context: Context;
  /** The query of the address that opened the journey. */
  readonly query: URLSearchParams;
  readonly history: StepHistory;
  readonly draft: DraftPort<V>;
  readonly newKey: () => string;
  /** Called when the server has accepted a request. */
  readonly onSent: () => void;
}

/**
 * The engine of a journey: its data in one atom, and one write-atom for each action. A write-atom reads the latest
 * data, so nothing is mirrored and nothing is stale after a call. Works with a bare store; `use-journey-engine.ts` adds
 * the React part.
 */
export function createEngine<V extends Values, Context, Id extends string>(options: EngineOptions<V, Context, Id>) {
  const { journey, query, history, draft, newKey, onSent } = options;
  const policyId = query.get('id') ?? undefined;
  const data = atom(openJourney(journey, options.context, query, draft.found, history.arrivedBy));

  const progress = (now: JourneyData<V>, context: Context): Progress<Id> =>
    progressOf(journey, now.values, context, history.wanted);
  const firstStep = ({ steps }: Progress<Id>) => steps[0]?.id;
  const keep = ({ values, key }: JourneyData<V>) => draft.keep({ values, policyId, key });

  const fill = atom(null, (get, set, change: Partial<V>) => {
    const next = withValues(get(data), change);
    set(data, next);
    keep(next);
  });

  const attempt = atom(null, (get, set, context: Context): boolean => {
    const now = get(data);
    const { current } = progress(now, context);
    const step = journey.steps.find(({ id }) => id === current);
    const wrong = present(step?.problems?.(now.values, context) ?? {});
    const isFree = Object.keys(wrong).length === 0;
    set(data, isFree ? withoutProblems(now, journey) : withProblems(now, current, wrong));
    return isFree;
  });

  const advance = atom(null, (get, set, context: Context, change: Partial<V> = {}) => {
    const { current } = progress(get(data), context);
    set(fill, change);
    const target = history.returnTo ?? stepAfter(journey, get(data).values, context, current);
    if (target !== undefined) history.push(target);
  });

  const goBack = atom(null, (get, _set, context: Context) => {
    const now = progress(get(data), context);
    history.back(now.previous === firstStep(now) ? undefined : now.previous);
  });

  const changeStep = atom(null, (get, _set, context: Context, step: Id) => {
    history.push(step, progress(get(data), context).current);
  });

  /** @returns whether the refusal concerns a field, and is therefore shown there */
  const refuse = atom(null, async (get, set, context: Context, error: unknown): Promise<boolean> => {
    if (!isLifedeskError(error)) return false;
    const { current, steps } = progress(get(data), context);
    const own = journey.steps.filter(({ id }) => steps.some((step) => step.id === id));
    const stepOf = (...fields: (keyof V)[]) => stepAsking<V, Context, Id>({ steps: own }, fields);
    const wrong =
      journey.refusals?.(error, get(data).values) ??
      (await refusedFields<V>(journey, error, (field) => stepOf(field) !== undefined));
    if (!wrong) return false;
    const step = stepOf(...Object.keys(wrong)) ?? current;
    set(data, withProblems(get(data), step, wrong));
    if (step !== current) history.push(step, current);
    return true;
  });

  const send = atom(null, async (get, set, context: Context, sendValues: Send<V>, last: Partial<V> = {}) => {
    if (get(data).sending) return;
    const begun = { ...get(data), sending: true, unanswered: false, key: get(data).key ?? newKey() };
    set(data, begun);
    keep(begun);
    try {
      const answer = await sendValues({ ...begun.values, ...last }, { ...inBackground, idempotencyKey: begun.key });
      const sent = lasting(answer);
      draft.keep({ values: {}, sent });
      set(data, { ...blankData(valuesAtStart(journey, context, query)), sent });
      history.toBegin();
      onSent();
    } catch (error) {
      const isOpen = isLifedeskError(error) && mayHaveArrived(error);
      const now = { ...get(data), sending: false, unanswered: isOpen, key: isOpen ? begun.key : undefined };
      set(data, now);
      keep(now);
      if (!(await set(refuse, context, error))) throw isOpen ? shownByTheStep(error) : error;
    }
  });

  const restart = atom(null, (_get, set, context: Context) => {
    draft.forget();
    set(data, blankData(valuesAtStart(journey, context, query)));
  });

  return { data, fill, attempt, advance, goBack, changeStep, refuse, send, restart };
}

/** The part of a response that is stored; nothing else of it is. */
function lasting({ ticket, promisedDate, heldUntil, state, facts }: SentRequest): SentRequest {
  return { ticket, promisedDate, heldUntil, state, facts };
}

/** No response, or one that does not say whether the work was done: only a call with the same key can find out. */
function mayHaveArrived({ status, code }: LifedeskError): boolean {
  return code !== 'maintenance' && (status === 0 || status >= 500);
}

/** The step says that the response is missing and what to do; a toast beside it would contradict it. */
function shownByTheStep(error: LifedeskError): LifedeskError {
  const { code, operation, status, correlationId, customerMessage, messageKey, autoHideMs, next, onlyOnProtectedPath } =
    error;
  const outcome = {
    message: customerMessage,
    messageKey,
    presentation: 'silent',
    autoHideMs,
    next,
    onlyOnProtectedPath,
  } as const;
  return new LifedeskError({ code, operation, status, correlationId, outcome, cause: error });
}

function present<V extends Values>(problems: Problems<V>): Problems<V> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<V>;
}

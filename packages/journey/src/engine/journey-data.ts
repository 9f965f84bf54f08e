import type { StepHistory } from '../provider/step-history.ts';
import type { Journey, Problems, Values } from './define-journey.ts';
import type { Draft, SentRequest } from './drafts.ts';

/** Everything that a journey knows, as plain data. */
export interface JourneyData<V extends Values> {
  readonly values: V;
  /** Problems by field, until the field changes. */
  readonly problems: Problems<V>;
  /** The step that shows the problems; every other step has none. */
  readonly problemsAt: string | undefined;
  /** How often the person has tried to continue and could not. */
  readonly attempts: number;
  /** The response, once the request has been sent. */
  readonly sent: SentRequest | undefined;
  /** Answers from an earlier visit have been restored. */
  readonly resumed: boolean;
  readonly sending: boolean;
  /** The request was sent and no response came: it may have arrived. */
  readonly unanswered: boolean;
  /** The idempotency key of a request whose result is not known. */
  readonly key: string | undefined;
}

/** The values before anything is typed. */
export function valuesAtStart<V extends Values, Context, Id extends string>(
  { blank, begin }: Pick<Journey<V, Context, Id>, 'blank' | 'begin'>,
  context: Context,
  query: URLSearchParams,
): V {
  return { ...blank, ...begin?.(context, query) };
}

/** A journey with these values and nothing else. */
export function blankData<V extends Values>(values: V): JourneyData<V> {
  return {
    values,
    problems: {},
    problemsAt: undefined,
    attempts: 0,
    sent: undefined,
    resumed: false,
    sending: false,
    unanswered: false,
    key: undefined,
  };
}

/**
 * The journey at the start of a visit. A reload and the browser's own buttons show a finished request again; opening
 * the service by its address or a link starts a new one.
 */
export function openJourney<V extends Values, Context, Id extends string>(
  journey: Pick<Journey<V, Context, Id>, 'blank' | 'begin'>,
  context: Context,
  query: URLSearchParams,
  draft: Draft<V> | undefined,
  arrivedBy: StepHistory['arrivedBy'],
): JourneyData<V> {
  const atStart = valuesAtStart(journey, context, query);
  if (!draft) return blankData(atStart);
  if (draft.sent) return { ...blankData(atStart), sent: arrivedBy === 'history' ? draft.sent : undefined };
  const policyId = query.get('id') ?? undefined;
  // the policy in the address overrides the one in the draft
  const isSamePolicy = policyId === undefined || draft.policyId === policyId;
  const values = isSamePolicy
    ? { ...atStart, ...draft.values }
    : { ...journey.blank, ...draft.values, ...journey.begin?.(context, query) };
  return { ...blankData(values), resumed: true, key: draft.key };
}

/** Fields were filled in: problems of the changed ones disappear. */
export function withValues<V extends Values>(data: JourneyData<V>, change: Partial<V>): JourneyData<V> {
  const left = Object.entries(data.problems).filter(
    ([field]) => !(field in change) || change[field] === data.values[field],
  );
  return { ...data, values: { ...data.values, ...change }, problems: Object.fromEntries(left) as Problems<V> };
}

/** The person could not continue: these are the problems, on this step. */
export function withProblems<V extends Values>(
  data: JourneyData<V>,
  step: string | undefined,
  problems: Problems<V>,
): JourneyData<V> {
  return { ...data, problems, problemsAt: step, attempts: data.attempts + 1 };
}

/** The person continues. If a problem was shown until now, the fields that a refusal empties are cleared. */
export function withoutProblems<V extends Values, Context, Id extends string>(
  { problems, values, ...data }: JourneyData<V>,
  { blank, emptiedByRefusal = [] }: Pick<Journey<V, Context, Id>, 'blank' | 'emptiedByRefusal'>,
): JourneyData<V> {
  const wasRefused = Object.keys(problems).length > 0;
  const emptied = wasRefused ? emptiedByRefusal.map((field) => [field, blank[field]]) : [];
  return {
    ...data,
    values: { ...values, ...Object.fromEntries(emptied) },
    problems: {},
    problemsAt: undefined,
    attempts: 0,
  };
}

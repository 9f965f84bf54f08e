import { isLifedeskError, type LifedeskError, newId } from '@lifedesk/sdk';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { usePortal } from '../app/portal.ts';
import type { Journey, Problems, Values } from './define-journey.ts';
import type { Sent } from './drafts.ts';
import type { Running, Send } from './journey-context.ts';
import { progressOf, stepAsking } from './progress.ts';
import { useStepAddress } from './step-address.ts';
import { useDraft } from './use-draft.ts';

interface JourneyState<V extends Values, Known, Id extends string> {
  readonly running: Running<V, Known, Id>;
  /** The answer, once it has been sent. */
  readonly sent: Sent | undefined;
  /** What was typed on an earlier visit is there again. */
  readonly resumed: boolean;
  readonly startAfresh: () => void;
}

/** A journey under way: what is filled in, where it is, and how it is sent. */
export function useRunningJourney<V extends Values, Known, Id extends string>(
  journey: Journey<V, Known, Id>,
  known: Known,
  sendValues: Send<V>,
): JourneyState<V, Known, Id> {
  const { fail, session, analytics } = usePortal();
  const [query] = useSearchParams();
  const arrivedBy = useNavigationType();
  const address = useStepAddress();
  const draft = useDraft(journey);
  const policyId = query.get('id') ?? undefined;

  const atFirst = (): V => ({ ...journey.blank, ...journey.begin?.(known, query) });
  const { forget, found } = draft;
  const [{ values, sent, resumed }, setState] = useState(() => {
    // the answer is shown again after a reload and by the back button; who opens the service anew wants another request
    if (found?.sent) return { values: atFirst(), sent: arrivedBy === NavigationType.Pop ? found.sent : undefined };
    const isSame = policyId === undefined || found?.policyId === policyId;
    const begun = isSame ? { ...atFirst(), ...found?.values } : { ...journey.blank, ...found?.values, ...atFirst() };
    return { values: begun, resumed: found !== undefined, sent: undefined };
  });
  // on arrival alone
  useEffect(() => {
    if (found?.sent && arrivedBy !== NavigationType.Pop) forget();
  }, []);
  const [{ problems, attempts }, setShown] = useState<{ problems: Problems<V>; attempts: number }>(nothingWrong);
  const tell = (wrong: Problems<V>) => setShown((before) => ({ problems: wrong, attempts: before.attempts + 1 }));
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const [sending, setSending] = useState(false);
  const [unanswered, setUnanswered] = useState(false);
  const key = useRef(found?.key);
  const underWay = useRef(false);
  const latest = useRef(values);
  latest.current = values;

  const progress = progressOf(journey, values, known, address.wanted);
  const first = progress.steps[0]?.id;
  const shown = progress.current === first ? undefined : progress.current;
  useEffect(() => {
    if (!sent && address.wanted !== shown && address.wanted !== progress.current) address.correct(shown);
  });

  const keep = (next: V) => draft.keep({ values: next, policyId, key: key.current });
  const put = (change: Partial<V>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setState((before) => ({ ...before, values: next }));
    setShown((before) => ({ ...before, problems: without(before.problems, Object.keys(change)) }));
    keep(next);
    return next;
  };

  const refuse = (error: unknown): boolean => {
    const wrong = isLifedeskError(error) ? journey.refusals?.(error, latest.current) : undefined;
    if (!wrong) return false;
    tell(wrong);
    const step = stepAsking<V, Known, Id>(journey, Object.keys(wrong));
    if (step !== undefined && step !== progress.current) address.push(step, progress.current);
    return true;
  };

  const send = async (last: Partial<V> = {}) => {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setUnanswered(false);
    key.current ??= newId();
    keep(latest.current);
    try {
      const { ticket, promisedDate, state, facts } = await sendValues(
        { ...latest.current, ...last },
        { idempotencyKey: key.current },
      );
      // what else the server told with it is not kept
      const answer = { ticket, promisedDate, state, facts };
      key.current = undefined;
      draft.keep({ values: {}, sent: answer });
      analytics({ event: 'request', service: journey.id, step: 'sent' });
      setState({ values: atFirst(), sent: answer });
      // whoever has left meanwhile is not led away from where they are
      if (here.current) address.toBegin();
      // the dashboard shows what has changed without a reload; where it cannot be asked now, a reload does
      session.renew().catch(() => {});
    } catch (error) {
      const open = isLifedeskError(error) && mayHaveArrived(error);
      if (!open) key.current = undefined;
      setUnanswered(open);
      keep(latest.current);
      if (!refuse(error)) throw error;
    } finally {
      underWay.current = false;
      setSending(false);
    }
  };

  return {
    sent,
    resumed: resumed === true,
    startAfresh() {
      forget();
      key.current = undefined;
      setState({ values: atFirst(), sent: undefined });
      setShown(nothingWrong);
    },
    running: {
      journey,
      values,
      known,
      progress,
      problems,
      attempts,
      sending,
      unanswered,
      set: put,
      attempt() {
        const step = journey.steps.find(({ id }) => id === progress.current);
        const wrong = present(step?.problems?.(latest.current, known) ?? {});
        const isFree = Object.keys(wrong).length === 0;
        if (isFree) setShown(nothingWrong);
        else tell(wrong);
        return isFree;
      },
      goOn(change = {}) {
        const next = progressOf(journey, put(change), known, progress.current).next;
        const target = address.returnTo ?? next;
        if (target !== undefined) address.push(target);
      },
      goBack: () => address.back(progress.previous === first ? undefined : progress.previous),
      change: (step) => address.push(step, progress.current),
      refuse(error) {
        if (!refuse(error)) fail(error);
      },
      send,
    },
  };
}

/** No answer, or one that does not say whether the work was done: only asking again under the same key tells. */
function mayHaveArrived({ status, code }: LifedeskError): boolean {
  return code !== 'maintenance' && (status === 0 || status >= 500);
}

const nothingWrong = { problems: {}, attempts: 0 } as const;

function present<V extends Values>(problems: Problems<V>): Problems<V> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Problems<V>;
}

function without<V extends Values>(problems: Problems<V>, fields: readonly string[]): Problems<V> {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field))) as Problems<V>;
}

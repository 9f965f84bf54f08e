import { newId } from '@lifedesk/sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { endToastsAtom } from '../answers/toasts-atom.ts';
import { useApp } from '../provider/app.ts';
import { usePageNavigation } from '../provider/navigation.ts';
import { createEngine } from './create-engine.ts';
import type { Journey, Values } from './define-journey.ts';
import type { SentRequest } from './drafts.ts';
import type { JourneyState, Send } from './journey-state.ts';
import { progressOf } from './progress.ts';
import { useDraft } from './use-draft.ts';

interface OpenJourney<V extends Values, Context, Id extends string> {
  readonly state: JourneyState<V, Context, Id>;
  /** The response, once the request has been sent. */
  readonly sent: SentRequest | undefined;
  /** Answers from an earlier visit have been restored. */
  readonly resumed: boolean;
  readonly restart: () => void;
}

/** The engine of a journey for its screen, for as long as the screen is open. */
export function useJourneyEngine<V extends Values, Context, Id extends string>(
  journey: Journey<V, Context, Id>,
  context: Context,
  sendValues: Send<V>,
): OpenJourney<V, Context, Id> {
  const { fail, session, analytics } = useApp();
  const { query, step: wanted, history } = usePageNavigation();
  const draft = useDraft(journey);
  const [engine] = useState(() =>
    createEngine({
      journey,
      context,
      query,
      history,
      draft,
      newKey: newId,
      onSent() {
        analytics({ event: 'request', service: journey.id, step: 'sent' });
        // the dashboard shows the change without a reload; if this call fails, the next reload shows it
        session.renew().catch(() => {});
      },
    }),
  );
  const data = useAtomValue(engine.data);
  const fill = useSetAtom(engine.fill);
  const attempt = useSetAtom(engine.attempt);
  const advance = useSetAtom(engine.advance);
  const goBack = useSetAtom(engine.goBack);
  const changeStep = useSetAtom(engine.changeStep);
  const refuse = useSetAtom(engine.refuse);
  const send = useSetAtom(engine.send);
  const restart = useSetAtom(engine.restart);
  const endToasts = useSetAtom(endToastsAtom);

  const { sent, values, problems, problemsAt, attempts, resumed, sending, unanswered } = data;
  const isOver = draft.found?.sent !== undefined && sent === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what an earlier visit left, when the journey opens
  useEffect(() => {
    if (isOver) draft.forget();
  }, [engine]);

  const progress = progressOf(journey, values, context, wanted);
  const { current } = progress;
  const named = current === progress.steps[0]?.id ? undefined : current;
  useEffect(() => {
    // a step that was just taken is in the history before it is on the screen
    const isOnScreen = history.wanted === wanted;
    if (!sent && isOnScreen && wanted !== named && wanted !== current) history.correct(named);
  }, [history, sent, wanted, named, current]);

  return {
    sent,
    resumed,
    restart: () => restart(context),
    state: {
      journey,
      values,
      context,
      progress,
      problems: problemsAt === current ? problems : {},
      attempts,
      sending,
      unanswered,
      set: fill,
      attempt() {
        // toasts about the last attempt do not apply to this one
        endToasts();
        return attempt(context);
      },
      goNext: (change) => advance(context, change),
      goBack: () => goBack(context),
      change: (step) => changeStep(context, step),
      async refuse(error) {
        if (!(await refuse(context, error))) fail(error);
      },
      send(last) {
        endToasts();
        return send(context, sendValues, last);
      },
    },
  };
}

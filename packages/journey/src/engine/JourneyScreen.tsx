import * as m from '@lifedesk/journey/messages';
import { BackIcon, Button, Guided, Notice, Stack, Stepper } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ComponentType, type ReactElement, useEffect, useRef } from 'react';
import { endToastsAtom } from '../answers/toasts-atom.ts';
import { useApp } from '../provider/app.ts';
import { useTitlePrefix } from '../provider/title-prefix.ts';
import type { Journey, Values } from './define-journey.ts';
import type { SentRequest } from './drafts.ts';
import { GuidePanel } from './GuidePanel.tsx';
import { JourneyContext, type JourneyState, type Send } from './journey-state.ts';
import type { Progress } from './progress.ts';
import { focusHeading, scrollToTop } from './scroll.ts';
import { useJourneyEngine } from './use-journey-engine.ts';
import { useResetOnRevisit } from './use-reset-on-revisit.ts';

interface JourneyScreenProps<V extends Values, Context, Id extends string> {
  readonly journey: Journey<V, Context, Id>;
  /** The data loaded before the first step. */
  readonly context: Context;
  /** The page that the first step leads back to, if it was opened from one of this service. */
  readonly from?: string;
  readonly screens: Readonly<Record<NoInfer<Id>, ComponentType>>;
  readonly send: Send<NoInfer<V>>;
  /** What to show once it has been sent. */
  readonly done: (sent: SentRequest) => ReactElement;
}

/** A journey: the position, the present step, and the result. */
export function JourneyScreen<V extends Values, Context, Id extends string>(
  props: JourneyScreenProps<V, Context, Id>,
): ReactElement {
  const { journey, context, from, screens, send, done } = props;
  useResetOnRevisit();
  const { state, sent, resumed, restart } = useJourneyEngine(journey, context, send);
  const { analytics } = useApp();
  const { current, at } = state.progress;
  const shown = sent ? 'sent' : current;
  // a step opens like a page: from its top, its heading read out first
  const begin = useRef(shown);
  const endToasts = useSetAtom(endToastsAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another step opens
  useEffect(() => {
    if (!sent) analytics({ event: 'request', service: journey.id, step: current });
    if (begin.current === shown) return;
    begin.current = shown;
    endToasts();
    scrollToTop();
    focusHeading();
  }, [shown]);

  const hasProblems = Object.values(state.problems).some(Boolean);
  const place = at > 0 ? placeOf(journey, state.progress).text : undefined;
  useTitlePrefix(sent ? undefined : hasProblems ? m.journey_titleError() : place);

  if (sent) return done(sent);
  const Screen: ComponentType = screens[current];
  return (
    <JourneyContext value={state as unknown as JourneyState}>
      {(at > 0 || from !== undefined) && (
        <div>
          <Button variant="text" icon={BackIcon} {...(at > 0 ? { onClick: state.goBack } : { href: from })}>
            {m.app_back()}
          </Button>
        </div>
      )}
      <Guided guide={<GuidePanel guide={journey.guide} />}>
        <Stack gap="6">
          <Place journey={journey} progress={state.progress} />
          {resumed && <Kept hasSecrets={(journey.secrets?.length ?? 0) > 0} onStartAfresh={restart} />}
          <Screen key={current} />
        </Stack>
      </Guided>
    </JourneyContext>
  );
}

interface PlaceProps<V extends Values, Context, Id extends string> {
  readonly journey: Journey<V, Context, Id>;
  readonly progress: Progress<Id>;
}

function Place<V extends Values, Context, Id extends string>(props: PlaceProps<V, Context, Id>): ReactElement | null {
  const { names, at, text } = placeOf(props.journey, props.progress);
  if (names.length < 2) return null;
  const skipped = props.progress.path.flatMap(({ state }, place) => (state === 'skipped' ? [place] : []));
  return <Stepper label={m.journey_steps()} steps={names} current={at} skipped={skipped} positionText={text} />;
}

/** The names of the steps, and the present one in words. */
function placeOf<V extends Values, Context, Id extends string>(
  journey: Journey<V, Context, Id>,
  progress: Progress<Id>,
) {
  const { path, current } = progress;
  const names = path.map(({ id }) => journey.steps.find((step) => step.id === id)?.name() ?? '');
  const at = path.findIndex(({ id }) => id === current);
  return { names, at, text: m.journey_position({ at: at + 1, of: names.length, name: names[at] ?? '' }) };
}

interface KeptProps {
  readonly hasSecrets: boolean;
  readonly onStartAfresh: () => void;
}

/** Says that answers from an earlier visit were restored, and that secret ones have to be typed again. */
function Kept({ hasSecrets, onStartAfresh }: KeptProps): ReactElement {
  return (
    <Notice
      actions={
        <Button variant="text" onClick={onStartAfresh}>
          {m.journey_startAfresh()}
        </Button>
      }
    >
      {m.journey_kept()} {hasSecrets && m.journey_keptButSecrets()}
    </Notice>
  );
}

import {
  endToastsAtom,
  Loaded,
  lazyPart,
  sessionKindAtom,
  showToastAtom,
  useApp,
  useForm,
  useLatestSignal,
  useOperation,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import {
  type Answers,
  loadPlans,
  type RecommendedPlan,
  type RecommendedPlans,
  sendRefusal,
  sendWithdrawal,
  type Variant,
  variantOf,
} from './plan-calls.ts';
import { QuestionsForm } from './QuestionsForm.tsx';
import { blank, idOf, problemsOf } from './questions.ts';
import { RegisteredInterests } from './RegisteredInterests.tsx';

export { recommendedPlans_pageName as pageName } from '../texts.ts';

/** The plans and the form to request a call, which load only after the questions. */
const PlanResults = lazyPart(() => import('./PlanResults.tsx'));

/** Questions first, then the plans that fit them, in the variant of the session. */
export default function RecommendedPlansScreen(): ReactElement {
  const variant = variantOf(useAtomValue(sessionKindAtom));
  return <Known key={variant} variant={variant} />;
}

function Known({ variant }: { readonly variant: Variant }): ReactElement {
  const result = useOperation(loadPlans, undefined);
  return (
    <Loaded
      result={result}
      heading={m.recommendedPlans_heading()}
      failed={m.recommendedPlans_notLoaded()}
      loading={m.recommendedPlans_loading()}
      shapes={['line', 'line', 'line']}
    >
      {(known) => <PlanFinder variant={variant} known={known} />}
    </Loaded>
  );
}

interface JudgedPlans {
  readonly answers: Answers;
  readonly plans: readonly RecommendedPlan[];
}

/** The answers stay in this component: neither the address nor a draft has them. */
function PlanFinder({ variant, known }: { readonly variant: Variant; readonly known: RecommendedPlans }): ReactElement {
  const { sdk, now, fail } = useApp();
  const { needsDob } = known;
  const showToast = useSetAtom(showToastAtom);
  const endToasts = useSetAtom(endToastsAtom);
  const [judged, setJudged] = useState<JudgedPlans>();
  const { next, end } = useLatestSignal();
  const form = useForm({
    blank,
    problems: (typed) => problemsOf(typed, { needsDob, today: todayInIndia(now()) }),
    idOf,
    dates: ['dob'],
    onChange: end,
  });
  const [interests, setInterests] = useState<RecommendedPlans['interests'][number][]>(known.interests);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const judge = async (answers: Answers) => {
    const signal = next();
    try {
      const { plans } = await loadPlans(sdk, answers, { background: true, signal });
      if (!signal.aborted) setJudged({ answers, plans });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };
  const withdraw = async (cardName: string) => {
    endToasts();
    try {
      setInterests([...(await sendWithdrawal(sdk, cardName))]);
      showToast({ tone: 'success', message: m.recommendedPlans_withdrawn });
    } catch (error) {
      fail(error);
    }
  };
  const refuse = async (cardName: string) => {
    endToasts();
    try {
      await sendRefusal(sdk, cardName);
      setRefused((before) => [...before, cardName]);
      showToast({ tone: 'success', message: m.recommendedPlans_refused });
    } catch (error) {
      fail(error);
    }
  };

  if (!judged)
    return (
      <QuestionsForm needsDob={needsDob} form={form} onAnswer={judge}>
        <RegisteredInterests interests={interests} onWithdraw={withdraw} />
      </QuestionsForm>
    );
  return (
    <PlanResults
      variant={variant}
      answers={judged.answers}
      plans={judged.plans.filter(({ cardName }) => !refused.includes(cardName))}
      interests={interests}
      mobileNumber={known.mobileNumber}
      onInterest={(now) => setInterests([...now])}
      onWithdraw={withdraw}
      onRefuse={refuse}
      onChange={() => setJudged(undefined)}
    />
  );
}

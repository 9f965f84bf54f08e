import { useHref, useLocale } from '@lifedesk/journey';
import { Button, Card, DataList, Heading, Inline, Link, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { InterestForm } from './InterestForm.tsx';
import type { Answers, PlanInterest, RecommendedPlan, Variant } from './plan-calls.ts';
import { factsOf, illustrationOf, reasonOf } from './plan-facts.ts';
import { InterestNotice } from './RegisteredInterests.tsx';

interface PlanCardProps {
  readonly plan: RecommendedPlan;
  readonly variant: Variant;
  readonly answers: Answers;
  /** What is registered for this plan. */
  readonly interest: PlanInterest | undefined;
  readonly mobileNumber: string | undefined;
  readonly onInterest: (interests: readonly PlanInterest[]) => void;
  readonly onWithdraw: (cardName: string) => Promise<void>;
  readonly onRefuse: (cardName: string) => Promise<void>;
}

/** A plan that fits: why, what it costs and pays, and two answers of equal weight. */
export function PlanCard(props: PlanCardProps): ReactElement {
  const { plan, interest, onWithdraw } = props;
  const language = useLocale();
  return (
    <Card heading={plan.planName}>
      <Stack gap="6">
        <p>{reasonOf(plan, language)}</p>
        <DataList items={factsOf(plan)} />
        {plan.illustration.length > 0 && <Illustration plan={plan} />}
        {plan.kind === 'unit-linked' && (
          <Notice tone="warning" title={m.recommendedPlans_riskTitle()}>
            <p>{m.recommendedPlans_risk()}</p>
          </Notice>
        )}
        {interest ? <InterestNotice interest={interest} onWithdraw={onWithdraw} isNew /> : <Choice {...props} />}
      </Stack>
    </Card>
  );
}

function Illustration({ plan }: { readonly plan: RecommendedPlan }): ReactElement {
  const id = `illustration-${plan.cardName}`;
  return (
    <Stack as="section" gap="3" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {m.recommendedPlans_illustration({ years: plan.termYears })}
      </Heading>
      <DataList items={illustrationOf(plan)} />
      <p>{m.recommendedPlans_illustrationNote()}</p>
    </Stack>
  );
}

function Choice({ plan, variant, answers, mobileNumber, onInterest, onRefuse }: PlanCardProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const update = useHref()('update-mobile');
  const { planName, cardName } = plan;
  if (variant !== 'public' && mobileNumber === undefined)
    return (
      <Notice title={m.recommendedPlans_noMobile()}>
        {update && <Link href={update}>{m.recommendedPlans_addMobile()}</Link>}
      </Notice>
    );
  if (isOpen)
    return (
      <InterestForm
        plan={plan}
        variant={variant}
        answers={answers}
        mobileNumber={mobileNumber}
        onInterest={onInterest}
        onCancel={() => setOpen(false)}
      />
    );
  const refuse = async () => {
    setBusy(true);
    await onRefuse(cardName);
    setBusy(false);
  };
  return (
    <Inline gap="3">
      <Button
        variant="secondary"
        aria-label={m.recommendedPlans_interestedNamed({ plan: planName })}
        onClick={() => setOpen(true)}
      >
        {m.recommendedPlans_interested()}
      </Button>
      <Button
        variant="secondary"
        loading={busy}
        loadingLabel={m.app_pleaseWait()}
        aria-label={m.recommendedPlans_notInterestedNamed({ plan: planName })}
        onClick={() => void refuse()}
      >
        {m.recommendedPlans_notInterested()}
      </Button>
    </Inline>
  );
}

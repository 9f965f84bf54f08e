import { focusHeading, scrollToTop, useApp, useLocale } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Button, DataList, EmptyState, Heading, Link, PhoneIcon, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';
import { PlanCard } from './PlanCard.tsx';
import type { Answers, PlanInterest, RecommendedPlan, Variant } from './plan-calls.ts';
import { reasonOf } from './plan-facts.ts';

interface PlanResultsProps {
  readonly variant: Variant;
  readonly answers: Answers;
  readonly plans: readonly RecommendedPlan[];
  readonly interests: readonly PlanInterest[];
  /** The registered number, masked. */
  readonly mobileNumber: string | undefined;
  readonly onInterest: (interests: readonly PlanInterest[]) => void;
  readonly onWithdraw: (cardName: string) => Promise<void>;
  readonly onRefuse: (cardName: string) => Promise<void>;
  /** Returns to the questions, with the answers. */
  readonly onChange: () => void;
}

/** The plans that fit, or that none does; and why the others do not. */
export default function PlanResults(props: PlanResultsProps): ReactElement {
  const { plans, interests, onChange, variant, answers, mobileNumber, onInterest, onWithdraw, onRefuse } = props;
  const language = useLocale();
  useEffect(() => {
    scrollToTop();
    focusHeading();
  }, []);
  const fitting = plans.filter(({ fits }) => fits);
  const others = plans.filter(({ fits }) => !fits);
  const [first] = fitting;
  return (
    <Stack gap="8">
      <Stack gap="4" measure="text">
        <Heading level={1}>{first ? m.recommendedPlans_resultHeading() : m.recommendedPlans_noneHeading()}</Heading>
        {first && <p>{m.recommendedPlans_resultLead()}</p>}
        <div>
          <Button variant="secondary" onClick={onChange}>
            {m.recommendedPlans_change()}
          </Button>
        </div>
      </Stack>
      {!first && <NothingFits />}
      {fitting.map((plan) => (
        <PlanCard
          key={plan.cardName}
          plan={plan}
          variant={variant}
          answers={answers}
          interest={interests.find(({ cardName }) => cardName === plan.cardName)}
          mobileNumber={mobileNumber}
          onInterest={onInterest}
          onWithdraw={onWithdraw}
          onRefuse={onRefuse}
        />
      ))}
      {others.length > 0 && (
        <Stack as="section" gap="3" measure="text" aria-labelledby="others">
          <Heading level={2} id="others">
            {m.recommendedPlans_othersHeading()}
          </Heading>
          <DataList
            items={others.map((plan) => ({
              id: plan.cardName,
              label: plan.planName,
              value: reasonOf(plan, language),
            }))}
          />
        </Stack>
      )}
      {first && <p>{m.recommendedPlans_figuresOf({ date: formatServerDate(first.figuresOf) })}</p>}
    </Stack>
  );
}

/** If nothing fits, nothing is sold. */
function NothingFits(): ReactElement {
  const { phone } = useApp().insurer;
  return (
    <EmptyState
      title={m.recommendedPlans_noneTitle()}
      actions={
        <Link alone icon={PhoneIcon} href={`tel:${phone.dial}`}>
          {m.recommendedPlans_noneCall({ phone: phone.read })}
        </Link>
      }
    >
      <p>{m.recommendedPlans_noneBody()}</p>
    </EmptyState>
  );
}

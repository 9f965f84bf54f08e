import {
  defineJourney,
  JourneyScreen,
  ReviewStep,
  useApp,
  useJourneyState,
  usePageNavigation,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { withdrawApplication } from '@lifedesk/sdk';
import { type ReactElement, useMemo } from 'react';
import * as m from '../../texts.ts';
import { sendFor, withoutWords } from './answer.ts';
import type { Application } from './application-words.ts';
import { Finished } from './Finished.tsx';

type Terms = NonNullable<Application['withdrawal']>;

interface WithdrawProps {
  readonly application: Application;
  /** What comes back today. */
  readonly terms: Terms;
  readonly onChanged: () => void;
}

const withdrawal = (id: string) =>
  defineJourney({
    id: `application-tracker.withdraw.${id}`,
    guide: { needs: [], next: [m.applicationTracker_nextBack, m.applicationTracker_nextNoCover] },
    blank: {},
    steps: [{ id: 'review', name: m.review_step }],
    begin: (_context: Application) => ({}),
    refusals: withoutWords,
  });

/** Withdraws an application: what comes back and when, and one press. */
export default function Withdraw({ application, terms, onChanged }: WithdrawProps): ReactElement {
  const { sdk } = useApp();
  const { self } = usePageNavigation();
  const { id, applicationNo } = application;
  const { back, backBy } = terms;
  const journey = useMemo(() => withdrawal(id), [id]);
  return (
    <JourneyScreen
      journey={journey}
      from={self({ id })}
      context={application}
      screens={{ review: WithdrawReview }}
      send={(_values, sending) =>
        sendFor(id, () => withdrawApplication(sdk, { applicationNo, back }, sending), onChanged)
      }
      done={() => (
        <Finished
          id={id}
          heading={m.applicationTracker_withdrawn()}
          body={back > 0 ? m.applicationTracker_withdrawnBody() : m.applicationTracker_withdrawnNoMoney()}
          details={[
            back > 0 ? { label: m.applicationTracker_back(), value: formatRupees(back), figure: true } : undefined,
            backBy
              ? { label: m.applicationTracker_backBy(), value: formatServerDate(backBy), figure: true }
              : undefined,
          ]}
        />
      )}
    />
  );
}

function WithdrawReview(): ReactElement {
  const { context } = useJourneyState();
  const { planName, applicationNo, withdrawal: terms } = context as Application;
  const { back = 0, medicalCost = 0, backBy } = terms ?? {};
  return (
    <ReviewStep
      heading={m.applicationTracker_withdrawHeading()}
      lead={m.applicationTracker_withdrawLead()}
      caption={m.applicationTracker_withdraw()}
      rows={[
        { id: 'application', label: m.applicationTracker_one(), after: `${planName}, ${applicationNo}` },
        ...(medicalCost > 0
          ? [{ id: 'cost', label: m.applicationTracker_medicalCost(), after: formatRupees(medicalCost), figure: true }]
          : []),
        { id: 'back', label: m.applicationTracker_back(), after: formatRupees(back), figure: true },
        ...(backBy
          ? [{ id: 'by', label: m.applicationTracker_backBy(), after: formatServerDate(backBy), figure: true }]
          : []),
      ]}
      action={m.applicationTracker_withdraw()}
    />
  );
}

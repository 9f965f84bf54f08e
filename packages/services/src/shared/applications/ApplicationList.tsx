import { ToDashboard, useApp, useHref, useLocale, usePageNavigation } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { applicationTurnText } from '@lifedesk/rules/texts';
import { Badge, Button, Card, DataList, EmptyState, Heading, Inline, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { waitingTone } from './application-words.ts';
import type { ApplicationListAnswer, ListItem } from './load-applications.ts';
import { presentStage } from './stages.ts';

interface ApplicationListProps {
  readonly answer: ApplicationListAnswer;
}

/** The applications; those that need something come first. */
export function ApplicationList({ answer: { applications, because } }: ApplicationListProps): ReactElement {
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.applicationTracker_heading()}</Heading>
        <p>{m.applicationTracker_lead()}</p>
      </Stack>
      {applications.length === 0 ? (
        <None hasEnded={because === 'ended-before'} />
      ) : (
        <Stack as="ul" gap="4">
          {applications.map((application) => (
            <li key={application.id}>
              <ApplicationCard application={application} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Why there is nothing, and what to do. */
function None({ hasEnded }: { readonly hasEnded: boolean }): ReactElement {
  const { phone } = useApp().insurer;
  const plans = useHref()('recommended-plans');
  return (
    <EmptyState
      title={m.applicationTracker_none()}
      actions={
        <>
          {plans && (
            <Button variant="secondary" href={plans}>
              {m.applicationTracker_toPlans()}
            </Button>
          )}
          <ToDashboard />
        </>
      }
    >
      <p>{hasEnded ? m.applicationTracker_noneEnded() : m.applicationTracker_noneWhy()}</p>
      <p>
        <Link href={`tel:${phone.dial}`}>{m.applicationTracker_noneCall({ phone: phone.read })}</Link>
      </p>
    </EmptyState>
  );
}

const needs: Readonly<Record<string, (() => string) | undefined>> = {
  document: m.applicationTracker_needDocument,
  medical: m.applicationTracker_needMedical,
  offer: m.applicationTracker_needOffer,
  payment: m.applicationTracker_needPayment,
};

function ApplicationCard({ application }: { readonly application: ListItem }): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { id, applicationNo, planName, receivedOn, waitingFor, answerBy, daysLate } = application;
  const needed = application.needs.flatMap((need) => needs[need]?.() ?? []);
  return (
    <Card
      heading={
        <Link href={self({ id })}>
          {planName}, {applicationNo}
        </Link>
      }
      aside={<Badge tone={waitingTone(waitingFor)}>{applicationTurnText(waitingFor, locale)}</Badge>}
    >
      <Stack gap="4">
        <DataList
          layout="grid"
          items={[
            { label: m.applicationTracker_stage(), value: presentStage(application)?.name[locale] ?? '' },
            { label: m.applicationTracker_received(), value: formatServerDate(receivedOn), figure: true },
            ...(answerBy
              ? [{ label: m.applicationTracker_answerBy(), value: formatServerDate(answerBy), figure: true }]
              : []),
          ]}
        />
        {(needed.length > 0 || daysLate !== undefined) && (
          <Inline>
            {needed.map((says) => (
              <Button key={says} variant="secondary" href={self({ id })}>
                {says}
              </Button>
            ))}
            {daysLate !== undefined && <Badge tone="warning">{m.applicationTracker_late({ count: daysLate })}</Badge>}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

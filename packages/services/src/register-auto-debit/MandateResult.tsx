import {
  mandateStates,
  NotLoaded,
  railWords,
  useApp,
  useHref,
  usePageNavigation,
  useResultHeading,
  useUntilFinal,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { type AnswerOf, autoDebitStatus } from '@lifedesk/sdk';
import {
  Button,
  type DataListItem,
  Heading,
  MessageScreen,
  RetryIcon,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@lifedesk/ui';
import { type ReactElement, useEffect } from 'react';
import * as m from '../texts.ts';

type Status = AnswerOf<'autoDebitStatus'>;

/** How the registration ended at the bank, or that it is still waiting, with a button to check again. */
export default function MandateResult({ mandateId }: { readonly mandateId: string }): ReactElement {
  const { sdk, session } = useApp();
  const { answer: status, isChecking, failed, error, checkAgain } = useUntilFinal(autoDebitStatus, { mandateId });
  const isActive = status?.mandate.state === 'active';
  // the dashboard shows how the policy pays without a reload
  useEffect(() => {
    if (isActive && sdk.session.state.kind === 'full') session.renew().catch(() => {});
  }, [isActive, session, sdk]);

  if (status && !failed) return <Outcome status={status} isChecking={isChecking} onCheckAgain={checkAgain} />;
  return (
    <Stack gap="6">
      <Heading level={1}>{m.registerAutoDebit_workType()}</Heading>
      {failed ? (
        <NotLoaded title={m.registerAutoDebit_notLoaded()} error={error} onRetry={checkAgain} />
      ) : (
        <SkeletonGroup label={m.registerAutoDebit_asking()}>
          <Skeleton shape="heading" />
          <Skeleton shape="figure" />
        </SkeletonGroup>
      )}
    </Stack>
  );
}

interface OutcomeProps {
  readonly status: Status;
  readonly isChecking: boolean;
  readonly onCheckAgain: () => void;
}

function Outcome({ status, isChecking, onCheckAgain }: OutcomeProps): ReactElement {
  const { self } = usePageNavigation();
  const href = useHref();
  const { mandate, isFinal, bankUrl, ticket } = status;
  const isActive = mandate.state === 'active';
  const messageType = isActive ? 'success' : isFinal ? 'failure' : 'pending';
  const result = useResultHeading(messageType);
  const hub = href('auto-debit');
  const follow = ticket && href('track-service-requests', { ticket });
  const dashboard = href('dashboard') ?? href('pay-online');
  return (
    <MessageScreen
      key={messageType}
      headingRef={result}
      config={{
        messageType,
        workType: m.registerAutoDebit_workType(),
        heading: isActive
          ? m.registerAutoDebit_done()
          : isFinal
            ? m.registerAutoDebit_failed()
            : m.registerAutoDebit_waiting(),
        body: isActive
          ? m.registerAutoDebit_doneBody()
          : isFinal
            ? m.registerAutoDebit_failedBody()
            : m.registerAutoDebit_waitingBody(),
        description: isChecking ? <p role="status">{m.registerAutoDebit_lookingAgain()}</p> : undefined,
        dataDetails: detailsOf(status),
      }}
      actions={
        <>
          {bankUrl && <Button href={bankUrl}>{m.registerAutoDebit_toBank()}</Button>}
          {!isFinal && !isChecking && (
            <Button variant="secondary" icon={RetryIcon} onClick={onCheckAgain}>
              {m.registerAutoDebit_lookAgain()}
            </Button>
          )}
          {isFinal && !isActive && <Button href={self()}>{m.registerAutoDebit_again()}</Button>}
          {follow && <Button href={follow}>{m.request_follow()}</Button>}
          {isActive && hub && (
            <Button variant="secondary" href={hub}>
              {m.registerAutoDebit_toHub()}
            </Button>
          )}
          {dashboard && (
            <Button variant="text" href={dashboard}>
              {m.registerAutoDebit_back()}
            </Button>
          )}
        </>
      }
    />
  );
}

function detailsOf({ mandate, ticket }: Status): DataListItem[] {
  const { rail, account, ceiling, startsOn, endsOn, nextDebit, policyNo, state, reason, reasonCode, reference } =
    mandate;
  const from = account ? `${railWords[rail]()}, ${account}` : railWords[rail]();
  const items: (DataListItem | false | undefined)[] = [
    ticket !== undefined && { label: m.request_ticket(), value: ticket, figure: true },
    { label: m.policy_number({ number: policyNo }), value: mandateStates[state].words() },
    state === 'declined' &&
      reason !== undefined &&
      reasonCode === undefined && { label: m.registerAutoDebit_reason(), value: <span lang="en">{reason}</span> },
    nextDebit && {
      label: m.mandate_next(),
      value: m.mandate_on({ amount: formatRupees(nextDebit.amount), date: formatServerDate(nextDebit.date) }),
      figure: true,
      strong: true,
    },
    { label: m.mandate_from(), value: from },
    { label: m.mandate_most(), value: formatRupees(ceiling), figure: true },
    {
      label: m.mandate_valid(),
      value: m.mandate_period({ from: formatServerDate(startsOn), to: formatServerDate(endsOn) }),
      figure: true,
    },
    reference !== undefined && { label: m.mandate_reference(), value: reference, figure: true },
  ];
  return items.filter((item): item is DataListItem => Boolean(item));
}

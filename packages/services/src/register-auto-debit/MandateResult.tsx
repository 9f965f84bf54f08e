import {
  mandateStates,
  NotLoaded,
  railWords,
  silent,
  useApp,
  useHref,
  useLocale,
  usePageNavigation,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { type AnswerOf, autoDebitStatus, isLifedeskError, type LifedeskError } from '@lifedesk/sdk';
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
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import * as m from '../texts.ts';

type Status = AnswerOf<'autoDebitStatus'>;

/** How often, in milliseconds, and how many times a waiting mandate is checked automatically. */
const pauseMs = 3000;
const MAX_CHECKS = 10;

/** How the registration ended at the bank, or that it is still waiting, with a button to check again. */
export default function MandateResult({ mandateId }: { readonly mandateId: string }): ReactElement {
  useLocale();
  const { sdk, fail, session } = useApp();
  const [status, setStatus] = useState<Status>();
  const [failure, setFailure] = useState<{ error: LifedeskError | undefined }>();
  const [check, setCheck] = useState(1);

  const checkAgain = useCallback(() => {
    setFailure(undefined);
    setCheck((before) => before + 1);
  }, []);
  useEffect(() => {
    const left = new AbortController();
    autoDebitStatus(sdk, { mandateId }, { ...silent, signal: left.signal })
      .then(setStatus)
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        fail(error);
        setFailure({ error: isLifedeskError(error) ? error : undefined });
      });
    return () => left.abort();
  }, [sdk, fail, mandateId, check]);
  const isActive = status?.mandate.state === 'active';
  const isWaiting = status !== undefined && !status.isFinal && check < MAX_CHECKS;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(checkAgain, pauseMs);
    return () => clearTimeout(timer);
  }, [isWaiting, check, checkAgain]);
  // the dashboard shows how the policy pays without a reload
  useEffect(() => {
    if (isActive && sdk.session.state.kind === 'full') session.renew().catch(() => {});
  }, [isActive, session, sdk]);

  if (status && !failure) return <Outcome status={status} isChecking={isWaiting} onCheckAgain={checkAgain} />;
  return (
    <Stack gap="6">
      <Heading level={1}>{m.registerAutoDebit_workType()}</Heading>
      {failure ? (
        <NotLoaded title={m.registerAutoDebit_notLoaded()} error={failure.error} onRetry={checkAgain} />
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
  const hub = href('auto-debit');
  const follow = ticket && href('track-service-requests', { ticket });
  const dashboard = href('dashboard') ?? href('pay-online');
  return (
    <MessageScreen
      config={{
        messageType: isActive ? 'success' : isFinal ? 'failure' : 'pending',
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
        description: isChecking ? m.registerAutoDebit_lookingAgain() : undefined,
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
  const { rail, account, ceiling, startsOn, endsOn, nextDebit, policyNo, state, reason, reference } = mandate;
  const from = account ? `${railWords[rail]()}, ${account}` : railWords[rail]();
  const items: (DataListItem | false | undefined)[] = [
    ticket !== undefined && { label: m.request_ticket(), value: ticket, figure: true },
    { label: m.policy_number({ number: policyNo }), value: mandateStates[state].words() },
    state === 'declined' &&
      reason !== undefined && { label: m.registerAutoDebit_reason(), value: <span lang="en">{reason}</span> },
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

import {
  showToastAtom,
  useApp,
  useIdempotencyKeys,
  useLocale,
  useOneAtATime,
  usePageNavigation,
} from '@lifedesk/journey';
import { canChangeBooking, formatServerDate } from '@lifedesk/rules';
import { changeBookingText } from '@lifedesk/rules/texts';
import { acknowledgeMedical, type BodyOf, medicalStatus } from '@lifedesk/sdk';
import {
  BackIcon,
  Badge,
  Button,
  Card,
  DataList,
  Heading,
  Inline,
  Link,
  Notice,
  Paragraph,
  RetryIcon,
  Spoken,
  Stack,
} from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { BookingFacts, Preparation } from './BookingFacts.tsx';
import type { MedicalBooking, MedicalVisit } from './load-visits.ts';
import { CASE, isBookable, isOutdated, momentOf, numberOf, stateOf } from './medical-words.ts';
import { Reports } from './Reports.tsx';

interface MedicalCaseViewProps {
  readonly visit: MedicalVisit;
  /** What the page without a case lists. */
  readonly all: string;
  readonly onChanged: () => void;
  readonly onAgain: () => void;
}

/** The tests of one person: what and why, the appointment, and what can be done now. */
export default function MedicalCaseView({ visit, all, onChanged, onAgain }: MedicalCaseViewProps): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { one, status, reports } = visit;
  const { says, tone } = stateOf(status.state);
  return (
    <Stack gap="6">
      <div>
        <Button variant="text" icon={BackIcon} href={self()}>
          {all}
        </Button>
      </div>
      <Stack gap="2">
        <Heading level={1}>{m.medicalAppointment_of({ name: one.lifeAssuredName })}</Heading>
        <Inline>
          <span>
            <Spoken>{numberOf(one)}</Spoken>
          </span>
          <Badge tone={tone}>{says()}</Badge>
        </Inline>
      </Stack>
      <NextStep visit={visit} onAgain={onAgain} />
      {reports.length > 0 && <Reports caseId={one.caseId} reports={reports} onChanged={onChanged} />}
      {status.booking && <Appointment visit={visit} booking={status.booking} onChanged={onChanged} onAgain={onAgain} />}
      <Card heading={m.medicalAppointment_tests()}>
        <Stack gap="4">
          <Paragraph>{one.because[locale]}</Paragraph>
          <Stack as="ul" gap="2">
            {one.tests.map(({ code, name }) => (
              <li key={code}>
                <Spoken>{name[locale]}</Spoken>
              </li>
            ))}
          </Stack>
          <DataList
            items={[
              { label: m.medicalAppointment_cost(), value: '₹0', figure: true },
              { label: m.medicalAppointment_due(), value: formatServerDate(one.dueBy), figure: true },
            ]}
          />
        </Stack>
      </Card>
    </Stack>
  );
}

/** What the state means, and the next step. */
function NextStep({ visit, onAgain }: Pick<MedicalCaseViewProps, 'visit' | 'onAgain'>): ReactElement | null {
  const { phone } = useApp().insurer;
  const { self } = usePageNavigation();
  const { one, status } = visit;
  const { state, isCalledBack, reportsValidUntil, lost } = status;
  if (isCalledBack)
    return <Notice title={m.medicalAppointment_callsBack()}>{m.medicalAppointment_callsBackBody()}</Notice>;
  if (isBookable(state))
    return (
      <Stack gap="4">
        {state === 'missed' && <Notice tone="warning">{m.medicalAppointment_missedBody()}</Notice>}
        {lost && <Lost lost={lost} />}
        <div>
          <Button href={self({ [CASE]: one.caseId, do: 'book' })}>{m.medicalAppointment_chooseTime()}</Button>
        </div>
      </Stack>
    );
  if (state === 'asking') return <Asking caseId={one.caseId} onAgain={onAgain} />;
  if (state === 'arrived' || state === 'done') return <Notice>{m.medicalAppointment_doneBody()}</Notice>;
  if (state === 'reports-in')
    return (
      <Notice tone="success" title={m.medicalAppointment_reports()}>
        {reportsValidUntil && m.medicalAppointment_reportsUntil({ date: formatServerDate(reportsValidUntil) })}
      </Notice>
    );
  if (state === 'expired')
    return (
      <Notice tone="warning" title={m.medicalAppointment_expired()}>
        <Link href={`tel:${phone.dial}`}>{m.medicalAppointment_call({ phone: phone.read })}</Link>
      </Notice>
    );
  return null;
}

interface AskingProps {
  readonly caseId: string;
  readonly onAgain: () => void;
}

/** The centre has not confirmed the time. Looking again asks it. */
function Asking({ caseId, onAgain }: AskingProps): ReactElement {
  const { sdk } = useApp();
  const showToast = useSetAtom(showToastAtom);
  const { busy, run } = useOneAtATime<'again'>();
  const lookAgain = () =>
    run('again', async () => {
      const { state } = await medicalStatus(sdk, { caseId }, { background: true });
      if (state === 'asking') showToast({ tone: 'info', message: m.medicalAppointment_noAnswerYet });
      else onAgain();
    });
  return (
    <Notice
      title={m.medicalAppointment_askingTitle()}
      actions={
        <Button
          variant="text"
          icon={RetryIcon}
          loading={busy === 'again'}
          loadingLabel={m.app_pleaseWait()}
          onClick={() => void lookAgain()}
        >
          {m.medicalAppointment_again()}
        </Button>
      }
    >
      {m.medicalAppointment_askingBody()}
    </Notice>
  );
}

/** The time that the centre could not keep, and the nearest free ones. */
function Lost({ lost }: { readonly lost: NonNullable<MedicalVisit['status']['lost']> }): ReactElement {
  return (
    <Notice tone="warning" title={m.medicalAppointment_lost({ moment: momentOf(lost.start) })}>
      <Stack gap="2">
        <p>{m.medicalAppointment_lostBody()}</p>
        {lost.slots.length > 0 && (
          <>
            <p>{m.medicalAppointment_lostTimes()}</p>
            <Stack as="ul" gap="1">
              {lost.slots.map(({ slotId, start }) => (
                <li key={slotId}>{momentOf(start)}</li>
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Notice>
  );
}

interface AppointmentProps extends Omit<MedicalCaseViewProps, 'all'> {
  readonly booking: MedicalBooking;
}

type Event = BodyOf<'acknowledgeMedical'>['event'];

/** The appointment, whether it can still be changed, and what the person says about it. */
function Appointment({ visit, booking, onChanged, onAgain }: AppointmentProps): ReactElement {
  const { sdk, now } = useApp();
  const { self } = usePageNavigation();
  const { status } = visit;
  const { keyOf } = useIdempotencyKeys();
  const { busy, run } = useOneAtATime<Event>();
  const hasBegun = new Date(booking.start) <= now();
  const hasConfirmed = status.history.findLast(({ event }) => event !== 'opened')?.event === 'will-come';
  const acknowledge = (event: Event) =>
    run(event, async () => {
      const body = { caseId: status.caseId, bookingId: booking.bookingId, event };
      try {
        await acknowledgeMedical(sdk, body, { background: true, idempotencyKey: keyOf(body) });
        onAgain();
      } catch (error) {
        if (!isOutdated(error)) throw error;
        onChanged();
      }
    });
  const button = (event: Event, label: string, variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      loading={busy === event}
      loadingLabel={m.app_pleaseWait()}
      onClick={() => void acknowledge(event)}
    >
      {label}
    </Button>
  );
  return (
    <Card heading={m.medicalAppointment_appointment()}>
      <Stack gap="5">
        <BookingFacts booking={booking} />
        <Preparation booking={booking} />
        {status.state === 'asking' && (
          <div>
            <Button variant="text" href={self({ [CASE]: status.caseId, do: 'cancel' })}>
              {m.medicalAppointment_cancel()}
            </Button>
          </div>
        )}
        {status.state === 'booked' &&
          (hasBegun ? (
            <Inline stackOnPhone>
              {button('came', m.medicalAppointment_came(), 'primary')}
              {button('not-seen', m.medicalAppointment_notSeen(), 'secondary')}
            </Inline>
          ) : (
            <Stack gap="4">
              {hasConfirmed ? (
                <p>{m.medicalAppointment_confirmed()}</p>
              ) : (
                <div>{button('will-come', m.medicalAppointment_willCome(), 'primary')}</div>
              )}
              <Changes visit={visit} booking={booking} />
            </Stack>
          ))}
      </Stack>
    </Card>
  );
}

/** Changing and cancelling, or why neither is possible here. */
function Changes({ visit, booking }: Pick<AppointmentProps, 'visit' | 'booking'>): ReactElement {
  const { now, insurer } = useApp();
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { caseId, changesLeft } = visit.status;
  const { canChange, because } = canChangeBooking({ start: new Date(booking.start), changes: 0, now: now() });
  const reason = canChange && changesLeft === 0 ? ('no-changes-left' as const) : because;
  if (reason !== 'can-be-changed')
    return (
      <p>
        {changeBookingText(reason, locale)}{' '}
        <Link href={`tel:${insurer.phone.dial}`}>{m.medicalAppointment_call({ phone: insurer.phone.read })}</Link>
      </p>
    );
  return (
    <Stack gap="2">
      <Inline stackOnPhone>
        <Button variant="secondary" href={self({ [CASE]: caseId, do: 'change' })}>
          {m.medicalAppointment_change()}
        </Button>
        <Button variant="text" href={self({ [CASE]: caseId, do: 'cancel' })}>
          {m.medicalAppointment_cancel()}
        </Button>
      </Inline>
      <p>{m.medicalAppointment_changesLeft({ count: changesLeft })}</p>
    </Stack>
  );
}

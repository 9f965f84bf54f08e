import { useApp, useHref, useLocale } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Button, Link, Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import type { Application } from './application-words.ts';
import { hasEnded, presentStage } from './stages.ts';

/** Whose turn it is, and until when: or how it ended. */
export function ApplicationClock({ application }: { readonly application: Application }): ReactElement | null {
  const { waitingFor, answerBy, daysLate } = application;
  if (application.policyNo) return <Issued application={application} policyNo={application.policyNo} />;
  if (hasEnded(application)) return <Ended application={application} />;
  if (daysLate !== undefined && answerBy) return <Late days={daysLate} answerBy={answerBy} />;
  if (waitingFor === 'you')
    return (
      <Notice tone="warning" title={m.applicationTracker_yourTurn()}>
        {yourTurn(application)}
      </Notice>
    );
  if (!answerBy) return null;
  return (
    <Notice title={m.applicationTracker_decideBy({ date: formatServerDate(answerBy) })}>
      {m.applicationTracker_decideByBody()}
    </Notice>
  );
}

/** What to do, the most urgent first. */
function yourTurn({ offer, pending, payment }: Application): string {
  if (offer?.state === 'open') return m.applicationTracker_turnOffer({ date: formatServerDate(offer.openUntil) });
  if (offer?.state === 'accepting' || payment.approval) return m.applicationTracker_turnApprove();
  if (pending.length > 0) return m.applicationTracker_turnPapers({ count: pending.length });
  return m.applicationTracker_turnOther();
}

function Late({ days, answerBy }: { readonly days: number; readonly answerBy: string }): ReactElement {
  const { phone } = useApp().insurer;
  const complain = useHref()('raise-complaint');
  return (
    <Notice
      tone="warning"
      title={m.applicationTracker_lateBy({ count: days })}
      actions={
        complain ? (
          <Button variant="secondary" href={complain}>
            {m.applicationTracker_complain()}
          </Button>
        ) : (
          <Link alone href={`tel:${phone.dial}`}>
            {m.applicationTracker_complainByPhone({ phone: phone.read })}
          </Link>
        )
      }
    >
      {m.applicationTracker_lateBody({ date: formatServerDate(answerBy) })}
    </Notice>
  );
}

function Ended({ application }: { readonly application: Application }): ReactElement {
  const locale = useLocale();
  const complain = useHref()('raise-complaint');
  const stage = presentStage(application);
  const isDeclined = application.stage === 'declined' || application.stage === 'postponed';
  return (
    <Notice
      title={stage?.name[locale]}
      actions={isDeclined && complain ? <Link href={complain}>{m.applicationTracker_complain()}</Link> : undefined}
    >
      {stage?.note?.[locale] ?? m.applicationTracker_endedBody()}
    </Notice>
  );
}

interface IssuedProps {
  readonly application: Application;
  readonly policyNo: string;
}

/** The policy, where to see it, and how long it can be returned. */
function Issued({ application: { freeLookDays }, policyNo }: IssuedProps): ReactElement {
  const href = useHref();
  const overview = href('dashboard');
  const signIn = href('login');
  return (
    <Notice
      tone="success"
      title={m.applicationTracker_issued({ number: policyNo })}
      actions={
        overview ? (
          <Button variant="secondary" href={overview}>
            {m.applicationTracker_toPolicies()}
          </Button>
        ) : (
          signIn && (
            <Button variant="secondary" href={signIn}>
              {m.applicationTracker_signInToPolicies()}
            </Button>
          )
        )
      }
    >
      {freeLookDays === undefined
        ? m.applicationTracker_issuedBody()
        : m.applicationTracker_freeLook({ days: freeLookDays })}
    </Notice>
  );
}

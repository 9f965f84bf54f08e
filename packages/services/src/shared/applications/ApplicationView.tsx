import { useLocale, usePageNavigation } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { applicationTurnText } from '@lifedesk/rules/texts';
import { BackIcon, Badge, Button, Card, DataList, Heading, Inline, Spoken, Stack, Timeline } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { ApplicationClock } from './ApplicationClock.tsx';
import { ApplicationMoney } from './ApplicationMoney.tsx';
import { type Application, momentOf, premiumWords, waitingTone } from './application-words.ts';
import { MedicalCard } from './MedicalCard.tsx';
import { OfferCard } from './OfferCard.tsx';
import { Papers } from './Papers.tsx';
import { PartnerHelp } from './PartnerHelp.tsx';
import { stagesOf } from './stages.ts';

const stateTexts = {
  done: m.applicationTracker_done,
  current: m.applicationTracker_current,
  ahead: m.applicationTracker_ahead,
  stopped: m.applicationTracker_stopped,
};

interface ApplicationViewProps {
  readonly application: Application;
  /** Loads the application again. */
  readonly onAgain: () => void;
  /** The server refused because the application is no longer as it was. */
  readonly onChanged: () => void;
}

/** One application: whose turn it is and until when, then what the applicant can do, then its stages and facts. */
export function ApplicationView({ application, onAgain, onChanged }: ApplicationViewProps): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { id, applicationNo, planName, waitingFor, offer, documents, payment, withdrawal } = application;
  const isOffered = offer?.state === 'open' || offer?.state === 'accepting';
  return (
    <Stack gap="6">
      <div>
        <Button variant="text" icon={BackIcon} href={self()}>
          {m.applicationTracker_all()}
        </Button>
      </div>
      <Stack gap="2">
        <Heading level={1}>{planName}</Heading>
        <Inline>
          <span>
            <Spoken>{m.applicationTracker_numberOf({ number: applicationNo })}</Spoken>
          </span>
          <Badge tone={waitingTone(waitingFor)}>{applicationTurnText(waitingFor, locale)}</Badge>
        </Inline>
      </Stack>
      <ApplicationClock application={application} />
      {offer && isOffered && <OfferCard application={application} offer={offer} />}
      {documents.length > 0 && <Papers application={application} />}
      <ApplicationMoney payment={payment} address={self({ id })} onAgain={onAgain} />
      {application.hasMedicalCard && (
        <MedicalCard applicationNo={applicationNo} caseId={application.medicalCaseId} onChanged={onChanged} />
      )}
      {application.help.length > 0 && <PartnerHelp application={application} onChanged={onChanged} />}
      <Progress application={application} />
      <Facts application={application} />
      {withdrawal && (
        <div>
          <Button variant="text" href={self({ id, do: 'withdraw' })}>
            {m.applicationTracker_withdraw()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Progress({ application }: Pick<ApplicationViewProps, 'application'>): ReactElement {
  const locale = useLocale();
  return (
    <Card heading={m.applicationTracker_progress()}>
      <Timeline
        label={m.applicationTracker_progress()}
        stages={stagesOf(application).map(({ name, state, at, note }, place) => ({
          id: String(place),
          title: name[locale],
          state,
          stateText:
            state === 'stopped' && application.waitingFor === 'you'
              ? applicationTurnText('you', locale)
              : stateTexts[state](),
          when: at && momentOf(at),
          detail: note?.[locale],
        }))}
      />
    </Card>
  );
}

function Facts({ application }: Pick<ApplicationViewProps, 'application'>): ReactElement {
  const { applicationNo, receivedOn, proposerName, lifeAssuredName, sumAssured } = application;
  return (
    <Card heading={m.applicationTracker_facts()}>
      <DataList
        items={[
          { label: m.applicationTracker_number(), value: applicationNo, figure: true },
          { label: m.applicationTracker_received(), value: formatServerDate(receivedOn), figure: true },
          { label: m.applicationTracker_applicant(), value: proposerName },
          { label: m.applicationTracker_insured(), value: lifeAssuredName },
          { label: m.applicationTracker_sumAssured(), value: formatRupees(sumAssured), figure: true },
          { label: m.applicationTracker_premium(), value: premiumWords(application) },
        ]}
      />
    </Card>
  );
}

import { focusHeading, Loaded, lazyPart, scrollToTop, showToastAtom, useOnPageReturn, useOperation, usePageNavigation } from '@lifedesk/journey';
import { medicalEligiblePolicies } from '@lifedesk/sdk';
import { BackIcon, Button, EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import * as m from '../../texts.ts';
import { loadVisit, type MedicalVisit } from './load-visits.ts';
import { MedicalCases } from './MedicalCases.tsx';
import { CASE, isBookable } from './medical-words.ts';

const MedicalCaseView = lazyPart(() => import('./MedicalCaseView.tsx'));
const BookVisit = lazyPart(() => import('./BookVisit.tsx'));
const CancelVisit = lazyPart(() => import('./CancelVisit.tsx'));

/** The medical tests that a person needs, or the case that the address names. */
export default function MedicalVisits(): ReactElement {
  const { query } = usePageNavigation();
  const caseId = query.get(CASE);
  const place = `${caseId} ${query.get('do')}`;
  const [first] = useState(place);
  const isLater = place !== first;
  return caseId ? <OneCase key={caseId} caseId={caseId} isLater={isLater} /> : <Cases isLater={isLater} />;
}

/** What has loaded under one address opens like a page: it scrolls to the top, and its heading is read first. */
function Opened({ isLater, children }: { readonly isLater: boolean; readonly children: ReactNode }): ReactElement {
  useEffect(() => {
    if (!isLater) return;
    scrollToTop();
    focusHeading();
  }, [isLater]);
  return <>{children}</>;
}

function Cases({ isLater }: { readonly isLater: boolean }): ReactElement {
  const result = useOperation(medicalEligiblePolicies, {});
  return (
    <Loaded
      result={result}
      heading={m.medicalAppointment_heading()}
      failed={m.medicalAppointment_notLoaded()}
      shapes={['heading', 'text', 'button']}
    >
      {(answer) => (
        <Opened isLater={isLater}>
          <MedicalCases answer={answer} />
        </Opened>
      )}
    </Loaded>
  );
}

interface OneCaseProps {
  readonly caseId: string;
  readonly isLater: boolean;
}

function OneCase({ caseId, isLater }: OneCaseProps): ReactElement {
  const { query } = usePageNavigation();
  const showToast = useSetAtom(showToastAtom);
  const part = query.get('do') ?? '';
  const result = useOperation(loadVisit, { caseId, part });
  useOnPageReturn(() => part === '' && result.refresh());
  const onChanged = () => {
    showToast({ tone: 'info', message: m.medicalAppointment_changed });
    result.reload();
  };
  return (
    <Loaded
      result={result}
      heading={m.medicalAppointment_heading()}
      failed={m.medicalAppointment_notLoaded()}
      shapes={['heading', 'text', 'text', 'button']}
    >
      {(visit) => (
        <Opened isLater={isLater}>
          {visit ? (
            <Part key={part} visit={visit} part={part} onChanged={onChanged} onAgain={result.refresh} />
          ) : (
            <Unknown />
          )}
        </Opened>
      )}
    </Loaded>
  );
}

interface PartProps {
  readonly visit: MedicalVisit;
  readonly part: string;
  readonly onChanged: () => void;
  readonly onAgain: () => void;
}

/** What the address asks for, if the case allows it; otherwise the case. */
function Part({ visit, part, onChanged, onAgain }: PartProps): ReactElement {
  const { state, booking } = visit.status;
  if (part === 'book' && isBookable(state)) return <BookVisit visit={visit} onChanged={onChanged} />;
  if (state === 'booked' && booking) {
    if (part === 'change') return <BookVisit visit={visit} onChanged={onChanged} />;
    if (part === 'cancel') return <CancelVisit visit={visit} booking={booking} onChanged={onChanged} />;
  }
  return <MedicalCaseView visit={visit} onChanged={onChanged} onAgain={onAgain} />;
}

/** The address names a case that this person does not have. */
function Unknown(): ReactElement {
  const { self } = usePageNavigation();
  return (
    <Stack gap="6">
      <Heading level={1}>{m.medicalAppointment_heading()}</Heading>
      <EmptyState
        title={m.medicalAppointment_unknown()}
        actions={
          <Button variant="secondary" icon={BackIcon} href={self()}>
            {m.medicalAppointment_all()}
          </Button>
        }
      >
        <p>{m.medicalAppointment_unknownWhy()}</p>
      </EmptyState>
    </Stack>
  );
}

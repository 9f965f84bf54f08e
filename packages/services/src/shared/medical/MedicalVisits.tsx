import { Loaded, lazyPart, showToastAtom, useOnPageReturn, useOperation, usePageNavigation } from '@lifedesk/journey';
import { medicalEligiblePolicies } from '@lifedesk/sdk';
import { BackIcon, Button, EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import * as m from '../../texts.ts';
import { Arrived } from '../Arrived.tsx';
import { loadVisit, type MedicalVisit } from './load-visits.ts';
import { MedicalCases } from './MedicalCases.tsx';
import { CASE, isBookable } from './medical-words.ts';

const MedicalCaseView = lazyPart(() => import('./MedicalCaseView.tsx'));
const BookVisit = lazyPart(() => import('./BookVisit.tsx'));
const CancelVisit = lazyPart(() => import('./CancelVisit.tsx'));

interface MedicalVisitsProps {
  /** What the page without a case lists. */
  readonly all?: string;
}

/** The medical tests that a person needs, or the case that the address names. */
export default function MedicalVisits({ all = m.medicalAppointment_all() }: MedicalVisitsProps): ReactElement {
  const { query } = usePageNavigation();
  const caseId = query.get(CASE);
  const place = `${caseId} ${query.get('do')}`;
  const [first] = useState(place);
  const isLater = place !== first;
  return caseId ? <OneCase key={caseId} caseId={caseId} all={all} isLater={isLater} /> : <Cases isLater={isLater} />;
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
        <Arrived isLater={isLater}>
          <MedicalCases answer={answer} />
        </Arrived>
      )}
    </Loaded>
  );
}

interface OneCaseProps {
  readonly caseId: string;
  readonly all: string;
  readonly isLater: boolean;
}

function OneCase({ caseId, all, isLater }: OneCaseProps): ReactElement {
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
        <Arrived isLater={isLater}>
          {visit ? (
            <Part key={part} visit={visit} part={part} all={all} onChanged={onChanged} onAgain={result.refresh} />
          ) : (
            <Unknown all={all} />
          )}
        </Arrived>
      )}
    </Loaded>
  );
}

interface PartProps {
  readonly visit: MedicalVisit;
  readonly part: string;
  readonly all: string;
  readonly onChanged: () => void;
  readonly onAgain: () => void;
}

/** What the address asks for, if the case allows it; otherwise the case. */
function Part({ visit, part, all, onChanged, onAgain }: PartProps): ReactElement {
  const { state, booking } = visit.status;
  if (part === 'book' && isBookable(state)) return <BookVisit visit={visit} onChanged={onChanged} />;
  if (part === 'change' && state === 'booked') return <BookVisit visit={visit} onChanged={onChanged} />;
  if (part === 'cancel' && booking && (state === 'booked' || state === 'asking'))
    return <CancelVisit visit={visit} booking={booking} onChanged={onChanged} />;
  return <MedicalCaseView visit={visit} all={all} onChanged={onChanged} onAgain={onAgain} />;
}

/** The address names a case that this person does not have. */
function Unknown({ all }: { readonly all: string }): ReactElement {
  const { self } = usePageNavigation();
  return (
    <Stack gap="6">
      <Heading level={1}>{m.medicalAppointment_heading()}</Heading>
      <EmptyState
        title={m.medicalAppointment_unknown()}
        actions={
          <Button variant="secondary" icon={BackIcon} href={self()}>
            {all}
          </Button>
        }
      >
        <p>{m.medicalAppointment_unknownWhy()}</p>
      </EmptyState>
    </Stack>
  );
}

import { Loaded, lazyPart, showToastAtom, useOnPageReturn, useOperation, usePageNavigation } from '@lifedesk/journey';
import { BackIcon, Button, EmptyState, Heading, Stack } from '@lifedesk/ui';
import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { Arrived } from '../Arrived.tsx';
import { ApplicationView } from './ApplicationView.tsx';
import { type Application, canSend } from './application-words.ts';
import { loadApplication } from './load-applications.ts';

const AcceptOffer = lazyPart(() => import('./AcceptOffer.tsx'));
const RefuseOffer = lazyPart(() => import('./RefuseOffer.tsx'));
const SendPaper = lazyPart(() => import('./SendPaper.tsx'));
const Withdraw = lazyPart(() => import('./Withdraw.tsx'));

interface ApplicationPageProps {
  /** The opaque id in the address. */
  readonly id: string;
  /** Something else was open under this address before. */
  readonly isLater: boolean;
}

/** One application, or what the person does with it: send a paper, answer an offer, withdraw. */
export default function ApplicationPage({ id, isLater }: ApplicationPageProps): ReactElement {
  const { query } = usePageNavigation();
  const showToast = useSetAtom(showToastAtom);
  const part = query.get('paper') ?? query.get('do') ?? '';
  const result = useOperation(loadApplication, { id, part });
  // a payment was approved in another app, or the partner's page is done; what is being filled in stays as it is
  useOnPageReturn(() => part === '' && result.refresh());
  const onChanged = () => {
    showToast({ tone: 'info', message: m.applicationTracker_changed });
    result.reload();
  };
  return (
    <Loaded
      result={result}
      heading={m.applicationTracker_one()}
      failed={m.applicationTracker_oneNotLoaded()}
      loading={m.applicationTracker_oneLoading()}
      shapes={['heading', 'text', 'text', 'text']}
    >
      {(application) => (
        <Arrived isLater={isLater}>
          {application ? (
            <Part key={part} application={application} part={part} onChanged={onChanged} onAgain={result.refresh} />
          ) : (
            <Unknown />
          )}
        </Arrived>
      )}
    </Loaded>
  );
}

interface PartProps {
  readonly application: Application;
  readonly part: string;
  /** The server refused because the application is no longer as it was. */
  readonly onChanged: () => void;
  readonly onAgain: () => void;
}

/** What the address asks for, if the application still allows it; otherwise the application. */
function Part({ application, part, onChanged, onAgain }: PartProps): ReactElement {
  const { offer, otpToken, withdrawal, documents } = application;
  const paper = documents.find((one) => one.kind === part);
  if (paper && canSend(paper)) return <SendPaper application={application} paper={paper} onChanged={onChanged} />;
  if (offer?.state === 'open') {
    if (part === 'accept' && otpToken)
      return <AcceptOffer application={application} offer={offer} onChanged={onChanged} />;
    if (part === 'refuse') return <RefuseOffer application={application} offer={offer} onChanged={onChanged} />;
  }
  if (part === 'withdraw' && withdrawal)
    return <Withdraw application={application} terms={withdrawal} onChanged={onChanged} />;
  return <ApplicationView application={application} onAgain={onAgain} onChanged={onChanged} />;
}

/** The address names an application that this person does not have, or that ended long ago. */
function Unknown(): ReactElement {
  const { self } = usePageNavigation();
  return (
    <Stack gap="6">
      <Heading level={1}>{m.applicationTracker_one()}</Heading>
      <EmptyState
        title={m.applicationTracker_unknown()}
        actions={
          <Button variant="secondary" icon={BackIcon} href={self()}>
            {m.applicationTracker_all()}
          </Button>
        }
      >
        <p>{m.applicationTracker_unknownWhy()}</p>
      </EmptyState>
    </Stack>
  );
}

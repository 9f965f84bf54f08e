import {
  Acknowledgement,
  inBackground,
  type SentRequest,
  useApp,
  useHref,
  useIdempotencyKeys,
} from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { deleteEkyc, isLifedeskError } from '@lifedesk/sdk';
import { Button, DataList, Dialog, Heading, Link, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import { useScreenOpening } from '../shared/identity/use-screen-opening.ts';
import * as m from '../texts.ts';
import type { EkycContext } from './load-ekyc.ts';

interface KycStateProps {
  readonly context: EkycContext;
  /** Checks again, such as after moving. */
  readonly onAgain: () => void;
}

/** What we hold about an identity that is verified or that a person reviews. */
export default function KycState({ context, onAgain }: KycStateProps): ReactElement {
  const [deleted, setDeleted] = useState<SentRequest>();
  useScreenOpening(deleted);
  if (deleted)
    return (
      <Acknowledgement
        sent={deleted}
        workType={m.ekyc_deletionType()}
        heading={m.ekyc_deleted()}
        body={m.ekyc_deletedBody()}
      />
    );
  return context.state === 'review' ? (
    <InReview context={context} />
  ) : (
    <Verified context={context} onAgain={onAgain} onDeleted={setDeleted} />
  );
}

function InReview({ context }: Pick<KycStateProps, 'context'>): ReactElement {
  const { ticket, promisedDate } = context;
  const request = useHref()('track-service-requests', { ticket });
  return (
    <Stack gap="6" measure="form">
      <Heading level={1}>{m.ekyc_inReview()}</Heading>
      <Notice>
        {promisedDate ? m.ekyc_inReviewUntil({ date: formatServerDate(promisedDate) }) : m.ekyc_inReviewBody()}
      </Notice>
      {request && (
        <Link alone href={request}>
          {m.policy_followRequest()}
        </Link>
      )}
    </Stack>
  );
}

interface VerifiedProps extends KycStateProps {
  readonly onDeleted: (sent: SentRequest) => void;
}

function Verified({ context, onAgain, onDeleted }: VerifiedProps): ReactElement {
  const { sdk, fail } = useApp();
  const keys = useIdempotencyKeys();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { verifiedOn = '', kycLevel, aadhaarLastFour } = context;
  const remove = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const idempotencyKey = keys.keyOf(m.ekyc_deletionType());
      const { acknowledgement } = await deleteEkyc(sdk, {}, { ...inBackground, idempotencyKey });
      onDeleted(acknowledgement);
    } catch (error) {
      // a refusal is final; without an answer, the same call is sent again
      if (isLifedeskError(error) && error.status >= 400 && error.status < 500) keys.forget(m.ekyc_deletionType());
      fail(error);
    } finally {
      setIsBusy(false);
      setIsAsking(false);
    }
  };
  return (
    <Stack gap="6" measure="form">
      <Heading level={1}>{m.ekyc_verified()}</Heading>
      <DataList
        items={[
          { label: m.ekyc_verifiedOn(), value: formatServerDate(verifiedOn), figure: true },
          { label: m.ekyc_wayStep(), value: kycLevel === 'offline' ? m.ekyc_byFile() : m.ekyc_byOtp() },
          { label: m.ekyc_lastFour(), value: aadhaarLastFour ?? '', figure: true },
        ]}
      />
      <p>{m.ekyc_kept()}</p>
      <Stack gap="3">
        <div>
          <Button variant="secondary" onClick={onAgain}>
            {m.ekyc_checkAgain()}
          </Button>
        </div>
        <div>
          <Button variant="text" onClick={() => setIsAsking(true)}>
            {m.ekyc_delete()}
          </Button>
        </div>
      </Stack>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={m.ekyc_deleteTitle()}
        description={m.ekyc_deleteBody()}
        actions={
          <>
            <Button variant="danger" loading={isBusy} loadingLabel={m.app_pleaseWait()} onClick={() => void remove()}>
              {m.ekyc_delete()}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {m.ekyc_deleteNot()}
            </Button>
          </>
        }
      />
    </Stack>
  );
}

import { Acknowledgement, type SentRequest, useHref } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Button, Card, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { SaveCopy } from './SaveCopy.tsx';

/** What happens next. It repeats no answer, and says the same to everyone whose answers a person reviews. */
export default function HealthDone({ sent }: { readonly sent: SentRequest }): ReactElement {
  const href = useHref();
  const { outcome, next = '', validUntil, policyId, caseId } = sent.facts ?? {};
  const query = next === 'medical-appointment' ? { case: caseId } : { id: policyId };
  const address = next === '' ? undefined : href(next, query);
  return (
    <Stack gap="6">
      <Acknowledgement
        sent={sent}
        workType={m.submitEhdf_workType()}
        heading={m.submitEhdf_done()}
        body={
          <>
            {bodyOf(outcome, next, address !== undefined)} {m.submitEhdf_doneChanges()}
          </>
        }
        details={
          validUntil ? [{ label: m.submitEhdf_validUntil(), value: formatServerDate(validUntil), figure: true }] : []
        }
        action={address && <Button href={address}>{actionOf(next)}</Button>}
      />
      <Card heading={m.submitEhdf_copyHeading()}>
        <Stack gap="4">
          <p>{m.submitEhdf_copyLead()}</p>
          <SaveCopy ticket={sent.ticket} />
        </Stack>
      </Card>
    </Stack>
  );
}

function bodyOf(outcome: string | undefined, next: string, canContinue: boolean): string {
  if (outcome === 'clean') return next === 'revival-scheme' ? m.submitEhdf_donePay() : m.submitEhdf_doneContinues();
  if (outcome === 'medical') return canContinue ? m.submitEhdf_doneTests() : m.submitEhdf_doneTestsCall();
  return m.submitEhdf_doneReview();
}

function actionOf(next: string): string {
  if (next === 'revival-scheme') return m.submitEhdf_toRevival();
  return next === 'medical-appointment' ? m.submitEhdf_toTests() : m.submitEhdf_toApplication();
}

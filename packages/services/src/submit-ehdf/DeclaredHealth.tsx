import { useHref } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { Badge, Card, Heading, Link, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { numberOf } from './HealthStart.tsx';
import { keyOf } from './health-journey.ts';
import type { HealthNeed } from './health-values.ts';
import { SaveCopy } from './SaveCopy.tsx';

/** Declarations that are with us already, each with its state and the way to continue. */
export default function DeclaredHealth({ needs }: { readonly needs: readonly HealthNeed[] }): ReactElement {
  return (
    <Stack as="section" gap="4" aria-labelledby="declared-health">
      <Heading level={2} id="declared-health">
        {m.submitEhdf_declaredHeading()}
      </Heading>
      <Stack as="ul" gap="3">
        {needs.map((need) => (
          <li key={keyOf(need)}>
            <Declared need={need} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Declared({ need }: { readonly need: HealthNeed }): ReactElement {
  const href = useHref();
  const { planName, state, ticket, declaredOn, validUntil, id, policyNo, hasCopy } = need;
  const request = ticket && href('track-service-requests', { ticket });
  const next =
    state === 'accepted' && policyNo !== undefined
      ? { address: href('revival-scheme', id ? { id } : {}), words: m.submitEhdf_toRevival() }
      : state === 'medical'
        ? { address: href('medical-appointment'), words: m.submitEhdf_toTests() }
        : undefined;
  return (
    <Card heading={planName} headingLevel={3} aside={<Badge tone={toneOf(state)}>{stateWords(state)}</Badge>}>
      <Stack gap="2">
        <Paragraph>{numberOf(need)}</Paragraph>
        {declaredOn && <p>{m.submitEhdf_declaredOn({ date: formatServerDate(declaredOn) })}</p>}
        <p>{whatNext(need)}</p>
        {state === 'accepted' && validUntil && <p>{m.submitEhdf_validTo({ date: formatServerDate(validUntil) })}</p>}
        {next?.address && <Link href={next.address}>{next.words}</Link>}
        {hasCopy && ticket && <SaveCopy ticket={ticket} name={numberOf(need)} />}
        {request && <Link href={request}>{m.policy_followRequest()}</Link>}
      </Stack>
    </Card>
  );
}

type State = HealthNeed['state'];

const toneOf = (state: State) => (state === 'accepted' ? 'success' : state === 'declined' ? 'error' : 'info');

function stateWords(state: State): string {
  if (state === 'accepted') return m.submitEhdf_stateAccepted();
  if (state === 'declined') return m.submitEhdf_stateDeclined();
  return state === 'medical' ? m.submitEhdf_stateTests() : m.submitEhdf_stateReview();
}

function whatNext({ state }: HealthNeed): string {
  if (state === 'accepted') return m.submitEhdf_nextAccepted();
  if (state === 'declined') return m.submitEhdf_nextDeclined();
  return state === 'medical' ? m.submitEhdf_nextMedical() : m.submitEhdf_nextUnderReview();
}

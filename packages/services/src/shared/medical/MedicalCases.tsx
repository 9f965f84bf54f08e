import { RestrictedPolicies, ToDashboard, useLocale, usePageNavigation } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import type { AnswerOf } from '@lifedesk/sdk';
import { Badge, Button, Card, EmptyState, Heading, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import type { MedicalCase } from './load-visits.ts';
import { CASE, isBookable, numberOf, stateOf } from './medical-words.ts';

interface MedicalCasesProps {
  readonly answer: AnswerOf<'medicalEligiblePolicies'>;
}

/** Who needs tests, what for, and the next step of each. */
export function MedicalCases({ answer: { cases, restricted } }: MedicalCasesProps): ReactElement {
  return (
    <Stack gap="6">
      <Stack gap="2" measure="text">
        <Heading level={1}>{m.medicalAppointment_heading()}</Heading>
        <p>{m.medicalAppointment_lead()}</p>
      </Stack>
      {cases.length === 0 ? (
        <EmptyState title={m.medicalAppointment_none()} actions={<ToDashboard />}>
          <p>{m.medicalAppointment_noneWhy()}</p>
        </EmptyState>
      ) : (
        <Stack as="ul" gap="4">
          {cases.map((one) => (
            <li key={one.caseId}>
              <CaseCard one={one} />
            </li>
          ))}
        </Stack>
      )}
      <RestrictedPolicies policies={restricted} />
    </Stack>
  );
}

function CaseCard({ one }: { readonly one: MedicalCase }): ReactElement {
  const locale = useLocale();
  const { self } = usePageNavigation();
  const { caseId, lifeAssuredName, because, state, dueBy } = one;
  const { says, tone } = stateOf(state);
  const mayBook = isBookable(state);
  return (
    <Card heading={lifeAssuredName} aside={<Badge tone={tone}>{says()}</Badge>}>
      <Stack gap="3">
        <Paragraph>{numberOf(one)}</Paragraph>
        <Paragraph>{because[locale]}</Paragraph>
        {mayBook && <p>{m.medicalAppointment_dueBy({ date: formatServerDate(dueBy) })}</p>}
        <div>
          <Button variant={mayBook ? 'primary' : 'secondary'} href={self({ [CASE]: caseId })}>
            {mayBook ? m.medicalAppointment_toBook() : m.medicalAppointment_toAppointment()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

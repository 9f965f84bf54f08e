import { formatDate, todayInIndia } from '@lifedesk/rules';
import { queryTicketStatus } from '@lifedesk/sdk';
import { Notice, Stack, TextArea } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { usePortal } from '../../app/portal.ts';
import { FormStep } from '../../journey/FormStep.tsx';
import { longestText } from '../../journey/free-text.ts';
import { useStep } from '../../journey/use-step.ts';
import * as m from '../../paraglide/messages.js';
import { ReviewStep } from '../../steps/review/ReviewStep.tsx';
import { TicketCheckStep } from '../../steps/ticket-check/TicketCheckStep.tsx';
import { UploadField } from '../../steps/upload/UploadField.tsx';
import { recoveryJourney } from './recovery-journey.ts';

/** The earlier request, by its ticket. */
export function RecoveryTicket(): ReactElement {
  const { sdk } = usePortal();
  return (
    <TicketCheckStep
      heading={m.serviceRecovery_heading()}
      lead={m.serviceRecovery_lead()}
      check={async (ticket) => {
        const { madeAt, promisedDate, ticket: found } = await queryTicketStatus(sdk, { ticket }, { background: true });
        return { earlier: { ticket: found, madeAt, promisedDate } };
      }}
    />
  );
}

/** What is still wrong, and what would put it right. */
export function RecoveryDetails(): ReactElement {
  const { values, text } = useStep(recoveryJourney);
  const { ticket, earlier } = values;
  return (
    <FormStep heading={m.serviceRecovery_detailsHeading()}>
      <Stack gap="6">
        {earlier && (
          <Notice>
            {m.serviceRecovery_earlier({ ticket, date: formatDate(todayInIndia(new Date(earlier.madeAt))) })}
          </Notice>
        )}
        <TextArea
          {...text('whatIsWrong')}
          label={m.serviceRecovery_whatIsWrong()}
          help={m.request_textHelp()}
          maxLength={longestText}
        />
        <TextArea
          {...text('whatWouldHelp')}
          label={m.serviceRecovery_whatWouldHelp()}
          help={m.request_textHelp()}
          maxLength={longestText}
        />
        <UploadField
          field="files"
          purpose="request-document"
          label={m.serviceRecovery_file()}
          optional={m.request_optional()}
        />
      </Stack>
    </FormStep>
  );
}

export function RecoveryReview(): ReactElement {
  const { values } = useStep(recoveryJourney);
  const { ticket, whatIsWrong, whatWouldHelp, files } = values;
  const step = 'details';
  const file = files.map(({ name }) => name).join(', ') || m.review_nothing();
  return (
    <ReviewStep
      heading={m.serviceRecovery_reviewHeading()}
      caption={m.serviceRecovery_workType()}
      action={m.serviceRecovery_send()}
      rows={[
        { id: 'ticket', label: m.request_ticket(), after: ticket, figure: true, step: 'ticket' },
        { id: 'wrong', label: m.serviceRecovery_whatIsWrong(), after: whatIsWrong, step },
        { id: 'help', label: m.serviceRecovery_whatWouldHelp(), after: whatWouldHelp, step },
        { id: 'file', label: m.serviceRecovery_file(), after: file, step },
      ]}
    />
  );
}

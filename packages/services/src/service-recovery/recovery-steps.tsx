import {
  dateInSentence,
  FormStep,
  FreeTextField,
  fileNames,
  ReviewStep,
  TicketCheckStep,
  UploadField,
  useApp,
  useLocale,
  useStep,
} from '@lifedesk/journey';
import { todayInIndia } from '@lifedesk/rules';
import { queryTicketStatus } from '@lifedesk/sdk';
import { Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { recoveryJourney } from './recovery-journey.ts';

/** The earlier request, by its number. */
export function RecoveryTicket(): ReactElement {
  const { sdk } = useApp();
  return (
    <TicketCheckStep
      heading={m.serviceRecovery_heading()}
      lead={m.serviceRecovery_lead()}
      offers="all"
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
  const locale = useLocale();
  return (
    <FormStep heading={m.serviceRecovery_detailsHeading()}>
      <Stack gap="6">
        {earlier && (
          <Notice>
            {m.serviceRecovery_earlier({
              ticket,
              date: dateInSentence(todayInIndia(new Date(earlier.madeAt)), locale),
            })}
          </Notice>
        )}
        <FreeTextField {...text('whatIsWrong')} label={m.serviceRecovery_whatIsWrong()} />
        <FreeTextField {...text('whatWouldHelp')} label={m.serviceRecovery_whatWouldHelp()} />
        <UploadField field="files" purpose="request-document" label={m.serviceRecovery_file()} optional />
      </Stack>
    </FormStep>
  );
}

export function RecoveryReview(): ReactElement {
  const { values } = useStep(recoveryJourney);
  const { ticket, whatIsWrong, whatWouldHelp, files } = values;
  const step = 'details';
  return (
    <ReviewStep
      heading={m.serviceRecovery_reviewHeading()}
      caption={m.serviceRecovery_workType()}
      action={m.serviceRecovery_send()}
      rows={[
        { id: 'ticket', label: m.request_ticket(), after: ticket, figure: true, step: 'ticket' },
        { id: 'wrong', label: m.serviceRecovery_whatIsWrong(), after: whatIsWrong, step },
        { id: 'help', label: m.serviceRecovery_whatWouldHelp(), after: whatWouldHelp, step },
        { id: 'file', label: m.serviceRecovery_file(), after: fileNames(files), step },
      ]}
    />
  );
}

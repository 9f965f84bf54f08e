import {
  Acknowledgement,
  FormStep,
  FreeTextField,
  JourneyScreen,
  UploadField,
  uploadBody,
  useApp,
  useLocale,
  useStep,
} from '@lifedesk/journey';
import { submitServiceRequestQuery } from '@lifedesk/sdk';
import { Stack } from '@lifedesk/ui';
import { createContext, type ReactElement, useContext, useMemo } from 'react';
import * as m from '../texts.ts';
import { type AskJourney, askJourney } from './ask-journey.ts';
import type { ServiceRequest } from './request-words.ts';

/** Sends a message about a request, with a document if one is missing. */
export function AskScreen({ request }: { readonly request: ServiceRequest }): ReactElement {
  const { sdk } = useApp();
  const locale = useLocale();
  const { ticket, typeName } = request;
  const journey = useMemo(() => askJourney(ticket), [ticket]);
  return (
    <AskJourneyContext value={journey}>
      <JourneyScreen
        journey={journey}
        context={undefined}
        screens={{ message: MessageStep }}
        send={({ message, files }, sending) => {
          const body = { ticket, message: message.trim(), ...uploadBody(files) };
          return submitServiceRequestQuery(sdk, body, sending);
        }}
        done={(sent) => (
          <Acknowledgement
            sent={sent}
            workType={m.trackServiceRequests_typeQuery()}
            heading={m.trackServiceRequests_askDone()}
            body={m.trackServiceRequests_askDoneBody({ type: typeName[locale], ticket })}
          />
        )}
      />
    </AskJourneyContext>
  );
}

const AskJourneyContext = createContext<AskJourney | undefined>(undefined);

function MessageStep(): ReactElement | null {
  const journey = useContext(AskJourneyContext);
  return journey ? <MessageForm journey={journey} /> : null;
}

function MessageForm({ journey }: { readonly journey: AskJourney }): ReactElement {
  const { text, send } = useStep(journey);
  return (
    <FormStep
      heading={m.trackServiceRequests_ask()}
      lead={m.trackServiceRequests_askLead()}
      submit={() => send()}
      action={m.trackServiceRequests_send()}
    >
      <Stack gap="6">
        <FreeTextField {...text('message')} label={m.trackServiceRequests_message()} />
        <UploadField field="files" purpose="request-document" label={m.trackServiceRequests_file()} optional />
      </Stack>
    </FormStep>
  );
}

import * as m from '@lifedesk/journey/messages';
import { Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { JourneyScreen } from '../../engine/JourneyScreen.tsx';
import { useApp } from '../../provider/app.ts';
import { sessionKindAtom } from '../../provider/session-kind.ts';
import { Acknowledgement } from '../acknowledgement/Acknowledgement.tsx';
import type { ContactFacts } from './contact-facts.ts';
import type { ContactJourney } from './contact-journey.ts';
import { ContactJourneyContext, ContactReview, ContactStep, NewCodeStep, PresentCodeStep } from './contact-steps.tsx';

interface ChangeContactProps {
  readonly journey: ContactJourney;
  /** The kind of contact, for people and for companies. */
  readonly facts: Readonly<Record<'person' | 'company', ContactFacts>>;
}

/** Changes a contact of a customer. The kind of contact is a prop; it does not depend on a service. */
export function ChangeContactScreen({ journey, facts: { person, company } }: ChangeContactProps): ReactElement {
  const { sdk } = useApp();
  const facts = useAtomValue(sessionKindAtom) === 'corp' ? company : person;
  const { texts } = facts;
  return (
    <ContactJourneyContext value={journey}>
      <JourneyScreen
        journey={journey}
        context={facts}
        screens={{ contact: ContactStep, review: ContactReview, present: PresentCodeStep, new: NewCodeStep }}
        send={async ({ contact, free, otp, newOtp }, sending) => {
          const read = facts.read(contact);
          const codes = { ...otp, newOtpToken: newOtp.otpToken, newOtp: newOtp.otp };
          const sent = await facts.update(sdk, read.valid ? read.value : '', codes, sending);
          return { ...sent, facts: { contact: free?.newContact ?? '' } };
        }}
        done={(sent) => (
          <Acknowledgement
            sent={sent}
            workType={texts.workType()}
            heading={texts.done()}
            details={sent.facts?.contact ? [{ label: texts.what(), value: sent.facts.contact, figure: true }] : []}
            body={
              <Stack gap="2">
                <p>{texts.doneBody()}</p>
                <p>{m.changeContact_after()}</p>
              </Stack>
            }
          />
        )}
      />
    </ContactJourneyContext>
  );
}

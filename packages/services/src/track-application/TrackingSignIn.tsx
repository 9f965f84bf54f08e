import { ruleMessage, type SignInFacts, SignInScreen, usePageNavigation } from '@lifedesk/journey';
import { checkApplicationNumber, checkMobile } from '@lifedesk/rules';
import { applicationNumberText } from '@lifedesk/rules/texts';
import { Button, Card, Guide, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { trackApplication } from './facts.ts';

const facts: SignInFacts = {
  id: trackApplication.id,
  workType: trackApplication.workType,
  audience: 'retail',
  /** Accepts the number of an application, or the mobile number on the form. */
  read(text) {
    const number = checkApplicationNumber(text);
    if (number.valid) return { help: m.trackApplication_asNumber(), value: number.value };
    const mobile = checkMobile(text);
    if (mobile.valid) return { help: m.trackApplication_asMobile(), value: mobile.value.e164 };
    const isNumber = /^\s*ap/i.test(text);
    return {
      help: m.trackApplication_fieldHelp(),
      says: isNumber ? ruleMessage(applicationNumberText, number.because) : m.trackApplication_fieldWrong,
    };
  },
  input: { name: 'loginId', maxLength: 21, autoComplete: 'tel' },
  texts: {
    heading: m.trackApplication_heading,
    lead: m.trackApplication_lead,
    label: m.trackApplication_field,
    other: m.trackApplication_other,
    lockedHelp: m.trackApplication_lockedHelp,
    expired: m.trackApplication_expired,
  },
};

/** An OTP to the applicant opens a session for the applications. It may ask for the birth date after the OTP. */
export function TrackingSignIn(): ReactElement {
  return <SignInScreen facts={facts} aside={<Aside />} onDone={stay} />;
}

/** The page shows the applications as soon as there is a session. */
const stay = () => {};

/** The way without an OTP, and what the session is for. */
function Aside(): ReactElement {
  const { self } = usePageNavigation();
  return (
    <Stack gap="4">
      <Card heading={m.trackApplication_lookOffer()}>
        <Stack gap="4">
          <p>{m.trackApplication_lookOfferBody()}</p>
          <div>
            <Button variant="secondary" href={self({ look: '1' })}>
              {m.trackApplication_toLook()}
            </Button>
          </div>
        </Stack>
      </Card>
      <Guide
        label={m.trackApplication_guide()}
        sections={[
          {
            title: m.trackApplication_guideWhat(),
            items: [m.trackApplication_guideSee(), m.trackApplication_guideMonths(), m.trackApplication_guideEnds()],
          },
        ]}
      />
    </Stack>
  );
}

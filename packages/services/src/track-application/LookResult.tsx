import { useApp, useLocale } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { applicationTurnText } from '@lifedesk/rules/texts';
import type { AnswerOf } from '@lifedesk/sdk';
import { Button, Card, DataList, Heading, Link, PhoneIcon, Stack } from '@lifedesk/ui';
import type { ReactElement, Ref } from 'react';
import * as m from '../texts.ts';

interface LookResultProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly found: AnswerOf<'trackApplicationSkipLogin'>;
  /** The address of the sign-in. */
  readonly signIn: string;
}

/** The stage, and that an OTP shows the rest. */
export function LookResult({ headingRef, found, signIn }: LookResultProps): ReactElement {
  const locale = useLocale();
  const { name, since, waitingFor, hasPending } = found;
  return (
    <Card aria-label={m.trackApplication_lookResult()}>
      <Stack gap="4">
        <Heading level={2} ref={headingRef} tabIndex={-1}>
          {name[locale]}
        </Heading>
        <DataList
          items={[
            { label: m.trackApplication_since(), value: formatServerDate(since), figure: true },
            { label: m.trackApplication_waitsFor(), value: applicationTurnText(waitingFor, locale) },
            {
              label: m.trackApplication_pending(),
              value: hasPending ? m.trackApplication_pendingYes() : m.trackApplication_pendingNo(),
            },
          ]}
        />
        <p>{hasPending ? m.trackApplication_signInToSend() : m.trackApplication_signInForMore()}</p>
        <div>
          <Button variant="secondary" href={signIn}>
            {m.trackApplication_toSignIn()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface NotFoundProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly isTooMany: boolean;
}

/** Does not reveal whether the number exists. */
export function NotFound({ headingRef, isTooMany }: NotFoundProps): ReactElement {
  const { phone } = useApp().insurer;
  return (
    <Card aria-label={m.trackApplication_lookResult()}>
      <Stack gap="3">
        <Heading level={2} look="h3" ref={headingRef} tabIndex={-1}>
          {isTooMany ? m.trackApplication_tooMany() : m.trackApplication_notFound()}
        </Heading>
        <p>{isTooMany ? m.trackApplication_tooManyBody() : m.trackApplication_notFoundBody()}</p>
        <div>
          <Link alone icon={PhoneIcon} href={`tel:${phone.dial}`}>
            {m.app_helpCall({ phone: phone.read })}
          </Link>
        </div>
      </Stack>
    </Card>
  );
}

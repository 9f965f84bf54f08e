import { redirectParameter, useApp, useHref } from '@lifedesk/journey';
import { Button, Heading, Link, Notice, PhoneIcon, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/** Says that we hold money, and how its owner gets it, but not how much or for whom. */
export function HeldMoney(): ReactElement {
  const { phone } = useApp().insurer;
  const href = useHref();
  const signIn = href('login', { [redirectParameter]: href('unclaimed-amount') });
  return (
    <Stack gap="6" measure="text">
      <Heading level={1} tabIndex={-1}>
        {m.unclaimedAmount_heldHeading()}
      </Heading>
      <Notice tone="success">
        <p>{m.unclaimedAmount_heldBody()}</p>
      </Notice>
      <Stack as="section" gap="3" aria-labelledby="how-to-claim">
        <Heading level={2} id="how-to-claim">
          {m.unclaimedAmount_howHeading()}
        </Heading>
        <p>{m.unclaimedAmount_howSignIn()}</p>
        {signIn && (
          <div>
            <Button href={signIn}>{m.unclaimedAmount_signIn()}</Button>
          </div>
        )}
        <p>{m.unclaimedAmount_howPapers()}</p>
        <p>{m.unclaimedAmount_howNominee()}</p>
        <div>
          <Link alone icon={PhoneIcon} href={`tel:${phone.dial}`}>
            {m.unclaimedAmount_call({ phone: phone.read })}
          </Link>
        </div>
      </Stack>
    </Stack>
  );
}

import { useApp, useHref } from '@lifedesk/journey';
import { appliesNeftUpdate } from '@lifedesk/rules';
import { type AnswerOf, storedNeftUpdate } from '@lifedesk/sdk';
import { Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface MissingDetailsProps {
  readonly basic: AnswerOf<'revivalBasicDetails'>;
  /** Opaque, as the device stores it. */
  readonly policyId: string;
}

/** Details of the customer that the insurer is missing, each with a link to the service that adds it. */
export function MissingDetails({ basic, policyId }: MissingDetailsProps): ReactElement | null {
  const hrefOf = useHref();
  const stored = storedNeftUpdate(useApp().sdk.session.store);
  // do not ask again for an account that was sent from here and is still being checked
  const isAccountSent = appliesNeftUpdate({ ...stored, policyNo: policyId }).applies;
  const all = [
    { lacks: basic.isPanMissing, what: m.revivalScheme_lacksPan(), at: 'update-pan', isSent: false },
    {
      lacks: basic.isBankAccountMissing,
      what: isAccountSent ? m.revivalScheme_accountSent() : m.revivalScheme_lacksAccount(),
      at: 'neft-details',
      isSent: isAccountSent,
    },
    {
      lacks: basic.isNationalityMissing,
      what: m.revivalScheme_lacksNationality(),
      at: 'update-nationality',
      isSent: false,
    },
  ].filter(({ lacks }) => lacks);
  if (all.length === 0) return null;
  return (
    <Notice title={m.revivalScheme_lacks()}>
      <Stack gap="2">
        <p>{m.revivalScheme_lacksWhy()}</p>
        <Stack as="ul" gap="1">
          {all.map(({ what, at, isSent }) => {
            const href = isSent ? undefined : hrefOf(at);
            return <li key={at}>{href ? <Link href={href}>{what}</Link> : what}</li>;
          })}
        </Stack>
      </Stack>
    </Notice>
  );
}

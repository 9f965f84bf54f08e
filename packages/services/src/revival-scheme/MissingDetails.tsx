import { useHref } from '@lifedesk/journey';
import type { AnswerOf } from '@lifedesk/sdk';
import { Link, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/** Details of the customer that the insurer is missing, each with a link to the service that adds it. */
export function MissingDetails({ basic }: { readonly basic: AnswerOf<'revivalBasicDetails'> }): ReactElement | null {
  const hrefOf = useHref();
  const all = [
    { lacks: basic.isPanMissing, what: m.revivalScheme_lacksPan(), at: 'update-pan' },
    { lacks: basic.isBankAccountMissing, what: m.revivalScheme_lacksAccount(), at: 'neft-details' },
    { lacks: basic.isNationalityMissing, what: m.revivalScheme_lacksNationality(), at: 'update-nationality' },
  ].filter(({ lacks }) => lacks);
  if (all.length === 0) return null;
  return (
    <Notice title={m.revivalScheme_lacks()}>
      <Stack gap="2">
        <p>{m.revivalScheme_lacksWhy()}</p>
        <Stack as="ul" gap="1">
          {all.map(({ what, at }) => {
            const href = hrefOf(at);
            return <li key={at}>{href ? <Link href={href}>{what}</Link> : what}</li>;
          })}
        </Stack>
      </Stack>
    </Notice>
  );
}

import { useCopy, useHref } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Button, Card, Heading, Inline, Stack, TextField } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import * as m from '../texts.ts';

/** The new link, to send or copy. The fragment carries the right, so no server sees it. */
export function LinkReady({ link }: { readonly link: Schemas['CreatedPayLink'] }): ReactElement {
  const copy = useCopy(m.payLinks_copied, m.payLinks_copyYourself);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const url = `${window.location.origin}${useHref()('pay-link') ?? ''}#${link.token}`;
  const text = m.payLinks_shareText({ amount: formatRupees(link.amount), date: formatServerDate(link.lastDay) });

  // people who close the share sheet have changed their mind
  const share = () => navigator.share({ text, url }).catch(() => {});

  return (
    <Card>
      <Stack gap="4">
        <Stack gap="2">
          <Heading level={2} ref={heading} tabIndex={-1}>
            {m.payLinks_ready()}
          </Heading>
          <p>{m.payLinks_readyLead()}</p>
        </Stack>
        <TextField label={m.payLinks_link()} value={url} readOnly onFocus={(event) => event.target.select()} />
        <Inline gap="4">
          {typeof navigator.share === 'function' && <Button onClick={() => void share()}>{m.payLinks_share()}</Button>}
          <Button variant="secondary" onClick={() => void copy(url)}>
            {m.payLinks_copy()}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

import { useApp } from '@lifedesk/journey';
import { emailRevivalQuote } from '@lifedesk/sdk';
import { Button, Paragraph, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import type { Scheme } from './cost.ts';

interface EmailQuoteProps {
  readonly policyNo: string;
  readonly scheme: Scheme;
}

/** Sends the quote of a scheme to the registered address, and says where it was sent. */
export function EmailQuote({ policyNo, scheme }: EmailQuoteProps): ReactElement {
  const { sdk, fail } = useApp();
  const [sending, setSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const send = async () => {
    if (sending) return;
    setSending(true);
    try {
      setSentTo((await emailRevivalQuote(sdk, { policyNo, scheme }, { background: true })).sentTo);
    } catch (error) {
      fail(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack gap="2">
      <div>
        <Button variant="secondary" loading={sending} loadingLabel={m.revivalScheme_emailing()} onClick={send}>
          {m.revivalScheme_emailQuote()}
        </Button>
      </div>
      <Paragraph aria-live="polite">{sentTo && m.revivalScheme_emailed({ address: sentTo })}</Paragraph>
    </Stack>
  );
}

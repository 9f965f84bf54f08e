import { recogniseLoginId } from '@lifedesk/rules';
import { beginLogin, sendLoginOtp } from '@lifedesk/sdk';
import { Button, Card, Heading, Stack, TextField } from '@lifedesk/ui';
import { type FormEvent, useState } from 'react';
import type { Sent } from './ConfirmCustomer.tsx';
import { inPlace, useAttempt, useDesk } from './desk.ts';

/** What stands on a customer's papers is neither completed nor corrected. */
const AS_IT_STANDS = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 254 };

/** Whose policy it is, and the one-time password to them. */
export function FindCustomer({ onSent }: { readonly onSent: (sent: Sent) => void }) {
  const { sdk, say, sayError } = useDesk();
  const { busy, error, attempt } = useAttempt();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState<string>();
  const id = recogniseLoginId(typed);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(typed);
    if (id.kind === 'unknown') return;
    void attempt('sending', async () => {
      const { mobileNumber, emailId } = await beginLogin(sdk, { loginId: id.value, workTypeTxt: 'login' }, inPlace);
      const otp = await sendLoginOtp(sdk, 'login', inPlace);
      const address = [mobileNumber, emailId].filter(Boolean).join(', ');
      onSent({ ...otp, address, asked: id.value });
    });
  };
  const problem = id.kind === 'unknown' ? say('findUnclear') : error && sayError(error);

  return (
    <Card>
      <Stack as="form" gap="6" measure="form" onSubmit={submit} noValidate>
        <Heading level={1}>{say('findHeading')}</Heading>
        <p>{say('findLead')}</p>
        <TextField
          label={say('findField')}
          help={say('findHelp')}
          error={tried === typed ? problem : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          {...AS_IT_STANDS}
        />
        <Button type="submit" variant="form" loading={busy !== undefined} loadingLabel={say('findSending')}>
          {say('findSend')}
        </Button>
      </Stack>
    </Card>
  );
}

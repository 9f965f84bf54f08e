import * as m from '@lifedesk/journey/messages';
import { checkTicketNumber } from '@lifedesk/rules';
import { requestNumberText } from '@lifedesk/rules/texts';
import { isLifedeskError, openRequestSession } from '@lifedesk/sdk';
import { Button, Card, Stack, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactElement, useState } from 'react';
import { inBackground } from '../../answers/in-background.ts';
import { useOneAtATime } from '../../answers/use-one-at-a-time.ts';
import { type Message, translateAtom } from '../../locale/error-text.ts';
import { ruleMessage } from '../../locale/rule-message.ts';
import { useApp } from '../../provider/app.ts';
import { useInvalidFocus } from './use-invalid-focus.ts';

interface OpenRequestFormProps {
  /** The session is open. Called before the customer is shown. */
  readonly onOpened: (requestNo: string) => void;
}

/** Opens the session of a customer who is not present, for a member of staff who works on a request of theirs. */
export function OpenRequestForm({ onOpened }: OpenRequestFormProps): ReactElement {
  const { sdk, session } = useApp();
  const translate = useAtomValue(translateAtom);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<Message>();
  const form = useInvalidFocus(error);
  const { busy, run } = useOneAtATime<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = checkTicketNumber(typed);
    if (!read.valid) return setError(() => ruleMessage(requestNumberText, read.because));
    void run('open', async () => {
      try {
        const login = await openRequestSession(sdk, read.value, inBackground);
        onOpened(read.value);
        session.adopt(login);
      } catch (failure) {
        if (!isLifedeskError(failure) || failure.code !== 'not-found') throw failure;
        setError(() => m.staff_requestUnknown);
      }
    });
  };
  return (
    <Card heading={m.staff_requestHeading()}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <p>{m.staff_requestLead()}</p>
          <TextField
            label={m.ticketCheck_label()}
            error={error && translate(error)}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setError(undefined);
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            figures
          />
          <div>
            <Button type="submit" variant="secondary" loading={busy !== undefined} loadingLabel={m.staff_loading()}>
              {m.staff_requestOpen()}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

import * as m from '@lifedesk/journey/messages';
import { checkTicketNumber } from '@lifedesk/rules';
import { requestNumberText } from '@lifedesk/rules/texts';
import { endCustomerSessions, isLifedeskError } from '@lifedesk/sdk';
import { Button, Card, Notice, SelectField, Stack, TextField } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, type ReactElement, useState } from 'react';
import { inBackground } from '../../answers/in-background.ts';
import { useOneAtATime } from '../../answers/use-one-at-a-time.ts';
import { type Message, translateAtom } from '../../locale/error-text.ts';
import { ruleMessage } from '../../locale/rule-message.ts';
import { useApp } from '../../provider/app.ts';
import { useInvalidFocus } from './use-invalid-focus.ts';

const REASONS = [
  ['lost-device', m.staff_endLost],
  ['suspected-fraud', m.staff_endFraud],
  ['customer-request', m.staff_endAsked],
] as const;
const NOTHING = { clientId: '', reason: '', requestNo: '' };

/** Ends all sessions of a customer, for a manager. A request that is the reason is named. */
export function EndSessionsForm(): ReactElement {
  const { sdk } = useApp();
  const translate = useAtomValue(translateAtom);
  const [typed, setTyped] = useState(NOTHING);
  const [errors, setErrors] = useState<Partial<Record<keyof typeof NOTHING, Message>>>({});
  const [ended, setEnded] = useState<number>();
  const form = useInvalidFocus(errors);
  const { busy, run } = useOneAtATime<string>();
  const set = (change: Partial<typeof NOTHING>) => {
    setTyped({ ...typed, ...change });
    setErrors({});
    setEnded(undefined);
  };
  const errorOf = (field: keyof typeof NOTHING) => errors[field] && translate(errors[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clientId = typed.clientId.trim();
    const [reason] = REASONS.find(([name]) => name === typed.reason) ?? [];
    const request = checkTicketNumber(typed.requestNo);
    const isRequest = reason === 'customer-request';
    const found = {
      ...(!/^\d{8,10}$/.test(clientId) && { clientId: m.staff_endCustomerUnclear }),
      ...(!reason && { reason: m.staff_endReasonMissing }),
      ...(isRequest && !request.valid && { requestNo: ruleMessage(requestNumberText, request.because) }),
    };
    setErrors(found);
    if (!reason || Object.keys(found).length > 0) return;
    const body = { clientId, reason, ...(isRequest && request.valid && { requestNo: request.value }) };
    void run('end', async () => {
      try {
        const { endedSessions } = await endCustomerSessions(sdk, body, inBackground);
        setTyped(NOTHING);
        setEnded(endedSessions);
      } catch (failure) {
        if (!isLifedeskError(failure) || failure.code !== 'not-found') throw failure;
        setErrors({ clientId: m.staff_endCustomerUnknown });
      }
    });
  };
  return (
    <Card heading={m.staff_endHeading()}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <p>{m.staff_endLead()}</p>
          <TextField
            label={m.staff_endCustomer()}
            help={m.staff_endCustomerHelp()}
            error={errorOf('clientId')}
            value={typed.clientId}
            onChange={({ target }) => set({ clientId: target.value })}
            autoComplete="off"
            inputMode="numeric"
            maxLength={10}
            figures
          />
          <SelectField
            label={m.staff_endReason()}
            placeholder={m.staff_endReasonChoose()}
            options={REASONS.map(([value, name]) => ({ value, label: name() }))}
            error={errorOf('reason')}
            value={typed.reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
          {typed.reason === 'customer-request' && (
            <TextField
              label={m.ticketCheck_label()}
              error={errorOf('requestNo')}
              value={typed.requestNo}
              onChange={({ target }) => set({ requestNo: target.value })}
              autoComplete="off"
              maxLength={20}
              figures
            />
          )}
          <div>
            <Button type="submit" variant="secondary" loading={busy !== undefined} loadingLabel={m.staff_loading()}>
              {m.staff_end()}
            </Button>
          </div>
          <div role="status">
            {ended !== undefined && <Notice tone="success">{m.staff_ended({ count: String(ended) })}</Notice>}
          </div>
        </Stack>
      </form>
    </Card>
  );
}

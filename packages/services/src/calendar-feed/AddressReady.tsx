import { useCopy } from '@lifedesk/journey';
import { Accordion, Button, Card, Heading, Inline, Stack, TextField } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import * as m from '../texts.ts';

/** The address that was just created: to copy, to open, and how to add it to a calendar. */
export function AddressReady({ address }: { readonly address: string }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = useCopy(m.calendarFeed_copied, m.calendarFeed_copyYourself);
  return (
    <Card>
      <Stack gap="4">
        <Stack gap="2">
          <Heading level={2} ref={heading} tabIndex={-1}>
            {m.calendarFeed_ready()}
          </Heading>
          <p>{m.calendarFeed_readyLead()}</p>
        </Stack>
        <TextField
          label={m.calendarFeed_address()}
          value={address}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Inline gap="4">
          <Button href={address.replace(/^https?:/, 'webcal:')}>{m.calendarFeed_open()}</Button>
          <Button variant="secondary" onClick={() => void copy(address)}>
            {m.calendarFeed_copy()}
          </Button>
        </Inline>
        <Accordion
          items={[
            { title: m.calendarFeed_google(), content: <p>{m.calendarFeed_googleHow()}</p> },
            { title: m.calendarFeed_apple(), content: <p>{m.calendarFeed_appleHow()}</p> },
            { title: m.calendarFeed_outlook(), content: <p>{m.calendarFeed_outlookHow()}</p> },
          ]}
        />
        <p>{m.calendarFeed_slow()}</p>
      </Stack>
    </Card>
  );
}

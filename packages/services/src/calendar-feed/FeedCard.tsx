import { format12HourTime, formatDate, todayInIndia } from '@lifedesk/rules';
import type { Schemas } from '@lifedesk/sdk';
import { Button, Card, DataList, Dialog, Inline, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { reminderWords } from './feed-words.ts';

/** The purpose of the call in progress. */
export type Work = 'create' | 'replace' | 'revoke';

interface FeedCardProps {
  readonly feed: Schemas['CalendarFeed'];
  readonly busy: Work | undefined;
  readonly onReplace: () => Promise<void>;
  readonly onRevoke: () => Promise<void>;
}

/** The active feed: since when, when it was last fetched, and buttons for a new address or none. */
export function FeedCard({ feed, busy, onReplace, onRevoke }: FeedCardProps): ReactElement {
  const { options, createdAt, addressAt, fetchedAt } = feed;
  return (
    <Card heading={m.calendarFeed_onHeading()}>
      <Stack gap="4">
        <p>{m.calendarFeed_onLead()}</p>
        <DataList
          items={[
            { label: m.calendarFeed_createdAt(), value: at(createdAt) },
            ...(addressAt === createdAt ? [] : [{ label: m.calendarFeed_addressAt(), value: at(addressAt) }]),
            { label: m.calendarFeed_fetchedAt(), value: fetchedAt ? at(fetchedAt) : m.calendarFeed_notFetched() },
            { label: m.calendarFeed_language(), value: m.app_language({}, { locale: options.language }) },
            { label: m.calendarFeed_remind(), value: reminderWords(options.remindDays) },
            {
              label: m.calendarFeed_amounts(),
              value: options.showsAmounts ? m.calendarFeed_shown() : m.calendarFeed_notShown(),
            },
          ]}
        />
        <Inline gap="4">
          <AskFirst
            name={m.calendarFeed_replace()}
            question={m.calendarFeed_replaceAsk()}
            meaning={m.calendarFeed_replaceMeans()}
            loading={busy === 'replace'}
            onYes={onReplace}
          />
          <AskFirst
            name={m.calendarFeed_revoke()}
            question={m.calendarFeed_revokeAsk()}
            meaning={m.calendarFeed_revokeMeans()}
            loading={busy === 'revoke'}
            onYes={onRevoke}
          />
        </Inline>
      </Stack>
    </Card>
  );
}

interface AskFirstProps {
  readonly name: string;
  readonly question: string;
  readonly meaning: string;
  readonly loading: boolean;
  readonly onYes: () => Promise<void>;
}

/** A button that asks before it does something that cannot be undone. */
function AskFirst({ name, question, meaning, loading, onYes }: AskFirstProps): ReactElement {
  const [open, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    void onYes();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" loading={loading} loadingLabel={m.app_pleaseWait()}>
          {name}
        </Button>
      }
      title={question}
      description={meaning}
      closeLabel={m.calendarFeed_keep()}
      actions={
        <>
          <Button onClick={confirm}>{name}</Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {m.calendarFeed_keep()}
          </Button>
        </>
      }
    />
  );
}

function at(instant: string): string {
  const when = new Date(instant);
  return m.calendarFeed_at({ date: formatDate(todayInIndia(when)), time: format12HourTime(when) });
}

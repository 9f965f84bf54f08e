import { useLocale } from '@lifedesk/journey';
import { locales } from '@lifedesk/journey/locale';
import type { Schemas } from '@lifedesk/sdk';
import { Button, Card, Checkbox, RadioGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';
import { reminders, reminderWords } from './feed-words.ts';

type Options = Schemas['CalendarFeedOptions'];

interface FeedFormProps {
  readonly busy: boolean;
  readonly onCreate: (options: Options) => Promise<void>;
}

/** How the entries look; each question has a default answer. */
export function FeedForm({ busy, onCreate }: FeedFormProps): ReactElement {
  const locale = useLocale();
  const [chosen, setChosen] = useState<Partial<Options>>({});
  const options: Options = { language: locale, showsAmounts: false, remindDays: 3, ...chosen };
  return (
    <Card>
      <Stack gap="6">
        <RadioGroup
          label={m.calendarFeed_language()}
          options={locales.map((language) => ({
            value: language,
            label: <span lang={language}>{m.app_language({}, { locale: language })}</span>,
          }))}
          value={options.language}
          onValueChange={(value) => {
            const language = locales.find((each) => each === value);
            if (language) setChosen({ ...chosen, language });
          }}
        />
        <RadioGroup
          label={m.calendarFeed_remind()}
          options={reminders.map((days) => ({ value: String(days), label: reminderWords(days) }))}
          value={String(options.remindDays)}
          onValueChange={(value) => {
            const remindDays = reminders.find((days) => String(days) === value);
            if (remindDays !== undefined) setChosen({ ...chosen, remindDays });
          }}
        />
        <Checkbox
          label={m.calendarFeed_showAmounts()}
          help={m.calendarFeed_showAmountsHelp()}
          checked={options.showsAmounts}
          onChange={(event) => setChosen({ ...chosen, showsAmounts: event.target.checked })}
        />
        <div>
          <Button loading={busy} loadingLabel={m.app_pleaseWait()} onClick={() => void onCreate(options)}>
            {m.calendarFeed_create()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

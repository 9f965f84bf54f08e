import { useApp, useLocale, useOneAtATime, usePageNavigation } from '@lifedesk/journey';
import { type AnswerOf, applicationMedicalCard, takeTempFile } from '@lifedesk/sdk';
import { Button, Card, DataList, DownloadIcon, Heading, Inline, Spoken, Stack } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../../texts.ts';
import { CASE } from '../medical/medical-words.ts';
import { isOutdated } from './answer.ts';
import { momentOf } from './application-words.ts';

type Pass = AnswerOf<'applicationMedicalCard'>['card'];

interface MedicalCardProps {
  readonly applicationNo: string;
  readonly caseId: string | undefined;
  readonly onChanged: () => void;
}

/** The pass for the medical tests: saved as a PDF, and then shown here too. */
export function MedicalCard({ applicationNo, caseId, onChanged }: MedicalCardProps): ReactElement {
  const { sdk, save } = useApp();
  const locale = useLocale();
  const { self } = usePageNavigation();
  const [card, setCard] = useState<Pass>();
  const { busy, run } = useOneAtATime<'card'>();
  const download = () =>
    run('card', async () => {
      try {
        const answer = await applicationMedicalCard(sdk, { applicationNo, language: locale }, { background: true });
        setCard(answer.card);
        save(await takeTempFile(sdk, answer.document), answer.document.fileName);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        onChanged();
      }
    });
  return (
    <Card heading={m.applicationTracker_medical()}>
      <Stack gap="4">
        <p>{m.applicationTracker_medicalLead()}</p>
        {card && <Contents card={card} />}
        <Inline stackOnPhone>
          {caseId && <Button href={self({ [CASE]: caseId })}>{m.medicalAppointment_timeAndPlace()}</Button>}
          <Button
            variant="secondary"
            icon={DownloadIcon}
            loading={busy !== undefined}
            loadingLabel={m.app_pleaseWait()}
            onClick={() => void download()}
          >
            {m.applicationTracker_saveCard()}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

function Contents({ card }: { readonly card: Pass }): ReactElement {
  const locale = useLocale();
  const { code, name, category, centre, start, tests, preparation } = card;
  return (
    <Stack gap="4">
      <DataList
        items={[
          { label: m.applicationTracker_cardNumber(), value: code, figure: true, strong: true },
          { label: m.applicationTracker_insured(), value: name },
          { label: m.applicationTracker_category(), value: category },
          { label: m.applicationTracker_centre(), value: centre ?? m.applicationTracker_notBooked() },
          ...(start ? [{ label: m.applicationTracker_testAt(), value: momentOf(start) }] : []),
        ]}
      />
      <Lines heading={m.applicationTracker_tests()} lines={tests.map((test) => test[locale])} />
      <Lines heading={m.applicationTracker_preparation()} lines={preparation.map((hint) => hint[locale])} />
    </Stack>
  );
}

function Lines({
  heading,
  lines,
}: {
  readonly heading: string;
  readonly lines: readonly string[];
}): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <Stack gap="1">
      <Heading level={3}>{heading}</Heading>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Spoken>{line}</Spoken>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

import { useApp, useLocale, useOneAtATime } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { medicalReports, takeTempFile } from '@lifedesk/sdk';
import { Button, Card, DownloadIcon, Inline, Spoken, Stack, VisuallyHidden } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import type { MedicalReport } from './load-visits.ts';
import { isOutdated } from './medical-words.ts';

interface ReportsProps {
  readonly caseId: string;
  readonly reports: readonly MedicalReport[];
  readonly onChanged: () => void;
}

/** The reports that are in, each to save as the laboratory made it. Their values are nowhere else. */
export function Reports({ caseId, reports, onChanged }: ReportsProps): ReactElement {
  const { sdk, save } = useApp();
  const locale = useLocale();
  const { busy, run } = useOneAtATime<MedicalReport['test']>();
  const download = (test: MedicalReport['test']) =>
    run(test, async () => {
      try {
        const { document } = await medicalReports(sdk, { caseId, test }, { background: true });
        if (document) save(await takeTempFile(sdk, document), document.fileName);
      } catch (error) {
        if (!isOutdated(error)) throw error;
        onChanged();
      }
    });
  return (
    <Card heading={m.medicalAppointment_yourReports()}>
      <Stack gap="4">
        <p>{m.medicalAppointment_reportsLead()}</p>
        <Stack as="ul" gap="3">
          {reports.map(({ test, name, testedOn }) => {
            const report = m.medicalAppointment_reportOf({ name: name[locale], date: formatServerDate(testedOn) });
            return (
              <li key={test}>
                <Inline justify="between" gap="3">
                  <span>
                    <Spoken>{report}</Spoken>
                  </span>
                  <Button
                    variant="secondary"
                    size="small"
                    icon={DownloadIcon}
                    loading={busy === test}
                    loadingLabel={m.app_pleaseWait()}
                    onClick={() => void download(test)}
                  >
                    {m.medicalAppointment_saveReport()} <VisuallyHidden>{report}</VisuallyHidden>
                  </Button>
                </Inline>
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
}

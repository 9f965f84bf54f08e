import { useApp, useLocale } from '@lifedesk/journey';
import type { ChosenAmounts } from '@lifedesk/rules';
import { comparisonDocument, takeTempFile } from '@lifedesk/sdk';
import { Button, DownloadIcon } from '@lifedesk/ui';
import { type ReactElement, useState } from 'react';
import * as m from '../texts.ts';

interface SaveComparisonProps {
  readonly policyNo: string;
  readonly amounts: ChosenAmounts;
}

/** Saves the figures of the page, for the chosen amounts, as a PDF. */
export function SaveComparison({ policyNo, amounts }: SaveComparisonProps): ReactElement {
  const { sdk, fail, save } = useApp();
  const language = useLocale();
  const [saving, setSaving] = useState(false);
  const download = async () => {
    if (saving) return;
    setSaving(true);
    try {
      const file = await comparisonDocument(sdk, { policyNo, ...amounts, language }, { background: true });
      save(await takeTempFile(sdk, file), file.fileName);
    } catch (error) {
      fail(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <div>
      <Button
        variant="secondary"
        icon={DownloadIcon}
        loading={saving}
        loadingLabel={m.app_pleaseWait()}
        onClick={() => void download()}
      >
        {m.compare_save()}
      </Button>
    </div>
  );
}

import { useApp, useLocale, useOneAtATime } from '@lifedesk/journey';
import { healthDeclarationCopy } from '@lifedesk/sdk';
import { Button, DownloadIcon, VisuallyHidden } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

interface SaveCopyProps {
  readonly ticket: string;
  /** What was declared for, for people who only hear the button. */
  readonly name?: string;
}

/** Saves what the person declared. It goes to the device only as the file that they asked for. */
export function SaveCopy({ ticket, name }: SaveCopyProps): ReactElement {
  const { sdk, save } = useApp();
  const language = useLocale();
  const { busy, run } = useOneAtATime<'copy'>();
  const download = () =>
    run('copy', async () => {
      const { fileName, content } = await healthDeclarationCopy(sdk, { ticket, language }, { background: true });
      const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
      save(new Blob([bytes], { type: 'application/pdf' }), fileName);
    });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        icon={DownloadIcon}
        loading={busy !== undefined}
        loadingLabel={m.app_pleaseWait()}
        onClick={() => void download()}
      >
        {m.submitEhdf_saveCopy()} {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
      </Button>
    </div>
  );
}

import { Button, DownloadIcon, EmailIcon, Inline, VisuallyHidden } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { Busy } from './use-delivery.ts';

interface DocumentActionsProps {
  readonly id: string;
  /** The document in words, for people who only hear the buttons. */
  readonly name: string;
  readonly busy: Busy | undefined;
  readonly onDownload: () => void;
  readonly onEmail: () => void;
}

/** Download it, or send it to the registered email address. */
export function DocumentActions({ id, name, busy, onDownload, onEmail }: DocumentActionsProps): ReactElement {
  const is = (how: Busy['how']) => busy?.id === id && busy.how === how;
  return (
    <Inline gap="2">
      <Button
        variant="secondary"
        size="small"
        icon={DownloadIcon}
        loading={is('download')}
        loadingLabel={m.downloadCenter_downloading({ name })}
        onClick={onDownload}
      >
        {m.downloadCenter_download()} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <Button
        variant="text"
        size="small"
        icon={EmailIcon}
        loading={is('email')}
        loadingLabel={m.downloadCenter_emailing({ name })}
        onClick={onEmail}
      >
        {m.downloadCenter_email()} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </Inline>
  );
}

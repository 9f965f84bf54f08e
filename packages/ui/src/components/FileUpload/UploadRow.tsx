import { useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { Button } from '../Button/Button.tsx';
import { CheckIcon, DocumentIcon, ErrorIcon, type IconComponent } from '../icons.ts';
import { bar } from '../ProgressBar/ProgressBar.css.ts';
import * as styles from './FileUpload.css.ts';
import type { UploadItem, UploadState } from './upload-item.ts';

export interface UploadRowTexts {
  /** Formats a size in bytes, for example "2.4 MB". */
  size: (bytes: number) => string;
  checking: string;
  uploading: string;
  /** Formats a share from 0 to 1, for example "60%". */
  share: (share: number) => string;
  done: string;
  /** The upload failed, for example "The upload failed. Try again." */
  failed: string;
  /** Before the reason, for example "Not accepted". */
  refused: string;
  cancel: string;
  retry: string;
  remove: string;
  /** Names an action together with its file, for screen readers; it must include the action's own words. */
  about: (action: string, name: string) => string;
}

const icons: Record<UploadState, IconComponent> = {
  checking: DocumentIcon,
  uploading: DocumentIcon,
  done: CheckIcon,
  failed: ErrorIcon,
  refused: ErrorIcon,
};

interface UploadRowProps {
  item: UploadItem;
  texts: UploadRowTexts;
  onRetry: () => void;
  onRemove: () => void;
}

/**
 * One file: its name, its state in words, and the possible actions. Each change of state is announced to screen
 * readers.
 */
export function UploadRow({ item, texts, onRetry, onRemove }: UploadRowProps) {
  const { name, size, state, progress, reason } = item;
  const row = useRef<HTMLLIElement>(null);
  const Icon = icons[state];
  const under = state === 'checking' || state === 'uploading';
  const stop = under ? texts.cancel : texts.remove;
  return (
    <li ref={row} tabIndex={-1} className={styles.row} data-state={state}>
      <Icon className={styles.rowIcon} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} <span className={styles.size}>{texts.size(size)}</span>
        </p>
        <p className={styles.state}>
          <span role="status">{state === 'refused' ? `${texts.refused}: ${reason ?? ''}` : texts[state]}</span>
          {state === 'uploading' && progress !== undefined && (
            <span aria-hidden="true" className={styles.share}>
              {texts.share(progress)}
            </span>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {state === 'failed' && (
          <Button
            variant="text"
            className={styles.action}
            aria-label={texts.about(texts.retry, name)}
            onClick={() => {
              row.current?.focus(); // the button disappears
              onRetry();
            }}
          >
            {texts.retry}
          </Button>
        )}
        <Button variant="text" className={styles.action} aria-label={texts.about(stop, name)} onClick={onRemove}>
          {stop}
        </Button>
      </div>
      {state === 'uploading' && (
        <progress
          className={cx(bar, styles.progress)}
          aria-label={texts.about(texts.uploading, name)}
          max={1}
          value={progress}
          aria-valuetext={progress === undefined ? undefined : texts.share(progress)}
        />
      )}
    </li>
  );
}

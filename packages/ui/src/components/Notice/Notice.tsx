import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { stateNames } from '../../theme/tokens.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Notice.css.ts';

export const noticeTones = stateNames;
export type NoticeTone = (typeof noticeTones)[number];

/** The shape that shows the tone besides colour. */
export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon } as const;

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `info` by default. */
  tone?: NoticeTone | undefined;
  /** Full width without corners: for the `banner` slot of `PageShell`. */
  band?: boolean | undefined;
  /** The topic in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  /** With a name for the close button, the notice can be dismissed. */
  closeLabel?: string | undefined;
  onClose?: (() => void) | undefined;
}

/**
 * Information about this screen, in its place. It is part of the page: give it `role="alert"` only if it appears
 * because of what the person just did, and use a `Toast` for a message that has no place on the page.
 */
export function Notice({
  tone = 'info',
  band,
  title,
  children,
  actions,
  closeLabel,
  onClose,
  className,
  ...rest
}: NoticeProps) {
  const Icon = toneIcons[tone];
  return (
    <div {...rest} className={cx(styles.tone[tone], band && styles.band, className)} data-tone={tone}>
      <div className={styles.content}>
        <div className={styles.matter}>
          <Icon className={styles.mark[tone]} />
          <div className={styles.words}>
            {title !== undefined && (
              <p className={styles.title}>
                <Spoken>{title}</Spoken>
              </p>
            )}
            {children !== undefined && (
              <div className={styles.body}>
                <Spoken>{children}</Spoken>
              </div>
            )}
          </div>
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {closeLabel !== undefined && (
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} className={styles.close} />
      )}
    </div>
  );
}

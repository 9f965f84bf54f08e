import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { stateNames } from '../../theme/tokens.ts';
import { toneIcons } from '../Notice/Notice.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Badge.css.ts';

export const badgeTones = ['neutral', ...stateNames] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentProps<'span'> {
  /** The colour and shape of the state; the text names it. */
  tone?: BadgeTone | undefined;
}

/** A state in a word or two, with a shape for people who cannot see the colour. Not a button. */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  const Icon = tone === 'neutral' ? undefined : toneIcons[tone];
  return (
    <span {...rest} className={cx(styles.tone[tone], className)} data-tone={tone}>
      {Icon && <Icon className={styles.icon} />}
      <span>
        <Spoken>{children}</Spoken>
      </span>
    </span>
  );
}

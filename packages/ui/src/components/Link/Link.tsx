import { cx } from '../../lib/cx.ts';
import { Anchor, type LinkProps as AnchorProps, type RenderLink } from '../../lib/link.tsx';
import type { IconComponent } from '../icons.ts';
import * as styles from './Link.css.ts';

export const linkTones = ['accent', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends AnchorProps {
  /** `inherit` takes the colour around it, as in the header. */
  tone?: LinkTone | undefined;
  /** On its own, not in a sentence: gets a touch target's height. */
  alone?: boolean | undefined;
  /** Before the words; only with `alone`. */
  icon?: IconComponent | undefined;
  /** Renders the anchor, where `LinkContext` is not enough. */
  render?: RenderLink | undefined;
}

/** Leads somewhere. Always underlined: colour alone does not say that a word is a link. */
export function Link({ tone = 'accent', alone, icon: Icon, className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={cx(styles.tone[tone], alone && styles.alone, className)}>
      {Icon && <Icon className={styles.icon} />}
      {children}
    </Anchor>
  );
}

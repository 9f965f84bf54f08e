import { cx } from '../../lib/cx.ts';
import { Anchor, type LinkProps as AnchorProps, type RenderLink } from '../../lib/link.tsx';
import type { IconComponent } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Link.css.ts';

export const linkTones = ['accent', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends AnchorProps {
  /** `inherit` takes the surrounding colour, as in the header. */
  tone?: LinkTone | undefined;
  /** Alone, not in a sentence: gets the height of a touch target. */
  alone?: boolean | undefined;
  /** Before the text; only with `alone`. */
  icon?: IconComponent | undefined;
  /** Renders the anchor if `LinkContext` is not enough. */
  render?: RenderLink | undefined;
}

/** Goes somewhere. Always underlined: colour alone does not show that a word is a link. */
export function Link({ tone = 'accent', alone, icon: Icon, className, children, ...rest }: LinkProps) {
  return (
    <Anchor {...rest} className={cx(styles.tone[tone], alone && styles.alone, className)}>
      {Icon && <Icon className={styles.icon} />}
      <Spoken>{children}</Spoken>
    </Anchor>
  );
}

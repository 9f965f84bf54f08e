import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { Anchor } from '../../lib/link.tsx';
import type { IconComponent } from '../icons.ts';
import * as styles from './ActionTiles.css.ts';

export interface ActionTile {
  href: string;
  /** The action and its object, for example "Set up auto-debit". */
  label: string;
  icon: IconComponent;
}

export interface ActionTilesProps extends ComponentProps<'ul'> {
  items: readonly ActionTile[];
}

/** Likely next actions, each with its icon. All have equal weight; none is the primary action. */
export function ActionTiles({ items, className, ...rest }: ActionTilesProps) {
  return (
    <ul {...rest} className={cx(styles.tiles, className)}>
      {items.map(({ href, label, icon: Icon }) => (
        <li key={href} className={styles.item}>
          <Anchor href={href} className={styles.tile}>
            <Icon className={styles.icon} />
            <span>{label}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

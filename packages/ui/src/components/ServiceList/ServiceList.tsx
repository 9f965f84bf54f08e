import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Anchor } from '../../lib/link.tsx';
import type { IconComponent } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './ServiceList.css.ts';

export interface ServiceListItem {
  id: string;
  label: string;
  /** Its address; an item without one is not a link, and its note says why. */
  href?: string | undefined;
  icon?: IconComponent | undefined;
  /** Below the label: what kind of service it is, why it is not available, or what to do instead. */
  note?: ReactNode;
  /** Nothing can be done about it now: it looks lighter. */
  isUnavailable?: boolean | undefined;
}

export interface ServiceListProps extends ComponentProps<'ul'> {
  items: readonly ServiceListItem[];
  /** `grid`: side by side if there is room. `rows`: stacked, for a narrow place. */
  layout?: 'grid' | 'rows' | undefined;
}

/** Services and answers to choose from, each with its icon and a note. Items with an address are links. */
export function ServiceList({ items, layout = 'grid', className, ...rest }: ServiceListProps) {
  return (
    <ul {...rest} className={cx(styles.layout[layout], className)}>
      {items.map(({ id, label, href, icon: Icon, note, isUnavailable }) => (
        <li
          key={id}
          className={styles.item}
          data-quiet={href === undefined ? '' : undefined}
          data-unavailable={isUnavailable ? '' : undefined}
        >
          {Icon && <Icon className={styles.icon} />}
          <div className={styles.words}>
            {href === undefined ? (
              <span className={styles.label}>
                <Spoken>{label}</Spoken>
              </span>
            ) : (
              <Anchor href={href} className={cx(styles.label, styles.link)}>
                <Spoken>{label}</Spoken>
              </Anchor>
            )}
            {note && (
              <div className={styles.note}>
                <Spoken>{note}</Spoken>
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

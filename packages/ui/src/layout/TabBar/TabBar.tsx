import type { ComponentProps, ReactNode } from 'react';
import type { IconComponent } from '../../components/icons.ts';
import { cx } from '../../lib/cx.ts';
import { Anchor } from '../../lib/link.tsx';
import * as styles from './TabBar.css.ts';

interface Tab {
  /** One word. */
  label: string;
  icon: IconComponent;
}

export type TabBarItem =
  | (Tab & {
      href: string;
      /** The page that is open. */
      current?: boolean | undefined;
    })
  | (Tab & {
      /** Opens something over the page, such as the menu. */
      onPress: () => void;
      open: boolean;
    });

export interface TabBarProps extends ComponentProps<'nav'> {
  /** Names the navigation, for example "Main". */
  label: string;
  /** Three to five. */
  items: readonly TabBarItem[];
}

/** The few places where people go most, within reach of the thumb. Only below 768. */
export function TabBar({ label, items, className, ...rest }: TabBarProps) {
  return (
    <nav {...rest} aria-label={label} className={cx(styles.bar, className)}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.place}>
            {'href' in item ? (
              <Anchor href={item.href} aria-current={item.current ? 'page' : undefined} className={styles.tab}>
                <Words {...item} />
              </Anchor>
            ) : (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-expanded={item.open}
                onClick={item.onPress}
                className={styles.tab}
              >
                <Words {...item} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Words({ label, icon: Icon }: Tab): ReactNode {
  return (
    <>
      <Icon className={styles.icon} />
      <span className={styles.label}>{label}</span>
    </>
  );
}

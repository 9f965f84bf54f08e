import { type ComponentProps, type ReactNode, useId } from 'react';
import { ExpandIcon, type IconComponent } from '../../components/icons.ts';
import { cx } from '../../lib/cx.ts';
import { Anchor } from '../../lib/link.tsx';
import * as styles from './SideMenu.css.ts';

export interface MenuItem {
  href: string;
  label: string;
  icon?: IconComponent | undefined;
  /** The page that is open. */
  current?: boolean | undefined;
  /** How many there are, after the text, and the same in words: "1 open request". */
  count?: { readonly value: number; readonly words: string } | undefined;
  /** After the text: a note, or that the service is closed for now. */
  badge?: ReactNode;
}

export interface MenuGroup {
  /** The name of the group. Leave it out for the first, unnamed group. */
  label?: string | undefined;
  items: readonly MenuItem[];
  /** Whether it shows its items. Only with `onToggle`; a group without that is always open. */
  open?: boolean | undefined;
  /** Called when the person opens or closes the group by its label. */
  onToggle?: ((open: boolean) => void) | undefined;
}

export interface SideMenuProps extends ComponentProps<'nav'> {
  /** Names the navigation, for example "Services". */
  label: string;
  groups: readonly MenuGroup[];
  /** Above the groups: the search of the services. */
  search?: ReactNode;
  /** Shown instead of the groups when a search finds nothing. */
  empty?: ReactNode;
}

/**
 * The services in groups. The same list is beside the page from 1280 and in the drawer below that width; `PageShell`
 * places it.
 */
export function SideMenu({ label, groups, search, empty, className, ...rest }: SideMenuProps) {
  const filled = groups.filter((group) => group.items.length > 0);
  return (
    <nav aria-label={label} {...rest} className={cx(styles.menu, className)}>
      {search}
      {filled.length === 0 ? empty : filled.map((group, at) => <Group key={group.label ?? at} {...group} />)}
    </nav>
  );
}

function Group({ label, items, open = true, onToggle }: MenuGroup) {
  const id = useId();
  const listId = useId();
  return (
    <div data-group={onToggle && ''}>
      {label !== undefined && (
        <h2 className={styles.groupLabel} id={id}>
          {onToggle ? (
            <button
              type="button"
              aria-expanded={open}
              aria-controls={listId}
              onClick={() => onToggle(!open)}
              className={styles.toggle}
            >
              <span className={styles.itemLabel}>{label}</span>
              <ExpandIcon className={styles.arrow} />
            </button>
          ) : (
            label
          )}
        </h2>
      )}
      <ul id={listId} aria-labelledby={label === undefined ? undefined : id} hidden={!open}>
        {items.map((item) => (
          <li key={item.href}>
            <Item {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Item({ href, label, icon: Icon, current, count, badge }: MenuItem) {
  const countId = useId();
  return (
    <>
      <Anchor
        href={href}
        aria-current={current ? 'page' : undefined}
        aria-describedby={count && countId}
        className={styles.item}
      >
        {Icon && <Icon className={styles.icon} />}
        <span className={styles.itemLabel}>{label}</span>
        {count && (
          <span aria-hidden="true" className={styles.count}>
            {count.value.toLocaleString('en-IN')}
          </span>
        )}
        {badge}
      </Anchor>
      {count && (
        <span hidden id={countId}>
          {count.words}
        </span>
      )}
    </>
  );
}

import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './PageShell.css.ts';

export interface PageShellProps extends ComponentProps<'div'> {
  /** Of the link that jumps over header and menu, as "Skip to the content". */
  skipLabel: string;
  header: ReactNode;
  /** Beside the page from 1280; put the same `SideMenu` into a `MenuDrawer` for narrower screens. */
  menu?: ReactNode;
  footer?: ReactNode;
  /** Between header and content, at the width of the page: a maintenance notice, or that the device is offline. */
  banner?: ReactNode;
  /** The `main` element: move focus to it after a change of page. The page scrolls as a whole, not inside of it. */
  mainRef?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** The frame of every page: skip link, header, side menu, content, footer. */
export function PageShell(props: PageShellProps) {
  const { skipLabel, header, menu, footer, banner, mainRef, children, className, ...rest } = props;
  const mainId = useId();
  return (
    <div {...rest} className={cx(styles.shell, className)}>
      <a href={`#${mainId}`} className={styles.skip}>
        {skipLabel}
      </a>
      {header}
      <div className={styles.body}>
        {menu && <div className={styles.aside}>{menu}</div>}
        <div className={styles.column}>
          {banner}
          <main id={mainId} ref={mainRef} tabIndex={-1} className={styles.main}>
            {children}
          </main>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </div>
      </div>
    </div>
  );
}

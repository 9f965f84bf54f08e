import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import * as styles from './PageShell.css.ts';

export interface PageShellProps extends ComponentProps<'div'> {
  /** Text of the link that skips header and menu, for example "Skip to main content". */
  skipLabel: string;
  header: ReactNode;
  /** Beside the page from 1280; put the same `SideMenu` into a `MenuDrawer` for narrower screens. */
  menu?: ReactNode;
  footer?: ReactNode;
  /** Between header and content, across the page: a maintenance notice, or that the device is offline. */
  banner?: ReactNode;
  /** A `Hero` at the top of the content: the page's heading and a sentence. */
  hero?: ReactNode;
  /** The hero is shown only from 1280. */
  heroFrom?: 'desktop' | undefined;
  /** The `main` element: move focus to it after a change of page. The page scrolls as a whole, not inside it. */
  mainRef?: Ref<HTMLElement> | undefined;
  children: ReactNode;
}

/** The frame of every page: skip link, header, side menu, content, footer. */
export function PageShell(props: PageShellProps) {
  const { skipLabel, header, menu, footer, banner, hero, heroFrom, mainRef, children, className, ...rest } = props;
  const mainId = useId();
  return (
    <div {...rest} className={cx(styles.shell, className)} data-menu={menu ? 'beside' : 'none'}>
      <a href={`#${mainId}`} className={styles.skip}>
        {skipLabel}
      </a>
      {header}
      <div className={styles.body}>
        {menu && (
          <div className={styles.aside}>
            <div className={styles.asideContent}>{menu}</div>
          </div>
        )}
        <div className={styles.column}>
          {banner}
          <main
            id={mainId}
            ref={mainRef}
            tabIndex={-1}
            className={styles.main}
            data-hero={hero ? (heroFrom ?? '') : undefined}
          >
            {hero}
            <div className={styles.content}>{children}</div>
          </main>
          {footer && (
            <footer className={styles.footerLine}>
              <div className={styles.footer}>{footer}</div>
            </footer>
          )}
        </div>
      </div>
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Anchor } from '../../lib/link.tsx';
import * as styles from './Header.css.ts';

export interface HeaderBrand {
  /** The insurer's name. */
  name: string;
  /** The name of this site, below the insurer's name. */
  productName?: string | undefined;
  /** `Brand.markPath`: one path in a square of 32 units. Or the insurer's own image instead. */
  mark: string | { src: string };
}

export interface HeaderProps extends ComponentProps<'header'> {
  brand: HeaderBrand;
  /** The address that the brand links to. */
  homeHref: string;
  /** Before the brand, below 1280: the button that opens the menu (`MenuButton`). */
  menuButton?: ReactNode;
  /** At the end: language, notifications, account. Use the `ghost` variant of buttons here. */
  children?: ReactNode;
}

/** The insurer's name and the actions of every page. Stays at the top. */
export function Header({ brand, homeHref, menuButton, children, className, ...rest }: HeaderProps) {
  return (
    <header {...rest} className={cx(styles.header, className)}>
      <div className={styles.bar}>
        {menuButton && <div className={styles.menuButton}>{menuButton}</div>}
        <Anchor href={homeHref} className={styles.brand}>
          <BrandMark mark={brand.mark} />
          <span className={styles.name}>
            <span className={styles.insurer}>{brand.name}</span>
            {' ' /* the names are two words to who hears them */}
            {brand.productName && <span className={styles.product}>{brand.productName}</span>}
          </span>
        </Anchor>
        <div className={styles.actions}>{children}</div>
      </div>
    </header>
  );
}

/** Decorative, beside the name, which says the same. */
function BrandMark({ mark }: Pick<HeaderBrand, 'mark'>) {
  if (typeof mark !== 'string') return <img src={mark.src} alt="" className={styles.mark} />;
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={styles.mark}>
      <path d={mark} />
    </svg>
  );
}

import { type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon } from '../icons.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** Also the key. */
  title: string;
  content: ReactNode;
  defaultOpen?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** At most one is open. Only where the answers exclude one another: closing what someone reads is rude. */
  single?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Questions with answers that open in place. Found by the browser's search in the page also while closed. */
export function Accordion({ items, single, className, ref }: AccordionProps) {
  const name = useId();
  return (
    <div ref={ref} className={cx(styles.accordion, className)}>
      {items.map(({ title, content, defaultOpen }) => (
        <details key={title} className={styles.item} open={defaultOpen} {...(single && { name })}>
          <summary className={styles.summary}>
            <span>{title}</span>
            <ExpandIcon className={styles.arrow} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}

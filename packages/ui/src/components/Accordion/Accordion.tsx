import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  /** Also used as the key. */
  title: string;
  content: ReactNode;
  defaultOpen?: boolean | undefined;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /**
   * Keeps at most one open. Use it only if the answers exclude each other: closing an answer that someone is reading is
   * rude.
   */
  single?: boolean | undefined;
  /**
   * The titles of the open items. Controlled with `onOpenChange`; otherwise each item starts from its `defaultOpen`.
   */
  open?: readonly string[] | undefined;
  /** Called when the person, or the browser's search in the page, opens or closes an item. */
  onOpenChange?: ((open: readonly string[]) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Questions with answers that open in place. The browser's search finds text in closed answers too. */
export function Accordion({ items, single, open, onOpenChange, className, ref }: AccordionProps) {
  const name = useId();
  const turn = (title: string, opens: boolean) => {
    if (open === undefined || open.includes(title) === opens) return;
    const others = single ? [] : open.filter((other) => other !== title);
    onOpenChange?.(opens ? [...others, title] : others);
  };
  const press = (event: MouseEvent, title: string) => {
    if (open === undefined) return;
    event.preventDefault(); // the caller decides
    turn(title, !open.includes(title));
  };
  return (
    <div ref={ref} className={cx(styles.accordion, className)}>
      {items.map(({ title, content, defaultOpen }) => (
        <details
          key={title}
          className={styles.item}
          open={open === undefined ? defaultOpen : open.includes(title)}
          onToggle={(event) => turn(title, event.currentTarget.open)}
          {...(single && { name })}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, for the keyboard too */}
          <summary className={styles.summary} onClick={(event) => press(event, title)}>
            <span>
              <Spoken>{title}</Spoken>
            </span>
            <ExpandIcon className={styles.arrow} />
          </summary>
          <div className={styles.content}>
            <Spoken>{content}</Spoken>
          </div>
        </details>
      ))}
    </div>
  );
}

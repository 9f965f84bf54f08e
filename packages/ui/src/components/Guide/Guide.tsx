import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Guide.css.ts';

export interface GuideSection {
  /** For example "What happens next". Also the key. */
  title: string;
  /** A few short sentences. A section without any is left out. */
  items: readonly ReactNode[];
  /** They happen in this order. */
  numbered?: boolean | undefined;
}

export interface GuideProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names this part of the page for screen readers, for example "About this request". */
  label: string;
  sections: readonly GuideSection[];
}

/**
 * A form of 640 px with its `Guide`: beside it from 1024, below it on a narrower screen. Hidden while the form loads.
 */
export function Guided({ guide, children }: { guide: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.guided}>
      <div>{children}</div>
      {guide}
    </div>
  );
}

/** Explains a form, beside it: what the person needs, what happens next, who helps. */
export function Guide({ label, sections, className, ...rest }: GuideProps) {
  return (
    <section {...rest} aria-label={label} className={cx(styles.guide, className)}>
      {sections
        .filter(({ items }) => items.length > 0)
        .map(({ title, items, numbered }) => (
          <div key={title} className={styles.section}>
            <Heading level={2} look="h3">
              {title}
            </Heading>
            <Items items={items} numbered={numbered} />
          </div>
        ))}
    </section>
  );
}

function Items({ items, numbered }: Pick<GuideSection, 'items' | 'numbered'>) {
  if (items.length === 1)
    return (
      <div>
        <Spoken>{items[0]}</Spoken>
      </div>
    );
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={styles.list[numbered ? 'numbered' : 'dots']}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts of a section do not change order
        <li key={at}>
          <Spoken>{item}</Spoken>
        </li>
      ))}
    </List>
  );
}

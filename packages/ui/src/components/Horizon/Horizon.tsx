import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Amount } from '../Amount/Amount.tsx';
import type { PolicyKind } from '../PolicyFace/PolicyFace.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import * as styles from './Horizon.css.ts';

/** In turn: the person pays; the bank pays automatically; something to keep or submit; something ends. */
export const horizonMarks = ['pay', 'debit', 'date', 'end'] as const;
export type HorizonMark = (typeof horizonMarks)[number];

export interface HorizonMonth {
  /** For example `2026-12`. */
  id: string;
  /** Short, for example "Dec". */
  label: string;
  /** The amount of the month, formatted. */
  amount?: ReactNode;
}

export interface HorizonItem {
  id: string;
  /** The `id` of its month. */
  month: string;
  /** The `id`s of later months in which the same happens again; the drawing has a mark in each. */
  repeats?: readonly string[] | undefined;
  mark: HorizonMark;
  /** Gives it the hue of the policy. */
  kind?: PolicyKind | undefined;
  /** The formatted day, for example "02/12/2026". */
  when: ReactNode;
  /** What happens, for example "Premium due". */
  title: ReactNode;
  /** The name of the policy. */
  about?: ReactNode;
  amount?: ReactNode;
}

export interface HorizonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the list, for example "Your next 12 months". */
  label: string;
  /** The months in order; the first is the present one. */
  months: readonly HorizonMonth[];
  /** In order of date. */
  items: readonly HorizonItem[];
  /** How many are listed initially; a button shows the others. 6 by default. */
  shown?: number | undefined;
  /** The label of that button, for example "Show 8 more". */
  moreLabel?: string | undefined;
}

/**
 * Coming events on a timeline. The drawing above is visual only and shown if there is room; the list below has
 * everything, on a phone with the line at its side, in print and for screen readers.
 */
export function Horizon({ label, months, items, shown = 6, moreLabel, className, ...rest }: HorizonProps) {
  const later = items.slice(shown);
  return (
    <div {...rest} className={cx(styles.horizon, className)}>
      <div
        aria-hidden="true"
        className={styles.rail}
        data-crowded={months.some((_, at) => isCrowded(months, at)) || undefined}
      >
        {months.map((month, at) => (
          <Month key={month.id} {...month} raised={isCrowded(months, at)} items={items} />
        ))}
      </div>
      <ol aria-label={label} className={styles.list}>
        {items.slice(0, shown).map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </ol>
      {later.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{moreLabel}</summary>
          <ol className={styles.list}>
            {later.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** Every second amount of neighbouring months is one line higher, so that none covers the next. */
function isCrowded(months: readonly HorizonMonth[], at: number): boolean {
  let before = 0;
  while (months[at - 1 - before]?.amount !== undefined) before += 1;
  return months[at]?.amount !== undefined && before % 2 === 1;
}

function Month({
  id,
  label,
  amount,
  raised,
  items,
}: HorizonMonth & { raised: boolean; items: readonly HorizonItem[] }) {
  // three marks are distinguishable; for more, the list says how many
  const marks = items.filter(({ month, repeats }) => month === id || repeats?.includes(id)).slice(0, 3);
  return (
    <div className={styles.month} data-empty={marks.length === 0 || undefined}>
      <span className={styles.tag} data-raised={raised || undefined}>
        {amount}
      </span>
      <span className={styles.marks}>
        {marks.map((item) => (
          <span key={item.id} data-mark={item.mark} className={cx(styles.mark, item.kind && styles.hue[item.kind])} />
        ))}
      </span>
      <span className={styles.monthName}>{label}</span>
    </div>
  );
}

function Item({ mark, kind, when, title, about, amount }: HorizonItem) {
  return (
    <li className={styles.item}>
      <span aria-hidden="true" className={styles.markPlace}>
        <span data-mark={mark} className={cx(styles.mark, kind && styles.hue[kind])} />
      </span>
      <div className={styles.words}>
        <p className={styles.when}>
          <Amount>{when}</Amount>
        </p>
        <p className={styles.title}>
          <Spoken>{title}</Spoken>
        </p>
        {about !== undefined && (
          <p className={styles.about}>
            <Spoken>{about}</Spoken>
          </p>
        )}
      </div>
      {amount !== undefined && <Amount size="body">{amount}</Amount>}
    </li>
  );
}

// biome-ignore-all lint/a11y/noRedundantRoles: a row on a phone is not laid out as a table, which removes the roles
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Badge } from '../Badge/Badge.tsx';
import * as link from '../Link/Link.css.ts';
import { Link } from '../Link/Link.tsx';
import { Spoken } from '../Spoken/Spoken.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ReviewList.css.ts';

export interface ReviewEdit {
  /** The visible text, for example "Change". */
  text: string;
  /**
   * The same with its object, for example "Change the account number": for people who hear the links one after the
   * other.
   */
  label: string;
  /** Goes back to the question … */
  href?: string | undefined;
  /** … or handles it. One of the two. */
  onPress?: (() => void) | undefined;
}

export interface ReviewRow {
  id: string;
  /** The label, for example "Account number". */
  label: string;
  /** The present value. Left out if nothing is compared; null if there is none yet. */
  before?: ReactNode;
  /** The new value. */
  after: ReactNode;
  /** Whether the two differ: the row then says so in a word. */
  changed?: boolean | undefined;
  /** An amount, a date, a number: it does not wrap. */
  figure?: boolean | undefined;
  edit?: ReviewEdit | undefined;
}

export interface ReviewListProps extends Pick<ComponentProps<'table'>, 'id' | 'className' | 'ref'> {
  /** What is reviewed, for example "Your bank account". */
  caption: string;
  rows: readonly ReviewRow[];
  texts: {
    /** Above the present values, for example "Now". */
    before: string;
    /** Above the new values, for example "After the change". */
    after: string;
    /** In a row that differs, for example "Will change". */
    changed: string;
    /** If there is no present value, for example "None". */
    nothing: string;
    /** Header of the label column, for screen readers, for example "Detail". */
    detail: string;
    /** Header of the link column, for screen readers, for example "Action". */
    action: string;
  };
}

/**
 * What the person is about to send: before and after side by side, stacked on a phone. A word marks what changes.
 * Without any `before` it is a plain list of answers to check.
 */
export function ReviewList({ caption, rows, texts, className, ...rest }: ReviewListProps) {
  const compares = rows.some(({ before }) => before !== undefined);
  const edits = rows.some(({ edit }) => edit);
  const columns = [texts.detail, ...(compares ? [texts.before] : []), texts.after, ...(edits ? [texts.action] : [])];
  return (
    <table {...rest} role="table" className={cx(styles.table, className)}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles.headCell}>
              {column === texts.detail || column === texts.action ? <VisuallyHidden>{column}</VisuallyHidden> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} texts={texts} compares={compares} edits={edits} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<ReviewListProps, 'texts'> {
  row: ReviewRow;
  compares: boolean;
  edits: boolean;
}

function Row({ row, texts, compares, edits }: RowProps) {
  const { label, before, after, changed, figure, edit } = row;
  const compared = compares && before !== undefined;
  const value = cx(styles.value, figure && styles.figure, !compared && styles.single);
  return (
    <tr role="row" className={styles.row} data-changed={changed}>
      <th role="rowheader" scope="row" className={styles.name}>
        <Spoken>{label}</Spoken>
        {changed && (
          <>
            {' '}
            <span className={styles.changed}>
              <Badge tone="info">{texts.changed}</Badge>
            </span>
          </>
        )}
      </th>
      {compared && (
        <td role="cell" className={cx(value, styles.before)} data-label={texts.before}>
          <span className={styles.content}>
            <Spoken>{before ?? texts.nothing}</Spoken>
          </span>
        </td>
      )}
      <td
        role="cell"
        className={cx(value, styles.next)}
        data-label={texts.after}
        // a row that is not compared must not claim that it was empty before
        colSpan={compares && !compared ? 2 : undefined}
      >
        <span className={styles.content}>
          <Spoken>{after}</Spoken>
        </span>
      </td>
      {edits && (
        <td role="cell" className={styles.edit}>
          {edit && <Edit {...edit} />}
        </td>
      )}
    </tr>
  );
}

function Edit({ text, label, href, onPress }: ReviewEdit) {
  return href === undefined ? (
    <button type="button" className={cx(styles.button, link.tone.accent)} aria-label={label} onClick={onPress}>
      {text}
    </button>
  ) : (
    <Link href={href} alone aria-label={label}>
      {text}
    </Link>
  );
}

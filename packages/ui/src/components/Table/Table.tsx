// biome-ignore-all lint/a11y/noRedundantRoles: the cards of a phone are not laid out as a table, which takes the roles away
import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  /** Of the column; on a phone, before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** An amount, a date, a number: at the end of the column, on one line. */
  figure?: boolean | undefined;
  /** Its header is a button that calls `onSort`. */
  sortable?: boolean | undefined;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table holds. */
  caption: ReactNode;
  /** The caption is for screen readers only, where a heading beside it says the same. */
  captionHidden?: boolean | undefined;
  /** The first names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are sorted; sorting them is the caller's work. */
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
}

/** Rows of the same facts. Below 768 each row becomes a card with the column's name before each value. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, sort, onSort }: TableProps<Row>) {
  return (
    <table role="table" className={styles.table}>
      <caption className={captionHidden ? undefined : styles.caption}>
        {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={styles.row}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  role={at === 0 ? 'rowheader' : 'cell'}
                  scope={at === 0 ? 'row' : undefined}
                  className={cx(styles.cell, column.figure && styles.figure)}
                  data-label={column.header}
                  data-first={at === 0}
                >
                  <span className={styles.content}>{column.cell(row)}</span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: { column: TableColumn<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const { id, header, sortable, figure } = column;
  const sorted = sort?.columnId === id ? sort.direction : 'none';
  const next = sorted === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      className={cx(styles.headCell, figure && styles.figure)}
      aria-sort={sortable ? sorted : undefined}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort?.({ columnId: id, direction: next })}>
          {header}
          <ExpandIcon className={styles.sortIcon} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

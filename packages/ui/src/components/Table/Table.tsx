// biome-ignore-all lint/a11y/noRedundantRoles: cards on a phone are not laid out as a table, which removes the roles
import type { CSSProperties, ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon, SortIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  /** Header of the column; on a phone, before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** An amount, a date, a number: at the end of the column, without wrapping. */
  figure?: boolean | undefined;
  /** Its header is a button that calls `onSort`. */
  sortable?: boolean | undefined;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** What the table contains. */
  caption: ReactNode;
  /** Shows the caption to screen readers only, if a heading beside it says the same. */
  captionHidden?: boolean | undefined;
  /** The first column names the row. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are sorted; the caller sorts them. */
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /**
   * Below 768: `cards` by default; `lines` for long lists, where the last column has buttons and is beside the others;
   * `table` for two narrow columns that fit side by side.
   */
  onPhone?: 'cards' | 'lines' | 'table' | undefined;
  /**
   * From 768 on: `rows` by default; `columns` shows a few rows of many facts side by side, headers first. For screen
   * readers they remain rows. The caption is then for screen readers only.
   */
  onDesk?: 'rows' | 'columns' | undefined;
  /** Shown instead of rows if there are none: why, and what would change that. Without it only the headers show. */
  empty?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLTableElement> | undefined;
}

/**
 * Rows with the same facts. Below 768 each row becomes a card with the column's name before each value, or a line of a
 * list. The caller sorts and pages (`Pagination`), since it knows where the rows come from.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    captionHidden,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    onPhone = 'cards',
    onDesk = 'rows',
    empty,
    className,
    ref,
  } = props;
  const lines = onPhone === 'lines';
  const cards = lines || onPhone === 'cards';
  const figure = lines ? styles.linesFigure : cards ? styles.cardsFigure : styles.figure;
  const hidesCaption = captionHidden || onDesk === 'columns';
  const sortable = cards && columns.some((column) => column.sortable);
  const turned = onDesk === 'columns';
  const part = cards ? undefined : styles.tableOnPhone;
  const onPhoneRow = lines ? styles.linesRow : cards ? styles.cardsRow : styles.lineOnPhone;
  const classOfRow = cx(styles.row, onPhoneRow, turned && styles.turnedRow);
  const onPhoneCell = lines ? styles.linesCell : cards && styles.cardsCell;
  const classOfCell = cx(styles.cell, onPhoneCell, turned && styles.turnedCell);
  const classOfFigure = cx(classOfCell, figure);
  const onLine = (at: number) => (cards ? undefined : at === 0 ? styles.nameOnPhone : styles.valueOnPhone);
  return (
    <table
      ref={ref}
      role="table"
      className={cx(styles.table, cards ? styles.cardsTable : part, turned && styles.turnedTable, className)}
      {...(turned && { style: { '--facts': columns.length } as CSSProperties })}
      {...(lines && { style: { '--lines': columns.length - 2 } as CSSProperties })}
    >
      <caption className={hidesCaption ? styles.hiddenCaption : cx(styles.caption, cards ? styles.cardsCaption : part)}>
        {hidesCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead
        role="rowgroup"
        className={cx(sortable ? styles.cardsSortHead : cards ? styles.cardsHead : part, turned && styles.turnedGroup)}
      >
        <tr
          role="row"
          className={cx(
            sortable && styles.cardsSortRow,
            !cards && cx(styles.lineOnPhone, styles.headLineOnPhone),
            turned && styles.turnedRow,
          )}
        >
          {columns.map((column, at) => (
            <HeadCell
              key={column.id}
              column={column}
              sort={sort}
              onSort={onSort}
              className={cx(
                styles.headCell,
                column.figure && !turned && figure,
                sortable && styles.cardsSortCell,
                turned && styles.turnedCell,
                onLine(at),
              )}
            />
          ))}
        </tr>
      </thead>
      <tbody
        role="rowgroup"
        className={cx(lines ? styles.linesBody : cards ? styles.cardsBody : part, turned && styles.turnedGroup)}
      >
        {rows.length === 0 && empty !== undefined && (
          <tr role="row" className={classOfRow}>
            <td role="cell" colSpan={columns.length} className={styles.cell}>
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={classOfRow}>
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  role={at === 0 ? 'rowheader' : 'cell'}
                  scope={at === 0 ? 'row' : undefined}
                  className={cx(column.figure ? classOfFigure : classOfCell, onLine(at))}
                  data-label={column.header}
                  data-first={at === 0}
                >
                  <span className={cards && !lines ? styles.cardsContent : undefined}>{column.cell(row)}</span>
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
  className,
}: { column: TableColumn<Row>; className: string } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const { id, header, sortable } = column;
  const sorted = sort?.columnId === id ? sort.direction : 'none';
  // before it is sorted, the arrows show that it can be
  const Arrow = sorted === 'none' ? SortIcon : ExpandIcon;
  const next = sorted === 'ascending' ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={sortable ? sorted : undefined}>
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort?.({ columnId: id, direction: next })}>
          {header}
          <Arrow className={styles.sortIcon} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

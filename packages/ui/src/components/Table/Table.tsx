// biome-ignore-all lint/a11y/noRedundantRoles: cards on a phone are not laid out as a table, which removes the roles
import type { CSSProperties, ReactNode, Ref } from 'react';
import { cx } from '../../lib/cx.ts';
import { ExpandIcon, SortIcon } from '../icons.ts';
import { Spoken } from '../Spoken/Spoken.tsx';
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
   * `table` for two narrow columns that fit side by side; `pair` shows the rows of `shownOnPhone` side by side, facts
   * first.
   */
  onPhone?: 'cards' | 'lines' | 'table' | 'pair' | undefined;
  /** Which rows show below 768: two of them with `pair`. All by default. */
  shownOnPhone?: ((row: Row) => boolean) | undefined;
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

/** The classes of each part below 768. */
interface PhoneClasses {
  table: string;
  caption: string;
  head: string;
  headRow?: string;
  headCell?: string;
  body: string;
  row: string;
  cell?: string;
  figure: string;
  /** The first cell of a row, and the others. */
  name?: string;
  value?: string;
  content?: string;
}

const PHONE: Readonly<Record<'cards' | 'lines' | 'table' | 'pair', PhoneClasses>> = {
  cards: {
    table: styles.cardsTable,
    caption: styles.cardsCaption,
    head: styles.cardsHead,
    body: styles.cardsBody,
    row: styles.cardsRow,
    cell: styles.cardsCell,
    figure: styles.cardsFigure,
    content: styles.cardsContent,
  },
  lines: {
    table: styles.cardsTable,
    caption: styles.cardsCaption,
    head: styles.cardsHead,
    body: styles.linesBody,
    row: styles.linesRow,
    cell: styles.linesCell,
    figure: styles.linesFigure,
  },
  table: {
    table: styles.tableOnPhone,
    caption: styles.tableOnPhone,
    head: styles.tableOnPhone,
    headRow: cx(styles.lineOnPhone, styles.headLineOnPhone),
    body: styles.tableOnPhone,
    row: styles.lineOnPhone,
    figure: styles.figure,
    name: styles.nameOnPhone,
    value: styles.valueOnPhone,
  },
  pair: {
    table: styles.pairTable,
    caption: styles.hiddenCaption,
    head: styles.pairGroup,
    headRow: styles.pairRow,
    headCell: styles.pairCell,
    body: styles.pairGroup,
    row: styles.pairRow,
    cell: styles.pairCell,
    figure: styles.pairCell,
  },
};

/** The classes of a table that is turned from 768 on. */
const TURNED = {
  table: styles.turnedTable,
  group: styles.turnedGroup,
  row: styles.turnedRow,
  cell: styles.turnedCell,
};
/** The classes of headers that stay visible on a phone, because they sort. */
const SORTED = { head: styles.cardsSortHead, row: styles.cardsSortRow, cell: styles.cardsSortCell };

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
    shownOnPhone,
    onDesk = 'rows',
    empty,
    className,
    ref,
  } = props;
  const isTurned = onDesk === 'columns';
  const hidesCaption = captionHidden || isTurned;
  const phone = PHONE[onPhone];
  const turned = isTurned ? TURNED : undefined;
  const sorted = onPhone !== 'table' && columns.some(({ sortable }) => sortable) ? SORTED : undefined;
  const classOfRow = cx(styles.row, phone.row, turned?.row);
  const placeOf = (at: number) => (at === 0 ? phone.name : phone.value);
  return (
    <table
      ref={ref}
      role="table"
      className={cx(styles.table, phone.table, turned?.table, className)}
      style={countsOf(columns.length, onPhone, isTurned)}
    >
      {hidesCaption ? (
        <caption className={styles.hiddenCaption}>
          <VisuallyHidden>
            <Spoken>{caption}</Spoken>
          </VisuallyHidden>
        </caption>
      ) : (
        <caption className={cx(styles.caption, phone.caption)}>
          <Spoken>{caption}</Spoken>
        </caption>
      )}
      <thead role="rowgroup" className={cx(sorted?.head ?? phone.head, turned?.group)}>
        <tr role="row" className={cx(sorted?.row, phone.headRow, turned?.row)}>
          {columns.map((column, at) => (
            <HeadCell
              key={column.id}
              column={column}
              sort={sort}
              onSort={onSort}
              className={cx(
                styles.headCell,
                column.figure && !isTurned && cx(phone.figure, styles.figureHead),
                sorted?.cell,
                turned?.cell,
                phone.headCell,
                placeOf(at),
              )}
            />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={cx(phone.body, turned?.group)}>
        {rows.length === 0 && empty !== undefined && (
          <tr role="row" className={classOfRow}>
            <td role="cell" colSpan={columns.length} className={styles.cell}>
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={cx(classOfRow, shownOnPhone?.(row) === false && styles.hiddenOnPhone)}
          >
            {columns.map((column, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  role={at === 0 ? 'rowheader' : 'cell'}
                  scope={at === 0 ? 'row' : undefined}
                  className={cx(styles.cell, phone.cell, turned?.cell, column.figure && phone.figure, placeOf(at))}
                  data-label={column.header}
                  data-first={at === 0}
                >
                  <span className={phone.content}>
                    <Spoken>{column.cell(row)}</Spoken>
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many facts a turned row has, and how many lines one has on a phone; the style sheet counts with them. */
function countsOf(columns: number, onPhone: TableProps<unknown>['onPhone'], isTurned: boolean) {
  if (onPhone === 'lines') return { '--lines': columns - 2 } as CSSProperties;
  return isTurned || onPhone === 'pair' ? ({ '--facts': columns } as CSSProperties) : undefined;
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

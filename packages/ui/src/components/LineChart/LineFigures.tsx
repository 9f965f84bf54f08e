import { useMemo, useState } from 'react';
import { FiguresOnDemand } from '../Chart/ChartFrame.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Table, type TableColumn } from '../Table/Table.tsx';
import type { DrawnLineChart } from './line-chart-config.ts';

const ROWS = 25;

/** The figures of the lines as a table, the latest first. */
export function LineFigures(props: DrawnLineChart) {
  return <FiguresOnDemand label={props.texts.showTable}>{() => <Figures {...props} />}</FiguresOnDemand>;
}

function Figures({ drawing, texts, series, formatValue, formatDate }: DrawnLineChart) {
  const { dates, lines } = drawing;
  const [page, setPage] = useState(1);
  const pageCount = Math.ceil(dates.length / ROWS);
  const columns = useMemo<TableColumn<number>[]>(
    () => [
      { id: 'date', header: texts.date, cell: (index) => formatDate(dates[index] as string) },
      ...lines.map(({ kind, values }, line) => ({
        id: kind,
        header: series[line]?.label ?? '',
        figure: true,
        cell: (index: number) => {
          const value = values[index];
          return value === undefined ? texts.missing : formatValue(value);
        },
      })),
    ],
    [dates, lines, texts, series, formatValue, formatDate],
  );
  const first = (Math.min(page, pageCount) - 1) * ROWS;
  const rows = Array.from({ length: Math.min(ROWS, dates.length - first) }, (_, at) => dates.length - 1 - first - at);
  return (
    <>
      <Table
        caption={texts.label}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={String}
        onPhone={lines.length === 1 ? 'table' : 'cards'}
      />
      <Pagination texts={texts.pages} pageCount={pageCount} page={page} onPageChange={setPage} />
    </>
  );
}

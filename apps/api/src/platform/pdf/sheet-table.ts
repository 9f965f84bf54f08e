import { INK, MARGIN, type PdfWriter, QUIET } from './pdf-writer.ts';
import { drawLine, lineHeight, type TextStyle, wrapText } from './text.ts';

export interface Column {
  header: string;
  /** Share of the width. The shares of a table need not sum to one. */
  share: number;
  align?: 'left' | 'right';
}
type Row = readonly string[];

const GAP = 10;
const PADDING = 7;
const HEAD: TextStyle = { size: 9, weight: 600, colour: QUIET };
const BODY: TextStyle = { size: 10, colour: INK };

/** Minimum height for the head of a table and one row. */
export const TABLE_START = 2 * (lineHeight(BODY) + PADDING);

/** Draws rows under a head that is repeated on each page, and a total in bold. */
export function drawTable(
  writer: PdfWriter,
  columns: readonly Column[],
  rows: readonly Row[],
  total: Row | undefined,
): void {
  const { doc, brand, root, width } = writer;
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  const space = width - GAP * (columns.length - 1);
  let start = MARGIN;
  const places = columns.map(({ share, align = 'left' }) => {
    const place = { x: start, width: (space * share) / shares, align };
    start += place.width + GAP;
    return place;
  });
  const element = doc.struct('Table');
  root.add(element);

  const wrap = (row: Row, style: TextStyle): string[][] =>
    places.map((place, index) => wrapText(doc, row[index] ?? '', style, place.width));
  const heightOf = (cells: string[][], style: TextStyle): number =>
    Math.max(...cells.map((lines) => lines.length)) * lineHeight(style) + writer.gap(PADDING);
  const drawCells = (cells: string[][], style: TextStyle, draw: (write: () => void) => void): void => {
    cells.forEach((lines, index) => {
      const place = places[index] ?? { x: MARGIN };
      draw(() => {
        lines.forEach((text, row) => {
          drawLine(doc, text, style, { ...place, y: writer.y + writer.gap(3) + row * lineHeight(style) });
        });
      });
    });
    writer.y += heightOf(cells, style);
  };
  const drawRow = (cells: string[][], style: TextStyle, tag: 'TH' | 'TD'): void => {
    const line = doc.struct('TR');
    element.add(line);
    drawCells(cells, style, (write) => writer.put(line, tag, write, tag === 'TH' ? { scope: 'Column' } : {}));
  };
  const head = wrap(
    columns.map((column) => column.header),
    HEAD,
  );
  const totalStyle: TextStyle = { size: BODY.size, weight: 600, colour: brand.colours.speak };
  const totalHeight = total ? heightOf(wrap(total, totalStyle), totalStyle) : 0;
  /** @param below the height of what stays on the same page */
  const bodyRow = (row: Row, style: TextStyle, below = 0): void => {
    const cells = wrap(row, style);
    if (writer.room(heightOf(cells, style) + below)) {
      // The head is tagged once; on following pages it is only visual.
      drawCells(head, HEAD, writer.ornament);
      writer.rule(writer.y, 'strong');
    }
    drawRow(cells, style, 'TD');
    writer.rule(writer.y);
  };

  writer.room(heightOf(head, HEAD) + TABLE_START);
  drawRow(head, HEAD, 'TH');
  writer.rule(writer.y, 'strong');
  // a total is never alone on a page
  rows.forEach((row, at) => {
    bodyRow(row, BODY, at === rows.length - 1 ? totalHeight : 0);
  });
  if (total) bodyRow(total, totalStyle);
  writer.y += writer.gap(10);
}

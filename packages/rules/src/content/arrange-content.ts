/** The place of a piece of content; both numbers come from the content service and are compared as integers. */
export interface ContentPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * Reads a `row.column` position: `'1.10'` is row 1 column 10, after `'1.9'`, not a decimal fraction. Null if the text
 * is not a position. Specification section 3.
 */
export function parseContentPlace(position: string | null | undefined): ContentPlace | null {
  const [, row, column] = /^\s*(\d{1,6})\.(\d{1,6})\s*$/.exec(position ?? '') ?? [];
  return row && column ? { row: Number(row), column: Number(column) } : null;
}

/**
 * Arranges the pieces in rows from top to bottom, each row from left to right. Pieces in the same place keep their
 * order. A piece without a readable position gets a row of its own at the end.
 */
export function arrangeContent<Piece extends { readonly position?: string | null }>(
  pieces: readonly Piece[],
): Piece[][] {
  const rows = new Map<number, { column: number; piece: Piece }[]>();
  const unplaced: Piece[][] = [];
  for (const piece of pieces) {
    const place = parseContentPlace(piece.position);
    if (!place) unplaced.push([piece]);
    else rows.set(place.row, [...(rows.get(place.row) ?? []), { column: place.column, piece }]);
  }
  const placed = [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => one.column - other.column).map(({ piece }) => piece));
  return [...placed, ...unplaced];
}

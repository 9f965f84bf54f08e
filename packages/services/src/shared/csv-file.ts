/** A cell that a spreadsheet would run as a formula gets an apostrophe, so that it is text; numbers stay numbers. */
const harmless = (cell: string): string =>
  /^[=@\t\r]/.test(cell) || (/^[+-]/.test(cell) && !/^[+-][\d.,]+$/.test(cell)) ? `'${cell}` : cell;

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table as a CSV file. The byte order mark at its start makes Excel read Hindi. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => row.map((cell) => quote(harmless(cell))).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

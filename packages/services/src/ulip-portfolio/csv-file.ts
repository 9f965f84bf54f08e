const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A table as a CSV file. The byte order mark at its start makes Excel read Hindi. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((row) => row.map(quote).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

import { useApp } from '@lifedesk/journey';
import { Button, DownloadIcon } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { csvFile } from '../shared/csv-file.ts';

interface SaveTableProps {
  readonly name: string;
  readonly fileName: string;
  /** The first row has the names of the columns. */
  readonly rows: () => readonly (readonly string[])[];
}

/** Saves the figures of a table or a chart as a spreadsheet file. */
export function SaveTable({ name, fileName, rows }: SaveTableProps): ReactElement {
  const { save } = useApp();
  return (
    <div>
      <Button variant="secondary" icon={DownloadIcon} onClick={() => save(csvFile(rows()), fileName)}>
        {name}
      </Button>
    </div>
  );
}

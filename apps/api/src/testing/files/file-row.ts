import type { FileFault } from '@lifedesk/rules';

export type Verdict = FileFault | 'taken';
/**
 * A file: its name, what it is, the verdict, and the verdict of the screen where only the server can know more. Its
 * declared type is that of its extension.
 */
export interface FileRow {
  readonly what: string;
  readonly content: () => Buffer | Promise<Buffer>;
  readonly server: Verdict;
  readonly screen: Verdict;
  readonly contentType: 'application/pdf' | 'image/png' | 'image/jpeg';
}

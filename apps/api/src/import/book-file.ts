import type { Column, Values } from './columns.ts';

/** The files of a book, in the order in which their rows depend on each other. */
export const FILE_NAMES = ['customers', 'policies', 'dues', 'nominees', 'holdings', 'requests'] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** What is wrong with a row. The reason says what to write and never repeats a value. */
export interface Fault {
  /** The column; null if the whole row is wrong. */
  readonly column: string | null;
  readonly reason: string;
}

/** The rows to insert, by table: a value for each column that the file decides. */
export type Content = Readonly<Record<string, Values>>;

export interface BookFile {
  readonly name: FileName;
  readonly columns: readonly Column[];
  /** The columns that identify a row. */
  readonly key: readonly string[];
  /** The column that names the customer or the policy that the row belongs to; null for customers. */
  readonly parent: string | null;
  /** What is wrong with a row whose fields are right one by one. */
  check(values: Values): Fault[];
  content(values: Values): Content;
}

/** The values of these columns. */
export const pick = (values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]));

/** One fault or none. */
export const faultIf = (isWrong: boolean, column: string, reason: string): Fault[] =>
  isWrong ? [{ column, reason }] : [];

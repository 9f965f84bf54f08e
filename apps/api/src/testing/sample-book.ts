import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bookRows, csvOf } from '../../simulators/demo/book-files.ts';
import { FILE_NAMES } from '../import/book-file.ts';
import type { Db } from '../platform/database/connect.ts';

export type Book = ReturnType<typeof bookRows>;

/** The book of the first policies, by file. */
export const sampleBook = (policies: number): Book =>
  bookRows(
    Array.from({ length: policies }, (_, at) => at + 1),
    '2026-11-21',
  );

/** Writes the files of a book into a folder. */
export async function saveBook(folder: string, book: Book): Promise<void> {
  for (const name of FILE_NAMES) await writeFile(join(folder, `${name}.csv`), csvOf(book[name]));
}

/** Adds the plans and the fund of the sample book, which an insurer has before the book. */
export async function addSampleProducts(db: Db): Promise<void> {
  const terms = { non_forfeiture: 'none', loan_rate: null } as const;
  await db
    .insertInto('plan')
    .values([
      { code: 'MSS01', name: 'Secure Savings', line: 'savings', uin: '199N001V03', ...terms },
      { code: 'MWB02', name: 'Wealth Builder', line: 'unit-linked', uin: '199L002V02', ...terms },
    ])
    .execute();
  await db
    .insertInto('fund')
    .values({ code: 'GRO', sfin: 'ULIF00101/01/10MRUGROWTH199', name: 'Growth Fund', risk: 'high' })
    .execute();
  await db.insertInto('fund_nav').values({ fund_code: 'GRO', on_date: '2026-11-20', nav: '62.1847' }).execute();
}

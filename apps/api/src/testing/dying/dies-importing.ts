/** A process that is killed after its nth statement while it imports a book. Its task is JSON in its argument. */
import { importBook } from '../../import/import-book.ts';
import { connect, type DbOptions } from '../../platform/database/connect.ts';
import { killAfter } from './kill-after.ts';

interface Order {
  database: DbOptions;
  folder: string;
  now: string;
  statements: number;
}

const { database, folder, now, statements } = JSON.parse(process.argv[2] ?? '') as Order;
const db = await connect(database);
await importBook(killAfter(db, statements), {
  folder,
  isCheck: false,
  skipsRefused: false,
  clock: { now: () => new Date(now) },
  print: () => {},
});
await db.destroy();

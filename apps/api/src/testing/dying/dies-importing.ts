/** A process that is killed after its nth statement while it imports a book. Its task is JSON in its argument. */
import { importBook } from '../../import/import-book.ts';
import { readTask } from './read-task.ts';

const { db, dying, folder, now } = await readTask<{ folder: string }>();
await importBook(dying, {
  folder,
  isCheck: false,
  skipsRefused: false,
  clock: { now: () => new Date(now) },
  print: () => {},
});
await db.destroy();

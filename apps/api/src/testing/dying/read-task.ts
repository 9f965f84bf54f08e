import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { killAfter } from './kill-after.ts';

/** The part of a task that all of these processes have. */
interface Task {
  readonly database: DbOptions;
  readonly now: string;
  readonly statements: number;
}

/** The task in the argument of a process, with a database that kills the process after its nth statement. */
export async function readTask<More extends object = object>(): Promise<More & Task & { db: Db; dying: Db }> {
  const task: More & Task = JSON.parse(process.argv[2] ?? '');
  const db = await connect(task.database);
  return { ...task, db, dying: killAfter(db, task.statements) };
}
